import { Emoji } from '../../components/Emoji';
import type { techExtras } from '../../content/extras/techExtras';
import styles from './Evolution.module.css';

/** Three lists of steps: storage, music and internet. */
export function Evolution({
  evolution,
}: Readonly<{ evolution: (typeof techExtras)['evolution'] }>) {
  return (
    <section className={styles.section} aria-labelledby="evolution">
      <h2 id="evolution">{evolution.heading}</h2>
      <p>{evolution.text}</p>
      <div className={styles.parts}>
        {evolution.parts.map(({ id, name, emoji, steps }) => (
          <section key={id} className={styles.part} aria-labelledby={`evolution-${id}`}>
            <h3 id={`evolution-${id}`}>
              <Emoji symbol={emoji} /> {name}
            </h3>
            <ol>
              {steps.map((step) => (
                <li key={step.name}>
                  <p className={styles.name}>{step.name}</p>
                  <p className={styles.measure}>{step.measure}</p>
                  <p>{step.note}</p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
