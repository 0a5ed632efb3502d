import type { Toy } from '../../content/toys';
import styles from './PriceLabel.module.css';

/** A label with the year, and the price where it is on record. */
export function PriceLabel({ toy }: Readonly<{ toy: Toy }>) {
  return (
    <p className={styles.label}>
      <span className={styles.year}>{toy.year}</span>
      {toy.price ? (
        <span className={styles.price}>{toy.price}</span>
      ) : (
        <span className={`${styles.price} ${styles.unpriced}`}>Ask at till</span>
      )}
    </p>
  );
}
