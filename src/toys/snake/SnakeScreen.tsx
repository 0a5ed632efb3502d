import { GameScreen } from '../../hosts/GameScreen';
import { StandardOverlays } from '../../hosts/overlays';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { SnakeOverlay } from './SnakeOverlay';
import { SnakePoster } from './SnakePoster';
import { SnakeStatus } from './SnakeStatus';
import styles from './snake.module.css';

/** The handset's display: the status line and the field. Its frame is open where edges wrap. */
export function SnakeScreen() {
  const { session } = useGame();
  // Renders again with a new state, which may have another mode.
  useRunStatus((status) => status?.generation);
  const wraps = session?.run.config.edges === 'wrap';
  return (
    <>
      <SnakeStatus />
      <GameScreen
        className={wraps ? `${styles.field} ${styles.open}` : styles.field}
        poster={<SnakePoster />}
      >
        <SnakeOverlay />
        <StandardOverlays />
      </GameScreen>
    </>
  );
}
