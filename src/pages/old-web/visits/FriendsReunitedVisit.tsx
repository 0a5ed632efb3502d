import { useState } from 'react';
import { friends } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** Friends Reunited: a school year, with two lines for each person. */
export function FriendsReunitedVisit() {
  const [open, setOpen] = useState<string>();
  return (
    <div className={styles.reunited}>
      <h3>Your school, leavers of 1994</h3>
      <ul>
        {friends.map(([name, life]) => (
          <li key={name}>
            <button type="button" aria-expanded={open === name} onClick={() => setOpen(name)}>
              {name}
            </button>
            {open === name && (
              <p>
                {life} <i>To write to them is £5 a year.</i>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
