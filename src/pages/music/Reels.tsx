import styles from './Reels.module.css';

const teeth = [0, 60, 120, 180, 240, 300];

/** The reels of a tape. @param played 0 when all of it is on the left reel, 1 when on the right */
export function Reels({ played }: Readonly<{ played: number }>) {
  const wound = [34 - 16 * played, 18 + 16 * played];
  return (
    <svg className={styles.reels} viewBox="0 0 260 62" aria-hidden="true" focusable="false">
      <rect x="3" y="3" width="254" height="56" rx="28" fill="#2c1f49" />
      <g clipPath="inset(0 round 28px)">
        {wound.map((radius, reel) => (
          <g key={reel} transform={`translate(${reel === 0 ? 52 : 208} 31)`}>
            <circle r={radius} fill="#6b3a1f" stroke="var(--ink)" strokeWidth="3" />
            <g className={styles.hub}>
              <circle r="17" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
              {teeth.map((turn) => (
                <rect
                  key={turn}
                  x="-2.5"
                  y="-15"
                  width="5"
                  height="8"
                  fill="var(--ink)"
                  transform={`rotate(${turn})`}
                />
              ))}
            </g>
          </g>
        ))}
      </g>
      <path d="M98 16h64v30H98z" fill="var(--cyan)" stroke="var(--ink)" strokeWidth="3" />
      <path d="M112 16v30m18-30v30m18-30v30" stroke="var(--ink)" strokeWidth="2" />
      <rect
        x="3"
        y="3"
        width="254"
        height="56"
        rx="28"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
      />
    </svg>
  );
}
