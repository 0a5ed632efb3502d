import { Emoji } from '../../components/Emoji';
import type { Snack as SnackData } from '../../content/snacks';
import styles from './Snack.module.css';
import { wrapperOf } from './wrapperOf';

/** One thing on the counter: its wrapper, and the shelf ticket under it. */
export function Snack({ snack }: Readonly<{ snack: SnackData }>) {
  return (
    <article id={snack.id} className={styles.snack}>
      <div className={`${styles.wrapper} ${styles[wrapperOf(snack.type)]}`} aria-hidden="true">
        <Emoji symbol={snack.emoji} className={styles.picture} />
      </div>
      <div className={styles.ticket}>
        <h3>{snack.name}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>When</dt>
            <dd>{snack.era}</dd>
          </div>
          <div>
            <dt>What</dt>
            <dd>{snack.type}</dd>
          </div>
        </dl>
        <p>{snack.description}</p>
      </div>
    </article>
  );
}
