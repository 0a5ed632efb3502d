import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { countVisit } from '../../stores/visits';
import { Badges } from './Badges';
import { Odometer } from './Odometer';
import styles from './VisitorBook.module.css';

const never = () => () => {};
const countHere = () => countVisit('visits');

/** A counter of this browser's visits, and the badges. */
export function VisitorBook() {
  const visits = useSyncExternalStore(never, countHere, () => 0);
  return (
    <section className={styles.section} aria-labelledby="visitor">
      <div className={styles.counter}>
        <h2 id="visitor" className={styles.title}>
          You are visitor number
        </h2>
        <Odometer value={visits} />
        <p className={styles.note}>
          …of one. It counts the times you loaded this page on this device, and nobody but you can
          see it.
          <VisuallyHidden> So far: {visits}.</VisuallyHidden>
        </p>
      </div>
      <Badges />
    </section>
  );
}
