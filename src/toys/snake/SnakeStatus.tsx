import type { SnakeSummary } from '../../../scenes/snake/game';
import { useBook, useRunMark, useRunStatus } from '../../hosts/useGame';
import styles from './snake.module.css';

const padded = (score: number) => String(score).padStart(4, '0');

/** The top line of the display: score, best, and the kind of run; of two players both scores. */
export function SnakeStatus() {
  const score = useRunStatus<SnakeSummary, number>((status) => status?.summary.score ?? 0);
  const mark = useRunMark();
  const rival = useRunStatus<SnakeSummary, number | undefined>((status) => status?.summary.rival);
  const best = useBook((book) => book?.best ?? 0);
  const two = rival !== undefined;
  return (
    <div className={styles.status}>
      <p>
        <span className={styles.label}>{two ? 'Player 1' : 'Score'}</span>{' '}
        <b data-score="">{padded(score)}</b>
      </p>
      {mark && !(two && mark === 'Practice') && <p className={styles.mark}>{mark}</p>}
      <p>
        <span className={styles.label}>{two ? 'Player 2' : 'Best'}</span>{' '}
        <b data-best="">{padded(rival ?? best)}</b>
      </p>
    </div>
  );
}
