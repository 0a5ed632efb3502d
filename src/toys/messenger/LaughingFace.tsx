import styles from './WinkStage.module.css';

/** A laughing face. Mouth, eyes and tears are animated by the style sheet. */
export function LaughingFace() {
  return (
    <svg className={styles.laugh} viewBox="0 0 200 200" width="200" height="200" aria-hidden="true">
      <g className={styles.head}>
        <circle cx="100" cy="100" r="90" fill="#ffd53d" stroke="#150a26" strokeWidth="6" />
        <path
          d="M36 78a70 70 0 0 1 50-44"
          fill="none"
          stroke="#fff3b8"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <ellipse cx="42" cy="118" rx="15" ry="10" fill="#ff9f6b" />
        <ellipse cx="158" cy="118" rx="15" ry="10" fill="#ff9f6b" />
        <path
          d="M44 88q18-26 36 0M120 88q18-26 36 0"
          fill="none"
          stroke="#150a26"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <g className={styles.mouth}>
          <path
            d="M48 108h104q0 62-52 62t-52-62z"
            fill="#7d1020"
            stroke="#150a26"
            strokeWidth="6"
          />
          <path d="M54 111h92q0 10-3 14H57q-3-4-3-14z" fill="#fff" />
          <path d="M70 156q30-22 60 0-12 12-30 12t-30-12z" fill="#f0607e" />
        </g>
      </g>
      <path
        className={styles.tearLeft}
        d="M30 100q-22 26-8 36 14 2 8-36z"
        fill="#4cb4ff"
        stroke="#12639e"
        strokeWidth="4"
      />
      <path
        className={styles.tearRight}
        d="M170 100q22 26 8 36-14 2-8-36z"
        fill="#4cb4ff"
        stroke="#12639e"
        strokeWidth="4"
      />
    </svg>
  );
}
