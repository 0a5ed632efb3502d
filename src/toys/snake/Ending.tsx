import type { SnakeSummary } from '../../../scenes/snake/game';
import { AfterRun } from '../../hosts/AfterRun';
import { GameButton } from '../../hosts/GameButton';
import { useBook, useGame, useRunStatus } from '../../hosts/useGame';
import { WatchLast } from '../../hosts/WatchLast';
import styles from './snake.module.css';

/** The overlay on the display after a run. */
export function Ending({ watched }: Readonly<{ watched: boolean }>) {
  const score = useRunStatus<SnakeSummary, number>((status) => status?.summary.score ?? 0);
  const two = useRunStatus<SnakeSummary, boolean>((status) => status?.summary.rival !== undefined);
  const { session } = useGame();
  const sentence = session?.game.ending?.(session.run.state).sentence;
  const newBest = useBook((book) => book?.newBest ?? false);
  return (
    <div className={styles.overlay}>
      <AfterRun className={styles.lcdButton}>
        <p className={styles.title}>GAME OVER</p>
        {!two && <p className={styles.score}>Score: {score}</p>}
        {sentence && <p>{sentence}</p>}
        {newBest && !watched && <p className={styles.newBest}>New best!</p>}
        <GameButton control="start" className={styles.lcdButton}>
          Play again
        </GameButton>
        <WatchLast className={styles.lcdButton} />
      </AfterRun>
    </div>
  );
}
