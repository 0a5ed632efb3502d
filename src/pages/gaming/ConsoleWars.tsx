import { Emoji } from '../../components/Emoji';
import type { gamingExtras } from '../../content/extras/gamingExtras';
import styles from './ConsoleWars.module.css';

/** Two sides and a verdict, laid out like a fighting game. */
export function ConsoleWars({ wars }: Readonly<{ wars: (typeof gamingExtras)['consoleWars'] }>) {
  return (
    <section className={styles.section} aria-labelledby="wars">
      <div className={styles.inner}>
        <h2 id="wars">{wars.heading}</h2>
        <p className={styles.text}>{wars.text}</p>
        <div className={styles.ring}>
          {wars.sides.map(({ name, emoji, hero, points }) => (
            <article key={name} className={styles.side}>
              <span className={styles.energy} aria-hidden="true" />
              <h3>
                <Emoji symbol={emoji} /> {name}
              </h3>
              <p className={styles.hero}>{hero}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </article>
          ))}
          <span className={styles.versus} aria-hidden="true">
            VS
          </span>
        </div>
        <p className={styles.verdict}>{wars.verdict}</p>
      </div>
    </section>
  );
}
