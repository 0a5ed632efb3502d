import { accent } from '../../components/tone';
import type { TvShow } from '../../content/tvShows';
import { TouchPicture } from '../../objects/TouchPicture';
import { buttonOf } from './listing';
import styles from './Programme.module.css';

type Props = Readonly<{ show: TvShow; ringed: boolean; onRing: () => void }>;

/** An entry of the listings. It can be ringed in biro. */
export function Programme({ show, ringed, onRing }: Props) {
  const { button, tone } = buttonOf(show);
  return (
    <article id={show.id} className={styles.programme} style={accent(tone)}>
      <p className={styles.slot}>{show.slot}</p>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {show.name}
          <svg
            className={styles.ring}
            data-ringed={ringed || undefined}
            viewBox="0 0 200 80"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path
              pathLength="1"
              d="M30 16C84-2 178 2 193 32 204 62 118 80 62 73 16 68-6 50 8 28 22 8 92 4 146 12q26 4 38 14"
            />
          </svg>
        </h3>
        <p className={styles.channel}>
          <span className={styles.button} aria-hidden="true">
            {button}
          </span>
          <span>{show.channel}</span>
          <span className={styles.years}>{show.years}</span>
        </p>
      </div>
      <div className={styles.text}>
        <span className={styles.still}>
          <TouchPicture
            category="tv-shows"
            id={show.id}
            name={show.name}
            className={styles.emoji}
          />
        </span>
        <p className={styles.line}>{show.line}</p>
        <p>{show.description}</p>
      </div>
      <button
        type="button"
        className={styles.biro}
        aria-pressed={ringed}
        aria-label={`Ring it: ${show.name}`}
        onClick={onRing}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {ringed ? (
            <path d="m2 13 4-4 4 4L18 4l4 4-12 13z" fill="var(--lime)" />
          ) : (
            <>
              <path d="m3 21 2-6L17 3l4 4L9 19z" fill="var(--blue)" />
              <path d="m3 21 2-6 4 4z" fill="var(--paper)" />
            </>
          )}
        </svg>
        Ring it
      </button>
    </article>
  );
}
