import styles from './Figure.module.css';

/** The direction in which each dot flies, from far left to far right. */
const chads = Array.from({ length: 8 }, (_, index) => index - 3.5);

/** Perry, a hole punch: a lever as a hat, a slot as a mouth and a tray full of dots. */
export function Figure() {
  return (
    <svg className={styles.figure} viewBox="0 0 150 150" aria-hidden="true">
      <g stroke="#150a26" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <g className={styles.chads}>
          {chads.map((chad) => (
            <circle
              key={chad}
              cx="75"
              cy="118"
              r="4"
              strokeWidth="2"
              style={{ '--chad': chad } as React.CSSProperties}
            />
          ))}
        </g>
        <g className={styles.leftArm}>
          <path d="M30 92Q10 92 12 114" fill="none" strokeWidth="6" />
          <circle cx="12" cy="117" r="6" fill="#ff9632" />
        </g>
        <g className={styles.rightArm}>
          <path d="M120 92q20 0 18 22" fill="none" strokeWidth="6" />
          <circle cx="138" cy="117" r="6" fill="#ff9632" />
        </g>
        <path d="M46 134v8H34m70-8v8h12" fill="none" strokeWidth="6" />
        <path d="M20 112h110v16a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" fill="#b68bff" />
        <path d="M30 124h14m10 0h14m10 0h14m10 0h14" strokeWidth="3" />
        <path d="M52 62V44m46 18V44" fill="none" strokeWidth="8" />
        <path d="M28 60h94v54H28z" fill="#ffe227" />
        <path d="M28 60h14v54H28z" fill="#fff08a" stroke="none" />
        <path d="M28 60h94v54H28z" fill="none" />
        <g className={styles.lever}>
          <path d="M8 22q0-8 8-8h118q8 0 8 8v18q0 8-8 8H16q-8 0-8-8z" fill="#ff5fa8" />
          <path d="M20 22h60" stroke="#ffd3e6" strokeWidth="5" />
          <path d="M100 14v34m14-34v34" strokeWidth="3" />
        </g>
        <g className={styles.eyes}>
          <circle cx="57" cy="80" r="13" fill="#fff" />
          <circle cx="93" cy="80" r="13" fill="#fff" />
          <g className={styles.pupils} fill="#150a26" stroke="none">
            <circle cx="57" cy="80" r="6" />
            <circle cx="93" cy="80" r="6" />
          </g>
        </g>
        <path className={styles.brows} d="M45 66q11-8 22-2m16 0q11-6 22 2" fill="none" />
        <path d="M56 100q19 9 38 0" fill="none" strokeWidth="6" />
      </g>
    </svg>
  );
}
