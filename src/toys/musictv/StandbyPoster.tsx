import type { Song } from '../../content/songs';
import { ChannelLogo } from './ChannelLogo';
import styles from './Screen.module.css';

type Props = Readonly<{ song: Song; onPlay: () => void }>;

/** The picture on the screen until the first press. It loads nothing from another host. */
export function StandbyPoster({ song, onPlay }: Props) {
  return (
    <div className={styles.poster}>
      <p className={styles.name}>
        <ChannelLogo className={styles.logo} />
        <span className={styles.slogan}>Pop, all day, slightly off the vertical</span>
      </p>
      <button type="button" className={styles.play} onClick={onPlay}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 2.5v19L21 12z" />
        </svg>
        Play <span className={styles.playTitle}>{song.title}</span>
      </button>
      <p className={styles.note}>
        Videos come from YouTube, in its privacy-enhanced player. Nothing is loaded from it until
        you press.
      </p>
    </div>
  );
}
