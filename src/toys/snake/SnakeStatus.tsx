import type { SnakeSummary } from '../../../scenes/snake/game';
import { useBook, useRunMark, useRunStatus } from '../../hosts/useGame';
import styles from './snake.module.css';

const padded = (score: number) => String(score).padStart(4, '0');

/** The top line of the display: score, best, and the kind of run. */
export function SnakeStatus() {
  const score = useRunStatus<SnakeSummary, number>((status) => status?.summary.score ?? 0);
  const mark = useRunMark();
  const best = useBook((book) => book?.best ?? 0);
  return (
    <div className={styles.status}>
      <p>
        <span className={styles.label}>Score</span> <b data-score="">{padded(score)}</b>
      </p>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p>
        <span className={styles.label}>Best</span> <b data-best="">{padded(best)}</b>
      </p>
    </div>
  );
}
