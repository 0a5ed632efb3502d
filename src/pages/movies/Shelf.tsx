import type { Film } from '../../content/films';
import styles from './Shelf.module.css';
import { Tape } from './Tape';

type Props = Readonly<{
  films: readonly Film[];
  /** Index of the shelf. */
  place: number;
}>;

/** A shelf of tapes. One tape is pulled out; pulling another puts it back. */
export function Shelf({ films, place }: Props) {
  const first = films[0]?.span[0];
  const last = films.at(-1)?.span[0];
  const id = `shelf-${place}`;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id} className={styles.years}>
        {first} to {last}
      </h2>
      <ul className={styles.tapes}>
        {films.map((film, index) => (
          <li key={film.id} className={styles.slot}>
            <Tape
              film={film}
              number={place * films.length + index}
              shelf={id}
              pulledOut={index === place}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
