import type { Song } from '../../content/songs';
import { type Failure, failureWords } from './failures';
import { watchAddress } from './player/videoHost';
import styles from './Screen.module.css';

type Props = Readonly<{ song: Song; failure: Failure; onPlay: () => void }>;

/** The actions for a song that cannot be shown. */
export function SongActions({ song, failure, onPlay }: Props) {
  return (
    <p className={styles.ways}>
      <button type="button" onClick={onPlay}>
        {failure === 'autoplay' ? 'Play' : 'Try again'}
      </button>
      {failureWords[failure].elsewhere && (
        <a href={watchAddress(song.youtubeId)} target="_blank" rel="noopener">
          Watch on YouTube
        </a>
      )}
    </p>
  );
}
