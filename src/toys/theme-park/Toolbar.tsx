import { speeds } from '../../../scenes/theme-park/rules/speeds';
import { usePark, useSummary } from './ParkContext';
import styles from './Toolbar.module.css';

/** The buttons for play or pause, speed, undo and redo. */
export function Toolbar() {
  const { dispatch } = usePark();
  const stopped = useSummary((summary) => summary.stopped);
  const speed = useSummary((summary) => summary.speed);
  const canUndo = useSummary((summary) => summary.canUndo);
  const canRedo = useSummary((summary) => summary.canRedo);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Time">
      <button
        type="button"
        className={styles.play}
        data-stopped={stopped ? '' : undefined}
        onClick={() => dispatch({ type: stopped ? 'go' : 'stop' })}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={stopped ? 'M3 1v14l11-7z' : 'M3 2h4v12H3zM9 2h4v12H9z'} fill="currentColor" />
        </svg>
        <span>{stopped ? 'Play' : 'Pause'}</span>
      </button>
      <fieldset className={styles.speeds}>
        <legend>Speed</legend>
        {speeds.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={speed === choice}
            onClick={() => dispatch({ type: 'pace', speed: choice })}
          >
            {choice}x
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        aria-label="Undo"
        disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path
            d="M6 3 2 7l4 4M2.5 7H10a4 3.4 0 0 1 0 6.800H7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Redo"
        disabled={!canRedo}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path
            d="m10 3 4 4-4 4M13.500 7H6a4 3.400 0 0 0 0 6.800h3"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
    </div>
  );
}
