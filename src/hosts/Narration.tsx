import { VisuallyHidden } from '../components/VisuallyHidden';
import { useSettings } from '../stores/useSettings';
import styles from './hosts.module.css';
import { useGame } from './useGame';
import { useLateStore } from './useLateStore';

/**
 * The game's live region, shown as captions where the visitor wants them. It exists from the start: a
 * region inserted with its text is not read.
 */
export function Narration() {
  const { session } = useGame();
  const isShown = useSettings(({ captions }) => captions);
  const said = useLateStore(session?.announcement, (announcement) => announcement);
  const log = (
    <span role="log" aria-live="polite" aria-relevant="additions">
      {/* A new element, so that a repeated sentence is read again. */}
      <span key={said?.count}>{said?.text}</span>
    </span>
  );
  return isShown ? (
    <p className={styles.captions}>{log}</p>
  ) : (
    <VisuallyHidden>{log}</VisuallyHidden>
  );
}
