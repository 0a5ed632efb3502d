import { useState } from 'react';
import { habbo } from '../../../content/oldWebVisits';
import { filtered } from '../../../lib/oldWeb';
import styles from './visits.module.css';

const coats = ['#e2574c', '#3f8fd2', '#58a847', '#e0a52e', '#9b5fc0'];

/** Habbo Hotel: a lobby of blocky people with speech bubbles. */
export function HabboVisit() {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [line, setLine] = useState('');
  const crowd = [...habbo.crowd, ...said].slice(-4);
  return (
    <div className={styles.habbo}>
      <ul className={styles.speech}>
        {crowd.map((text, index) => (
          <li key={`${said.length}-${index}`}>{text}</li>
        ))}
      </ul>
      <svg viewBox="0 0 320 130" aria-hidden="true" className={styles.lobby}>
        <path d="M160 20 312 84 160 128 8 84z" fill="#c9b48a" stroke="#4a3d22" strokeWidth="3" />
        {coats.map((coat, index) => (
          <g key={coat} transform={`translate(${70 + index * 42} ${34 + (index % 3) * 18})`}>
            <path d="M0 8h18v18H0z" fill="#f0c9a0" stroke="#222" strokeWidth="2" />
            <path d="M0 8V2h18v6z" fill="#5a3a1c" stroke="#222" strokeWidth="2" />
            <path d="M-2 26h22v18H-2z" fill={coat} stroke="#222" strokeWidth="2" />
            <path d="M1 44h7v12H1zm9 0h7v12h-7z" fill="#38405c" stroke="#222" strokeWidth="2" />
          </g>
        ))}
      </svg>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (line.trim() === '') return;
          setSaid([...said.slice(-3), filtered(line.trim())]);
          setLine('');
        }}
      >
        <label>
          Say something (the filter is watching)
          <input value={line} maxLength={60} onChange={(event) => setLine(event.target.value)} />
        </label>
        <button type="submit">Say</button>
      </form>
    </div>
  );
}
