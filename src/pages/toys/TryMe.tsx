import { useState } from 'react';
import { Button } from '../../components/Button';
import { Emoji } from '../../components/Emoji';
import type { Toy } from '../../content/toys';
import type { Packaging } from './packaging';
import styles from './TryMe.module.css';

type Props = Readonly<{ toy: Toy; packaging: Packaging }>;

/** The toy in its window, and the button that every one of them had. */
export function TryMe({ toy, packaging: { move, noise } }: Props) {
  const [tries, setTries] = useState(0);
  return (
    <>
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
    </>
  );
}
