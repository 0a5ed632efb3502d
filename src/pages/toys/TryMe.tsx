import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import type { Toy } from '../../content/toys';
import type { CardObject } from '../../objects/late/mountCardObject';
import { TouchPicture } from '../../objects/TouchPicture';
import type { Packaging } from './packaging';
import styles from './TryMe.module.css';

type Props = Readonly<{ toy: Toy; packaging: Packaging }>;

/** The toy in its window, and a button that plays its noise. */
export function TryMe({ toy, packaging: { noise } }: Props) {
  const [tries, setTries] = useState(0);
  const object = useRef<CardObject>(undefined);
  return (
    <>
      <TouchPicture
        category="toys"
        id={toy.id}
        name={toy.name}
        className={styles.thing}
        object={object}
      />
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
        onClick={() => {
          setTries(tries + 1);
          object.current?.activate();
        }}
      >
        Try me
      </Button>
    </>
  );
}
