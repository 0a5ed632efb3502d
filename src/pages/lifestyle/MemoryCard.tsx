import { memo } from 'react';
import type { ChecklistItem } from '../../content/checklist';
import styles from './MemoryCard.module.css';
import { toggleTick } from './ticksStore';

type Props = Readonly<{ item: ChecklistItem; ticked: boolean; friendTicked: boolean }>;

/** A memory to tick, by its box or anywhere on the card. A ticked one is highlighted. */
export const MemoryCard = memo(function MemoryCard({ item, ticked, friendTicked }: Props) {
  return (
    <label id={item.id} className={styles.card} data-ticked={ticked || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={ticked}
        onChange={() => toggleTick(item.id)}
      />
      <span className={styles.text}>
        <span className={styles.marker}>{item.text}</span>
      </span>
      {friendTicked && <span className={styles.friend}>Friend ✓</span>}
    </label>
  );
});
