import type { Toy } from '../../content/toys';
import { PriceLabel } from './PriceLabel';
import type { Packaging } from './packaging';
import styles from './ToyPack.module.css';
import { TryMe } from './TryMe';

type Props = Readonly<{ toy: Toy; packaging: Packaging }>;

/** What a toy is sold in, with the toy to be seen and the label from the price gun. */
export function ToyPack({ toy, packaging }: Props) {
  return (
    <div className={`${styles.pack} ${styles[packaging.pack]}`}>
      <h3 className={styles.name}>{toy.name}</h3>
      <p className={styles.line}>{toy.line}</p>
      <div className={styles.display}>
        <TryMe toy={toy} packaging={packaging} />
      </div>
      <PriceLabel toy={toy} />
    </div>
  );
}
