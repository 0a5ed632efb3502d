import { useState } from 'react';
import styles from './visits.module.css';

const moods = ['dying', 'dying', 'famished', 'very hungry', 'hungry', 'not hungry… yet'];

/** Neopets: a pet that never starves, and an omelette that never runs out. */
export function NeopetsVisit() {
  const [slices, setSlices] = useState(0);
  const [points, setPoints] = useState(0);
  const mood = moods[Math.min(slices, moods.length - 1)];
  return (
    <div className={styles.neo}>
      <svg viewBox="0 0 240 120" aria-hidden="true" className={styles.omelette}>
        <ellipse cx="156" cy="84" rx="78" ry="30" fill="#ffd95c" stroke="#8a5a00" strokeWidth="4" />
        <path d="M110 78q30-14 60 2t50-6" stroke="#c98a00" strokeWidth="5" fill="none" />
        <path
          d="M20 100q-4-44 22-52L34 24l18 14h12l18-14-8 24q26 10 20 52z"
          fill="#7cc7ff"
          stroke="#143a66"
          strokeWidth="4"
        />
        <path d="M44 62v6m22-6v6M46 84q9 8 20 0" stroke="#143a66" strokeWidth="4" fill="none" />
      </svg>
      <p role="status">
        Your pet is <b>{mood}</b>. Slices eaten: {slices}. Slices left: all of them.
      </p>
      <div className={styles.row}>
        <button
          type="button"
          onClick={() => {
            setSlices(slices + 1);
            setPoints(points + 5);
          }}
        >
          Take a slice of omelette
        </button>
        <button type="button" onClick={() => setSlices(0)}>
          Come back in three years
        </button>
      </div>
      <p>NP: {points}</p>
    </div>
  );
}
