import { Emoji } from '../../components/Emoji';
import { accent } from '../../components/tone';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { CategoryProgress } from '../../lib/checklist/checklistScore';
import { categoryLook } from './categoryLook';
import styles from './DividerTabs.module.css';

/** The binder's tabs, one for each category, with its progress. */
export function DividerTabs({ progress }: Readonly<{ progress: readonly CategoryProgress[] }>) {
  return (
    <nav className={styles.tabs} aria-label="Categories">
      <ul>
        {progress.map(({ category, checked, total }) => {
          const { tone, emoji, anchor, tab } = categoryLook[category];
          return (
            <li key={category} style={accent(tone)}>
              <a href={`#${anchor}`}>
                <Emoji symbol={emoji} className={styles.emoji} lazy />
                <span className={styles.name} aria-hidden="true">
                  {tab}
                </span>
                <VisuallyHidden>{category}: </VisuallyHidden>
                <span className={styles.count}>{`${checked}/${total}`}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ scale: `${checked / total} 1` }} />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
