import styles from './MysticToy.module.css';

const stripes = Array.from({ length: 10 }, (_, index) => index);
const bulbs = Array.from({ length: 13 }, (_, index) => index);

/** The booth at the end of the pier: its awning, its curtain, and Maureen behind the ball. */
export function Booth({ awake }: Readonly<{ /** Her eyes are open. */ awake: boolean }>) {
  return (
    <svg className={styles.booth} viewBox="0 0 400 400" aria-hidden="true">
      <path d="M14 40h372v290H14z" fill="#33106b" />
      {/* The curtain, in folds. */}
      {[40, 92, 144, 228, 280, 332].map((x) => (
        <path key={x} d={`M${x} 40q-10 140 4 290h22q-16-150-2-290z`} fill="#4a1b8f" />
      ))}
      <g className={styles.stars} fill="#ffe227">
        <path d="m62 130 4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1zM338 118l4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1z" />
        <path d="M334 226a15 15 0 1 0 12 21 12 12 0 0 1-12-21z" />
        <path d="m66 232 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" />
      </g>

      {/* Maureen. */}
      <g stroke="#150a26" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M104 330c0-74 34-104 96-104s96 30 96 104z" fill="#1fa98c" />
        <path d="M150 236q50 36 100 0l-8 44q-42 24-84 0z" fill="#ff5fa8" />
        <path d="M158 150c-18 40-16 66-8 92h100c8-26 10-52-8-92z" fill="#3a1d1d" />
        <path d="M186 212v24q14 12 28 0v-24" fill="#d99a6c" />
        <path d="M164 158c0 46 16 66 36 66s36-20 36-66z" fill="#f0b78a" />
        <path d="M158 166c-6-46 16-68 42-68s48 22 42 68c-26-18-58-18-84 0z" fill="#ff9632" />
        <path d="m238 152 26 12-8 14-18-14z" fill="#ff9632" />
        <path
          d="M176 124a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm20-8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm20 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"
          fill="#ffe227"
        />
        <path
          d="M153 206a8 8 0 1 0 16 0 8 8 0 1 0-16 0zm78 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"
          fill="none"
          stroke="#ffe227"
        />
        <path d="M174 168q9-6 17 0m18 0q9-6 17 0" fill="none" />
        {awake ? (
          <g>
            <path
              d="M174 181q9-9 18 0-9 8-18 0zm34 0q9-9 18 0-9 8-18 0z"
              fill="#fff"
              strokeWidth="3"
            />
            <path
              d="M180 181a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm34 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
              fill="#150a26"
              stroke="none"
            />
          </g>
        ) : (
          <path d="M174 180q9 7 18 0m16 0q9 7 18 0" fill="none" strokeWidth="3" />
        )}
        <path d="m200 184-5 12h8" fill="none" strokeWidth="3" />
        <path
          d={awake ? 'M190 207q10 10 20 0z' : 'M191 207q9 4 18 0'}
          fill="#c22f62"
          strokeWidth="3"
        />
        {/* Her hands with rings, round a ball that is not drawn here. */}
        <path
          d="M112 300c-10-34 4-52 20-46 10 4 12 22 10 40l-6 20zm176 0c10-34-4-52-20-46-10 4-12 22-10 40l6 20z"
          fill="#f0b78a"
        />
        <path d="m118 266 12-6m140 0 12 6" stroke="#ffe227" />
      </g>

      <g stroke="#150a26" strokeWidth="4">
        <path d="M14 322q186-26 372 0v84H14z" fill="#7a1450" />
        <path d="M150 338q50-14 100 0l10 18H140z" fill="#ffe227" />
      </g>
      <path
        d="M30 344q34 16 68 0t68 0 68 0 68 0 68 0"
        fill="none"
        stroke="#ffe227"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />

      {/* The awning. */}
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 40} 8h40v42a20 20 0 0 1-40 0z`}
          fill={stripe % 2 ? '#fff4da' : '#ff5fa8'}
          stroke="#150a26"
          strokeWidth="4"
        />
      ))}
      <path d="M52 62h296v34H52z" fill="#150a26" stroke="#ffe227" strokeWidth="4" />
      <text x="200" y="88" className={styles.sign} textLength="262" lengthAdjust="spacingAndGlyphs">
        MYSTIC MAUREEN
      </text>
      {bulbs.map((bulb) => (
        <circle
          key={bulb}
          className={styles.bulb}
          cx={32 + bulb * 28}
          cy={bulb % 2 ? 108 : 104}
          r="6"
          stroke="#150a26"
          strokeWidth="3"
        />
      ))}
      <path d="M2 40h14v364H2zm382 0h14v364h-14z" fill="#ffe227" stroke="#150a26" strokeWidth="4" />
    </svg>
  );
}
