import type { CSSProperties } from 'react';
import styles from './Odometer.module.css';

const places = 6;
const digits = '0123456789';

/** Six wheels that roll to a number. They are decoration: the number also stands as text. */
export function Odometer({ value }: Readonly<{ value: number }>) {
  const shown = String(value).padStart(places, '0').slice(-places);
  return (
    <span className={styles.odometer} aria-hidden="true">
      {Array.from(shown, (digit, place) => {
        const style: CSSProperties & { '--digit': number; '--place': number } = {
          '--digit': Number(digit),
          '--place': places - 1 - place,
        };
        return (
          <span key={place} className={styles.wheel} style={style}>
            <span className={styles.digits}>{digits}</span>
          </span>
        );
      })}
    </span>
  );
}
