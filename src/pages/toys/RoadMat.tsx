import styles from './RoadMat.module.css';

const road = 'M-20 330H300q70 0 70-70V150q0-60 60-60h340q60 0 60 60v120q0 60 60 60h330';
const branch = 'M600 90v-110M600 90v430M-20 120h250q60 0 60 60v150M1220 150h-390';
const trees: readonly [x: number, y: number][] = [
  [90, 40],
  [160, 214],
  [452, 210],
  [700, 240],
  [700, 430],
  [985, 76],
  [1120, 250],
  [60, 440],
];
const houses: readonly [x: number, y: number, fill: string][] = [
  [40, 190, 'pink'],
  [370, 400, 'orange'],
  [470, 0, 'yellow'],
  [680, -10, 'purple'],
  [900, 200, 'pink'],
  [1010, 400, 'yellow'],
];

/** A playroom carpet with roads, and two cars on it. */
export function RoadMat({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1200" height="500" fill="var(--lime)" />
      <path
        d="M430 470q-60-90 40-130 90-36 80 60 0 90-120 70z"
        fill="var(--cyan)"
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <g fill="none" strokeLinecap="butt">
        {[branch, road].map((d) => (
          <path key={d} d={d} stroke="var(--ink)" strokeWidth="82" />
        ))}
        {[branch, road].map((d) => (
          <path key={d} d={d} stroke="#57486f" strokeWidth="72" />
        ))}
        {[branch, road].map((d) => (
          <path key={d} d={d} stroke="var(--cream)" strokeWidth="5" strokeDasharray="26 22" />
        ))}
        <path d="M564 170h72" stroke="var(--cream)" strokeWidth="52" strokeDasharray="11 8" />
      </g>
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round">
        {houses.map(([x, y, fill]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M8 34h74v48H8z" fill="var(--cream)" />
            <path d="M-4 38 45 2l49 36z" fill={`var(--${fill})`} />
            <path d="M38 54h18v28H38z" fill="var(--blue)" />
          </g>
        ))}
        {trees.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M0 12v26" fill="none" strokeWidth="9" />
            <circle r="24" fill="#3fae3a" />
          </g>
        ))}
        <g className={styles.car}>
          <rect x="-30" y="-15" width="60" height="30" rx="9" fill="var(--pink)" />
          <rect x="-12" y="-11" width="22" height="22" rx="4" fill="var(--cream)" />
        </g>
        <g className={`${styles.car} ${styles.late}`}>
          <rect x="-36" y="-16" width="72" height="32" rx="5" fill="var(--yellow)" />
          <rect x="12" y="-12" width="16" height="24" rx="3" fill="var(--cyan)" />
        </g>
      </g>
    </svg>
  );
}
