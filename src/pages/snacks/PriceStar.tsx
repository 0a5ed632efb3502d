import { Emoji } from '../../components/Emoji';
import type { PriceCallout } from '../../content/extras/snacksExtras';
import styles from './PriceStar.module.css';

/** A price on a fluorescent star, as in a shop window. */
export function PriceStar({ name, price, emoji, note }: PriceCallout) {
  return (
    <div className={styles.callout}>
      <p className={styles.star}>
        <b>{price}</b>
      </p>
      <p className={styles.name}>
        <Emoji symbol={emoji} /> {name}
      </p>
      <p>{note}</p>
    </div>
  );
}
