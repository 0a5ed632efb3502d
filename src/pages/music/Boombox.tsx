import type { ReactNode } from 'react';
import styles from './Boombox.module.css';
import { DeckKeys, Tuner } from './deck/DeckControls';
import { soundOf } from './deck/deck';
import { useDeck } from './deck/useDeck';

/**
 * A portable stereo with a radio and a tape that records it. The children are shown in its door.
 */
export function Boombox({ children }: Readonly<{ children: ReactNode }>) {
  const [deck, act] = useDeck();
  const loud = soundOf(deck) !== 'silence';
  return (
    <div className={styles.boombox} data-loud={loud || undefined}>
      <span className={styles.handle} aria-hidden="true" />
      <span className={styles.speaker} aria-hidden="true" />
      <div className={styles.middle}>
        <Tuner deck={deck} act={act} />
        <div className={styles.door}>{children}</div>
        <DeckKeys deck={deck} act={act} />
      </div>
      <span className={styles.speaker} aria-hidden="true" />
    </div>
  );
}
