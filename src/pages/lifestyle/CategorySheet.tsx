import { Emoji } from '../../components/Emoji';
import { accent } from '../../components/tone';
import { type ChecklistCategory, checklistItems } from '../../content/checklist';
import styles from './CategorySheet.module.css';
import { categoryLook } from './categoryLook';
import { MemoryCard } from './MemoryCard';

type Props = Readonly<{
  category: ChecklistCategory;
  mine: ReadonlySet<string>;
  /** A friend's ticks; null without a friend. */
  theirs: ReadonlySet<string> | null;
  /** The ids to show; null for all. */
  shown: ReadonlySet<string> | null;
}>;

/** A ruled sheet with the memories of one category. */
export function CategorySheet({ category, mine, theirs, shown }: Props) {
  const { tone, emoji, anchor } = categoryLook[category];
  const items = checklistItems.filter((item) => item.category === category);
  const checked = items.filter(({ id }) => mine.has(id)).length;
  const empty = shown !== null && !items.some(({ id }) => shown.has(id));
  return (
    <section className={styles.sheet} style={accent(tone)} aria-labelledby={anchor}>
      <div className={styles.heading}>
        <Emoji symbol={emoji} className={styles.emoji} lazy />
        <h2 id={anchor}>{category}</h2>
        <p className={styles.count}>{`${checked}/${items.length}`}</p>
      </div>
      {empty && <p className={styles.empty}>Nothing on this sheet.</p>}
      <ul className={styles.memories}>
        {items.map((item) => (
          <li key={item.id} hidden={shown !== null && !shown.has(item.id)}>
            <MemoryCard
              item={item}
              ticked={mine.has(item.id)}
              friendTicked={theirs?.has(item.id) ?? false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
