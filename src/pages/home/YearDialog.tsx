import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Dialog } from '../../components/Dialog';
import { Emoji } from '../../components/Emoji';
import { lazyPart } from '../../components/lazyPart';
import { toneAt } from '../../components/tone';
import { timeline, timelineRange } from '../../content/timeline';
import { timelineFactChecks } from '../../content/timelineFactChecks';
import styles from './YearDialog.module.css';

const YearContents = lazyPart(async () => (await import('./YearContents')).YearContents);

type Props = Readonly<{ year: number | undefined; open: boolean; onClose: () => void }>;

/** The deep dive of the year in the address. */
export function YearDialog({ year, open, onClose }: Props) {
  const { state } = useLocation();
  const entry = timeline.find((candidate) => candidate.year === year);

  const factCheck = entry && timelineFactChecks[entry.year];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      tone={toneAt((entry?.year ?? 0) - timelineRange.first)}
      title={
        entry && (
          <span className={styles.title}>
            <Emoji className={styles.icon} symbol={entry.icon} />
            <span>
              <span className={styles.year}>{entry.year}</span>{' '}
              <span className={styles.event}>{entry.event}</span>
            </span>
          </span>
        )
      }
    >
      {entry && (
        <div className={styles.dive}>
          {factCheck && (
            <p className={styles.check}>
              <strong>Fact check</strong> {factCheck}
            </p>
          )}
          <Suspense fallback={<p className={styles.waiting}>Winding the tape…</p>}>
            <YearContents year={entry.year} />
          </Suspense>
          <nav className={styles.neighbours} aria-label="Neighbouring years">
            {[entry.year - 1, entry.year + 1].map((neighbour) => {
              const other = timeline.find((candidate) => candidate.year === neighbour);
              if (!other) return null;
              return (
                <Link
                  key={neighbour < entry.year ? 'before' : 'after'}
                  to={`?year=${neighbour}`}
                  replace
                  state={state}
                  preventScrollReset
                >
                  {neighbour < entry.year && <span aria-hidden="true">←</span>} {neighbour}{' '}
                  <Emoji symbol={other.icon} />{' '}
                  {neighbour > entry.year && <span aria-hidden="true">→</span>}
                </Link>
              );
            })}
          </nav>
        </div>
      )}
    </Dialog>
  );
}
