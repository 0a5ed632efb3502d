import { useEffect } from 'react';
import type { SnakeSummary } from '../../../scenes/snake/game';
import { BigScreenButton } from '../../hosts/BigScreenButton';
import { DPad } from '../../hosts/DPad';
import { GameButton } from '../../hosts/GameButton';
import { useGame, useRunStatus } from '../../hosts/useGame';
import styles from './snake.module.css';
import { useRunning } from './useRunning';

type Props = Readonly<{ onMenu: () => void }>;

/** The second player's pad, at the other end of a touch screen; swipes on that half steer as well. */
export function SecondPad() {
  const { session } = useGame();
  const running = useRunning();
  const two = useRunStatus<SnakeSummary, boolean>((status) => status?.summary.rival !== undefined);
  useEffect(() => {
    if (two && session) {
      import('./secondSwipes').then(({ steerBySwipes }) => steerBySwipes(session), console.warn);
    }
  }, [two, session]);
  return two && <DPad second className={styles.pad} disabled={!running} />;
}

/** Soft keys, START and the four direction buttons. */
export function SnakeControls({ onMenu }: Props) {
  const { session } = useGame();
  const running = useRunning();
  const paused = useRunStatus((status) => status?.paused !== undefined);
  const two = useRunStatus<SnakeSummary, boolean>((status) => status?.summary.rival !== undefined);
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.softKey} onClick={onMenu}>
        Menu
      </button>
      <div className={styles.rocker}>
        <DPad className={styles.pad} disabled={!running} />
        <GameButton control="start" className={styles.startKey}>
          START
        </GameButton>
      </div>
      <button
        type="button"
        className={styles.softKey}
        disabled={!running && !paused}
        onClick={() => (paused ? session?.resume() : session?.pause('player'))}
      >
        {paused ? 'Resume' : 'Pause'}
      </button>
      <BigScreenButton
        className={`${styles.softKey} ${styles.bigKey}`}
        // Two pads and the field do not fit a small phone otherwise.
        mustFit={two && matchMedia('(pointer: coarse)').matches}
      />
    </div>
  );
}
