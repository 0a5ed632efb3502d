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
        <rect y="190" width="400" height="26" fill="var(--ink)" />
        {bars.map((color, index) => (
          <path
            key={color}
            d={`M${index * 50} 0h50.5v190h-50.5zM${350 - index * 50} 196h50.5v14h-50.5z`}
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
