import type { Snack as SnackData } from '../../content/snacks';
import { TouchPicture } from '../../objects/TouchPicture';
import type { Wrapper } from './packing';
import styles from './Snack.module.css';

type Props = Readonly<{ snack: SnackData; wrapper: Wrapper; foil: number }>;

/** One snack on the counter: its wrapper, and its shelf ticket. */
export function Snack({ snack, wrapper, foil }: Props) {
  return (
    <article id={snack.id} className={styles.snack}>
      <div className={`${styles.wrapper} ${styles[wrapper]}`} data-foil={foil}>
        <TouchPicture
          category="snacks"
          id={snack.id}
          name={snack.name}
          className={styles.picture}
        />
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
