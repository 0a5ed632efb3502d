import type { Toy } from '../../content/toys';
import { PriceLabel } from './PriceLabel';
import type { Packaging } from './packaging';
import styles from './ToyPack.module.css';
import { TryMe } from './TryMe';

type Props = Readonly<{ toy: Toy; packaging: Packaging }>;

/** The packaging of a toy, with the toy visible and a price label. */
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
