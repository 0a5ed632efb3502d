import styles from './Smiley.module.css';

type Props = Readonly<{ mood?: 'happy' | 'sad'; className?: string }>;

/**
 * The site's smiley, as tall as a capital letter and shaped like a zero. Its pupils follow the
 * inherited custom properties `--look-x` and `--look-y` (-1 to 1).
 */
export function Smiley({ mood = 'happy', className }: Props) {
  return (
    <svg
      className={className ? `${styles.smiley} ${className}` : styles.smiley}
      viewBox="0 0 92 104"
      aria-hidden="true"
    >
      <ellipse className={styles.shadow} cx="51" cy="57" rx="41" ry="47" />
      <ellipse className={styles.face} cx="44" cy="50" rx="40" ry="46" />
      <path className={styles.shine} d="M17 32q7-16 20-19" />
      <g className={styles.eyes}>
        <ellipse cx="31" cy="40" rx="9" ry="14" />
        <ellipse cx="58" cy="40" rx="9" ry="14" />
        <g className={styles.pupils}>
          <circle cx="31" cy="42" r="4.5" />
          <circle cx="58" cy="42" r="4.5" />
        </g>
      </g>
      {mood === 'happy' ? (
        <>
          <path className={styles.mouth} d="M18 62q26 34 53 0-26 11-53 0z" />
          <path className={styles.line} d="m14 60 8 5M75 60l-8 5" />
        </>
      ) : (
        <>
          <path className={styles.line} d="M26 76q18-18 37 0" />
          <path className={styles.tear} d="M66 58q9 13 0 15-9-2 0-15z" />
        </>
      )}
    </svg>
  );
}
