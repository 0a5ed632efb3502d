import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button';
import { LatePart } from '../../components/LatePart';
import { prerenderedOf } from '../../components/prerenderedOf';
import { toast } from '../../components/toast';
import { checklistItems } from '../../content/checklist';
import { siteName } from '../../content/site';
import {
  type CategoryProgress,
  checklistBand,
  checklistPercent,
} from '../../lib/checklist/checklistScore';
import { categoryLook } from './categoryLook';
import styles from './ScoreReport.module.css';
import { bringBackTicks, resetTicks, ticks } from './ticksStore';

type Props = Readonly<{
  mine: ReadonlySet<string>;
  progress: readonly CategoryProgress[];
}>;

const loadShareScore = async () => (await import('./late/LateShareScore')).LateShareScore;
const prerendered = prerenderedOf(loadShareScore);

const total = checklistItems.length;

/** The report at the end of the checklist: the score, the title, and ways to share them. */
export function ScoreReport({ mine, progress }: Props) {
  const report = useRef<HTMLElement>(null);
  const before = useStore(ticks, (state) => state.before);
  const percent = checklistPercent(mine.size, total);
  const { title, message } = checklistBand(percent, siteName);

  const reset = () => {
    resetTicks();
    toast('Progress reset', { description: 'Start checking items again!' });
    report.current?.querySelector<HTMLElement>('h2')?.focus();
  };

  return (
    <section ref={report} className={styles.report} aria-labelledby="report">
      <h2 id="report" tabIndex={-1}>
        School report
      </h2>
      <div className={styles.card}>
        <div className={styles.mark}>
          <p className={styles.count}>{`${mine.size}/${total}`}</p>
          <p className={styles.percent}>{`${percent}%`}</p>
        </div>
        <div className={styles.verdict}>
          <h3>{title}</h3>
          <p>{message}</p>
        </div>
        <ul className={styles.subjects} aria-label="By category">
          {progress.map(({ category, checked, total: all }) => (
            <li key={category}>
              <span>{category}</span>
              <span className={styles.subjectCount}>{`${checked}/${all}`}</span>
              <span className={styles.bar} aria-hidden="true">
                <span
                  style={{
                    scale: `${checked / all} 1`,
                    background: `var(--${categoryLook[category].tone})`,
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <LatePart Prerendered={prerendered} load={loadShareScore} />
      <div className={styles.reset}>
        {mine.size > 0 && (
          <Button tone="orange" onClick={reset}>
            Reset All Selections
          </Button>
        )}
        {before && (
          <Button tone="lime" onClick={bringBackTicks}>
            Bring back my {before.size === 1 ? 'tick' : `${before.size} ticks`}
          </Button>
        )}
      </div>
    </section>
  );
}
