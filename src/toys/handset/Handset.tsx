import type { ReactNode } from 'react';
import styles from './Handset.module.css';

type Props = Readonly<{
  /** Above the screen: a second player's pad. */
  top?: ReactNode;
  /** The contents of the screen. */
  screen: ReactNode;
  /** The controls between screen and keypad: soft keys, pad. */
  controls: ReactNode;
  keypad: ReactNode;
}>;

/** The drawn body of a mobile phone of the year 2000. */
export function Handset({ top, screen, controls, keypad }: Props) {
  return (
    <div className={styles.handset}>
      <div className={styles.earpiece} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((slot) => (
          <i key={slot} />
        ))}
      </div>
      {top}
      <div className={styles.bezel}>
        <div className={styles.brand} aria-hidden="true">
          <span>KID</span>
          <small>2000</small>
        </div>
        <div className={styles.display}>{screen}</div>
      </div>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.keypad}>{keypad}</div>
      <i className={styles.microphone} aria-hidden="true" />
    </div>
  );
}
