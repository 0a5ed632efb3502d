import styles from './Screen.module.css';

const bars = ['cream', 'yellow', 'cyan', 'lime', 'pink', 'orange', 'blue', 'purple'] as const;
const columns = [40, 80, 120, 160, 200, 240, 280, 320, 360];
const rows = [30, 70, 110, 150, 190, 230, 270];

/** Our own test card: a grid and a circle, for setting width and height. */
export function TestCardPicture() {
  return (
    <svg
      className={styles.cardPicture}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="#4a4458" d="M0 0h400v300H0z" />
      <path
        d={`${columns.map((x) => `M${x} 0v300`).join('')}${rows.map((y) => `M0 ${y}h400`).join('')}`}
        stroke="var(--cream)"
        strokeWidth="2"
      />
      <path
        d="M0 0h400v300H0z"
        fill="none"
        stroke="var(--cream)"
        strokeWidth="20"
        strokeDasharray="25 25"
      />
      <circle cx="200" cy="150" r="140" fill="var(--ink)" stroke="var(--cream)" strokeWidth="4" />
      {bars.map((color, index) => (
        <path key={color} d={`M${80 + index * 30} 46h30.5v26h-30.5z`} fill={`var(--${color})`} />
      ))}
      <path
        d="M92 240h216"
        stroke="var(--cream)"
        strokeWidth="22"
        strokeDasharray="16 16 12 12 8 8 6 6 4 4 3 3"
      />
      <path
        d="M150 270q12-16 25 0t25 0 25 0 25 0"
        fill="none"
        stroke="var(--pink)"
        strokeWidth="7"
      />
    </svg>
  );
}
