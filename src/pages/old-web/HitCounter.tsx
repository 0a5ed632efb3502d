import { useSyncExternalStore } from 'react';
import { countVisit } from '../../stores/visits';
import styles from './HitCounter.module.css';

const never = () => () => {};
const places = 6;
const countHere = () => countVisit('visits-old-web');

/** The hit counter. It counts on this device only, and says so. */
export function HitCounter() {
  const visits = useSyncExternalStore(never, countHere, () => 0);
  return (
    <p className={styles.counter}>
      <span>You are visitor number</span>{' '}
      <b className={styles.digits}>{String(visits).padStart(places, '0')}</b>{' '}
      <span>to this page, and so were all the others: nobody but you is counted.</span>
    </p>
  );
}
