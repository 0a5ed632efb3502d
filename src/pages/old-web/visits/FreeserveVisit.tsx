import { useEffect, useState } from 'react';
import { freeserve } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** Freeserve: a call that costs a penny a minute. A minute takes a second here. */
export function FreeserveVisit() {
  const [minutes, setMinutes] = useState(0);
  const [online, setOnline] = useState(false);
  useEffect(() => {
    if (!online) return;
    const clock = setInterval(() => setMinutes((count) => count + 1), 1000);
    return () => clearInterval(clock);
  }, [online]);
  return (
    <div className={styles.freeserve}>
      <ul>
        {freeserve.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setOnline(!online)}>
        {online ? 'Hang up' : 'Dial in, for free'}
      </button>
      <p className={styles.bill}>
        Telephone bill so far: <b>£{(minutes / 100).toFixed(2)}</b>
      </p>
      <p role="status">
        {minutes >= 20 && online && 'Somebody is coming up the stairs with the itemised version.'}
      </p>
    </div>
  );
}
