import { accent } from '../../components/tone';
import type { Toy } from '../../content/toys';
import { ToyLink } from '../../objects/ToyLink';
import { packagingOf } from './packaging';
import styles from './ShelvedToy.module.css';
import { ToyPack } from './ToyPack';

/** A toy in its packaging on a shelf, with a card below. */
export function ShelvedToy({ toy }: Readonly<{ toy: Toy }>) {
  const packaging = packagingOf(toy.id);
  return (
    <article id={toy.id} className={styles.toy} style={accent(packaging.tone)}>
      <div className={styles.stand}>
        <ToyPack toy={toy} packaging={packaging} />
      </div>
      <div className={styles.plank} aria-hidden="true" />
      <div className={styles.talker}>
        <p>{toy.description}</p>
        <ToyLink entry={toy} />
      </div>
    </article>
  );
}
