import { useState } from 'react';
import { Button } from '../../components/Button';
import { Emoji } from '../../components/Emoji';
import { accent } from '../../components/tone';
import type { Toy } from '../../content/toys';
import { packagingOf } from './packaging';
import styles from './ShelvedToy.module.css';

/** A toy in its packaging on a length of shelf, with a label from the price gun and a card below. */
export function ShelvedToy({ toy }: Readonly<{ toy: Toy }>) {
  const { pack, tone, move, noise } = packagingOf(toy.id);
  const [tries, setTries] = useState(0);

  return (
    <article id={toy.id} className={styles.toy} style={accent(tone)}>
      <div className={styles.stand}>
        <div className={`${styles.pack} ${styles[pack]}`}>
          <h3 className={styles.name}>{toy.name}</h3>
          <p className={styles.line}>{toy.line}</p>
          <div className={styles.display}>
            {/* A new key starts the move from the beginning, however fast it is tried again. */}
            <span key={tries} className={`${styles.thing} ${tries > 0 ? styles[move] : ''}`}>
              <Emoji symbol={toy.emoji} className={styles.emoji} />
            </span>
            <span className={styles.burst} role="status">
              {tries > 0 && (
                <span key={tries} className={styles.noise}>
                  {noise}
                </span>
              )}
            </span>
            <Button
              className={styles.try}
              aria-label={`Try me: ${toy.name}`}
              onClick={() => setTries(tries + 1)}
            >
              Try me
            </Button>
          </div>
          <p className={styles.label}>
            <span className={styles.year}>{toy.year}</span>
            {toy.price ? (
              <span className={styles.price}>{toy.price}</span>
            ) : (
              <span className={`${styles.price} ${styles.unpriced}`}>Ask at till</span>
            )}
          </p>
        </div>
      </div>
      <div className={styles.plank} aria-hidden="true" />
      <p className={styles.talker}>{toy.description}</p>
    </article>
  );
}
