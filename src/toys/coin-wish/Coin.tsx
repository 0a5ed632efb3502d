import styles from './CoinWishToy.module.css';
import { equilateralCurve } from './heptagon';

const rim = equilateralCurve(97);
const field = equilateralCurve(87);

/** The coin's outline, in a box of 200 by 200 about the origin. */
export const coinOutline = rim;

const beads = Array.from({ length: 49 }, (_, index) => {
  const angle = (index / 49) * 2 * Math.PI;
  return [(79 * Math.cos(angle)).toFixed(1), (79 * Math.sin(angle)).toFixed(1)] as const;
});

function Blank({ children, id }: Readonly<{ children: React.ReactNode; id: string }>) {
  return (
    <svg viewBox="-100 -100 200 200" className={styles.face} data-face={id} aria-hidden="true">
      <path d={rim} fill="#8f98a8" stroke="#150a26" strokeWidth="3" />
      <path d={field} fill="#dfe5ee" stroke="#6b7488" strokeWidth="1.5" />
      <path d="M-82-8 12-85l22 6L-83 20z" fill="#fff" opacity=".75" />
      <path d="M-52 62 76-38l6 16L-40 72z" fill="#fff" opacity=".5" />
      {beads.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" fill="#8f98a8" />
      ))}
      {children}
    </svg>
  );
}

/** The side that is rubbed: a wishing well and the coin's value. */
export function CoinFront() {
  return (
    <Blank id="front">
      <g fill="none" stroke="#4c566b" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-34-26 0-54l34 28z" fill="#b9c2d1" />
        <path d="M-26-26V4m52-30V4M0-26v16m-8 0h16l-3 12H-5z" fill="#b9c2d1" />
        <path d="M-36 4h72v10h-72zm5 10h62v22h-62z" fill="#b9c2d1" />
        <path d="M-31 25h62M-10 14v11m20-11v11M-20 25v11m20-11v11m20-11v11" strokeWidth="2.5" />
      </g>
      <text y="66" className={styles.value}>
        50
      </text>
      <text className={styles.legend} y="-62" textLength="62">
        ONE WISH
      </text>
    </Blank>
  );
}

/** Static dirt, shown until the canvas that is rubbed has loaded. */
export function PlainTarnish({ color }: Readonly<{ color: string }>) {
  return (
    <svg viewBox="-100 -100 200 200" className={styles.tarnish} aria-hidden="true">
      <path d={rim} fill={color} />
    </svg>
  );
}

/** The other side, which only a spin shows. */
export function CoinBack() {
  return (
    <Blank id="back">
      <path
        d="m0-56 14 36 38 2-30 24 10 38L0 22l-32 22 10-38-30-24 38-2z"
        fill="#ffe227"
        stroke="#150a26"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <text y="66" className={styles.legend} textLength="56">
        GRANTED
      </text>
    </Blank>
  );
}
