import { accent, toneAt } from '../../components/tone';
import type { Artist } from '../../content/artists';
import { TouchPicture } from '../../objects/TouchPicture';
import styles from './Cassette.module.css';
import { Reels } from './Reels';

type Props = Readonly<{
  artist: Artist;
  /** Index of the tape on the page. */
  number: number;
}>;

/**
 * An artist as a tape on its unfolded inlay card. A checkbox turns it over, without scripts too.
 */
export function Cassette({ artist, number }: Props) {
  return (
    <article id={artist.id} className={styles.card} style={accent(toneAt(number * 2 + 1))}>
      <div className={styles.flap}>
        <div className={styles.tape}>
          <div className={`${styles.side} ${styles.first}`}>
            <div className={styles.title}>
              <span className={styles.letter} aria-hidden="true">
                A
              </span>
              <h3>{artist.name}</h3>
            </div>
            <Reels played={0.25} />
            <p className={styles.small}>
              <span>{artist.genre}</span>
              <span>{artist.era}</span>
            </p>
          </div>
          <div className={`${styles.side} ${styles.second}`}>
            <div className={styles.title}>
              <span className={styles.letter} aria-hidden="true">
                B
              </span>
              <ul className={styles.singles} aria-label={`Three singles by ${artist.name}`}>
                {artist.singles.map((single) => (
                  <li key={single}>{single}</li>
                ))}
              </ul>
            </div>
            <Reels played={0.75} />
            <p className={styles.small} aria-hidden="true">
              <span>{artist.name}</span>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.inlay}>
        <div className={styles.strip}>
          <TouchPicture
            category="music"
            id={artist.id}
            name={artist.name}
            className={styles.emoji}
          />
          <p className={styles.line}>{artist.line}</p>
        </div>
        <p className={styles.notes}>{artist.description}</p>
        <label className={styles.turn}>
          <input type="checkbox" className={styles.box} aria-label={`B side: ${artist.name}`} />
          <svg viewBox="0 0 32 24" aria-hidden="true" focusable="false">
            <path d="M4 14C4 2 28 2 28 14m0 0-6-5m6 5 3-7M28 18q-12 8-22 0" />
          </svg>
          B side
        </label>
      </div>
    </article>
  );
}
