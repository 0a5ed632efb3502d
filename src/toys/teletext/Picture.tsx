import styles from './Picture.module.css';

/** The television picture behind subtitles and MIX: snooker. */
export function Picture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="#2b1d3d" d="M0 0h400v300H0z" />
      <path fill="#3d2c55" d="M0 30h400v60H0z" />
      <g fill="#5c477a">
        {Array.from({ length: 13 }, (_, seat) => (
          <circle key={seat} cx={16 + seat * 31} cy={58 + (seat % 2) * 8} r="11" />
        ))}
      </g>
      <path fill="#6b3f1d" d="M88 100h224l68 180H20z" />
      <path fill="#0c7a43" d="M98 108h204l56 160H42z" />
      <path fill="none" stroke="#d9e8d8" strokeWidth="2" d="M59 220h282M176 220a24 17 0 0 0 48 0" />
      <g fill="#d8242f">
        <path d="M200 138l26-20h-52z" opacity=".35" />
        {[0, 1, 2, 3, 4].flatMap((line) =>
          Array.from({ length: line + 1 }, (_, ball) => (
            <circle
              key={`${line}-${ball}`}
              cx={200 - line * 6 + ball * 12}
              cy={150 - line * 8}
              r="6"
            />
          )),
        )}
      </g>
      <circle cx="200" cy="160" r="6.500" fill="#ff8fc7" />
      <circle cx="200" cy="188" r="7" fill="#3a6bff" />
      <circle cx="176" cy="220" r="7.500" fill="#ffe24a" />
      <circle cx="224" cy="220" r="7.500" fill="#7a4a1f" />
      <circle cx="262" cy="246" r="8" fill="#fff" />
      <path stroke="#c99a5b" strokeWidth="5" d="M272 254l110 40" />
      <path fill="#171020" d="M330 300q6-70 46-74 24 2 24 30v44z" />
      <circle cx="372" cy="208" r="20" fill="#d9a684" />
      <path fill="#2a1a10" d="M350 206q2-24 24-22 20 2 18 22-20-14-42 0z" />
    </svg>
  );
}
