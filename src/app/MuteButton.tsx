import { Tooltip } from '../components/Tooltip';
import { settings } from '../stores/settings';
import { useSettings } from '../stores/useSettings';
import styles from './MuteButton.module.css';

/** The site's one mute, remembered. `assets/after-paint.js` switches it while the scripts load. */
export function MuteButton() {
  const muted = useSettings((state) => state.muted);
  return (
    <Tooltip text={muted ? 'The whole site is muted' : 'Mutes the whole site'}>
      <button
        type="button"
        className={styles.mute}
        aria-label="Mute all sound"
        aria-pressed={muted}
        data-mute
        onClick={() => settings.setState({ muted: !muted })}
      >
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <path className={styles.box} d="M3 11h7l9-8v26l-9-8H3z" />
          {muted ? (
            <path className={styles.waves} d="m22 12 8 8m0-8-8 8" />
          ) : (
            <path className={styles.waves} d="M22 11q4 5 0 10m4-14q7 9 0 18" />
          )}
        </svg>
      </button>
    </Tooltip>
  );
}
