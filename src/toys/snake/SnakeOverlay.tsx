import { type ComponentType, useEffect, useState } from 'react';
import type { SnakeSummary } from '../../../scenes/snake/game';
import { useRunStatus } from '../../hosts/useGame';
import { WatchLast } from '../../hosts/WatchLast';
import styles from './snake.module.css';

type EndingProps = Readonly<{ watched: boolean }>;

/** The overlay on the display before and after a run. */
export function SnakeOverlay() {
  const phase = useRunStatus((status) => status?.phase ?? 'ready');
  const watching = useRunStatus((status) => status?.watching ?? false);
  const [Ending, setEnding] = useState<ComponentType<EndingProps>>(() => PlainEnding);
  // The ending loads while the run is played.
  useEffect(() => {
    if (phase === 'ready') return;
    import('./Ending').then(
      ({ Ending }) => setEnding(() => Ending),
      (error: unknown) => console.warn('The ending could not be fetched.', error),
    );
  }, [phase]);
  if (phase === 'playing' || (watching && phase !== 'over')) return null;
  return phase === 'over' ? <Ending watched={watching} /> : <Title />;
}

function Title() {
  const two = useRunStatus<SnakeSummary, boolean>((status) => status?.summary.rival !== undefined);
  return (
    <div className={styles.overlay}>
      <p className={styles.title}>SNAKE II</p>
      <p className={styles.blink}>Press START</p>
      {two && <p>Player 1: arrows or this pad. Player 2: W A S D or the pad at the other end.</p>}
      <WatchLast className={styles.lcdButton} />
    </div>
  );
}

/** The ending while its script is fetched, or cannot be. START plays again. */
function PlainEnding() {
  return (
    <div className={styles.overlay}>
      <p className={styles.title}>GAME OVER</p>
    </div>
  );
}
