import { GameScreen } from '../../hosts/GameScreen';
import { StandardOverlays } from '../../hosts/overlays';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { SnakeOverlay } from './SnakeOverlay';
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

/** The field before the engine has loaded: the snake and the food at their first positions. */
function SnakePoster() {
  return (
    <svg viewBox="0 0 75 75" width="100%" height="100%" aria-hidden="true">
      <g fill="currentColor">
        <path d="M35 36h4v1h1v1h-1v1h-4zM52 50h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1z" />
      </g>
    </svg>
  );
}
