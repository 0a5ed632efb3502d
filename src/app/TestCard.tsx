import { Smiley } from '../components/Smiley';
import styles from './TestCard.module.css';

const bars = ['cream', 'yellow', 'cyan', 'lime', 'pink', 'orange', 'blue', 'purple'] as const;

/** A television with our own test card and a sad face. */
export function TestCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <svg
        className={styles.picture}
        viewBox="0 0 400 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((color, index) => (
          <rect key={color} x={index * 50} width="50.5" height="190" fill={`var(--${color})`} />
        ))}
        <rect y="190" width="400" height="26" fill="var(--ink)" />
        {bars.map((color, index) => (
          <rect
            key={color}
            x={(bars.length - 1 - index) * 50}
            y="196"
            width="50.5"
            height="14"
            fill={`var(--${color})`}
          />
        ))}
        <rect y="216" width="400" height="84" fill="var(--cream)" />
        <path
          d="M0 258h400"
          stroke="var(--ink)"
          strokeWidth="84"
          strokeDasharray="4 4 4 4 8 8 8 8 14 14 14 14"
        />
      </svg>
      <p className={styles.number}>
        <span>4</span>
        <Smiley mood="sad" />
        <span>4</span>
      </p>
      <span className={styles.scanlines} />
    </div>
  );
}
