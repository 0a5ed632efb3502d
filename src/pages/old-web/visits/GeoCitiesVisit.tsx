import { useState } from 'react';
import { geoCities } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** GeoCities: a home page with flames and a guestbook. */
export function GeoCitiesVisit() {
  const [signed, setSigned] = useState(1);
  return (
    <div className={styles.geo}>
      <div className={styles.flames} aria-hidden="true" />
      <h3>{geoCities.title}</h3>
      <svg className={styles.digger} viewBox="0 0 96 84" aria-hidden="true">
        <path d="M48 3 93 81H3z" fill="#ffd800" stroke="#111" strokeWidth="5" />
        <path
          d="m40 44 10-8 7 12 9 4m-9-4-9 18m-4-26-8 24"
          stroke="#111"
          strokeWidth="5"
          fill="none"
        />
        <circle cx="52" cy="29" r="6" fill="#111" />
      </svg>
      <p>{geoCities.text}</p>
      <div className={styles.flames} aria-hidden="true" />
      <h4>Guestbook</h4>
      <ul>
        {geoCities.guests.slice(0, signed).map((guest) => (
          <li key={guest}>{guest}</li>
        ))}
        {signed > geoCities.guests.length && <li>you were here (you are visitor 000004)</li>}
      </ul>
      <button
        type="button"
        disabled={signed > geoCities.guests.length}
        onClick={() => setSigned(signed + 1)}
      >
        Sign my guestbook!!
      </button>
    </div>
  );
}
