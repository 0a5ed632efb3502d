import { useState } from 'react';
import { messenger } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** MSN Messenger: signing out and in again to be noticed. */
export function MessengerVisit() {
  const [signedIn, setSignedIn] = useState(true);
  const [times, setTimes] = useState(0);
  const reply = messenger.replies[Math.min(times, messenger.replies.length) - 1];
  return (
    <div className={styles.msn}>
      <p className={styles.display}>
        {messenger.name} <span>({signedIn ? 'Online' : 'Appears offline'})</span>
      </p>
      <ul>
        {messenger.contacts.map((contact) => (
          <li key={contact} data-on={signedIn || undefined}>
            {contact}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          if (!signedIn) setTimes(times + 1);
          setSignedIn(!signedIn);
        }}
      >
        {signedIn ? 'Sign out' : 'Sign in again'}
      </button>
      <p role="status">{signedIn && reply}</p>
    </div>
  );
}
