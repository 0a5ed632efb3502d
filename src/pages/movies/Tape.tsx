import { type CSSProperties, useRef } from 'react';
import { accent, toneAt } from '../../components/tone';
import type { Film } from '../../content/films';
import { ObjectPicture } from '../../objects/ObjectPicture';
import { TouchPicture } from '../../objects/TouchPicture';
import styles from './Tape.module.css';
import { useSlideOut } from './useSlideOut';

type Props = Readonly<{
  film: Film;
  /** Index of the tape in the whole shop. */
  number: number;
  /** Of the tapes with the same shelf only one is pulled out at a time. */
  shelf: string;
  pulledOut: boolean;
}>;

const prints = ['dots', 'zigzag', 'stripes', 'grid', 'triangles', 'halftone'] as const;

/** A film as a tape: its spine, and once pulled out the front and back of its box. */
export function Tape({ film, number, shelf, pulledOut }: Props) {
  const spine = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  useSlideOut(slot, pulledOut);
  const style: CSSProperties & { '--print': string } = {
    ...accent(toneAt(number * 3)),
    '--print': `var(--${prints[(number + Math.floor(number / prints.length)) % prints.length]})`,
  };

  /** The tape that was put back may have been above this one, which then moves. */
  const keepInView = () => {
    if (spine.current?.matches(':hover, :focus'))
      spine.current.scrollIntoView({ block: 'nearest' });
  };

  return (
    <article id={film.id} className={styles.film} style={style}>
      <details className={styles.tape} name={shelf} open={pulledOut} onToggle={keepInView}>
        <summary ref={spine} className={styles.spine}>
          <span className={styles.badge}>
            <ObjectPicture card={`/movies#${film.id}`} className={styles.icon} />
          </span>
          <span className={styles.words}>
            <h3 className={styles.title}>{film.name}</h3>
            <span className={styles.teaser}>{film.line}</span>
          </span>
          <span className={styles.pull}>
            <span data-when="shut">Pull out</span>
            <span data-when="open">Put back</span>
          </span>
          <span className={styles.date}>{film.span[0]}</span>
        </summary>
        <div ref={slot} className={styles.slot} data-slot="">
          <div className={styles.box}>
            <div className={styles.front}>
              <span className={styles.scene}>
                <TouchPicture
                  category="movies"
                  id={film.id}
                  name={film.name}
                  className={styles.star}
                />
              </span>
              <span className={styles.billing} aria-hidden="true">
                {film.name}
              </span>
            </div>
            <div className={styles.back}>
              <p className={styles.line}>{film.line}</p>
              <p>{film.description}</p>
              <dl className={styles.print}>
                <div>
                  <dt>Year</dt>
                  <dd>{film.year}</dd>
                </div>
                <div>
                  <dt>Genre</dt>
                  <dd>{film.genre}</dd>
                </div>
              </dl>
              <span className={styles.bars} aria-hidden="true" />
            </div>
          </div>
        </div>
      </details>
    </article>
  );
}
