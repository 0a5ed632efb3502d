import { useEffect, useRef, useState } from 'react';
import type { PauseReason } from '../../scenes/kit/run/Run';
import styles from './hosts.module.css';
import { loadingSteps, useBook, useGame, useRunStatus } from './useGame';

const reasons: Readonly<Record<PauseReason, string>> = {
  player: 'Paused',
  blur: 'Paused while you were elsewhere',
  hidden: 'Paused while you were away',
  dialog: 'Paused',
  gamepad: 'Paused: the gamepad is gone',
};

function focusStage(from: Element): void {
  const host = from.closest('[data-game-host]');
  host?.querySelector<HTMLElement>('[data-game-stage]')?.focus({ preventScroll: true });
}

/** Says that a game is on its way, once it takes longer than a moment. */
export function LoadingOverlay() {
  const { loading, title } = useGame();
  if (loading.phase !== 'loading') return null;
  return (
    <div className={`${styles.overlay} ${styles.late}`} role="status">
      <p>Loading {title}…</p>
      <progress
        className={styles.progress}
        value={loading.done}
        max={loadingSteps}
        aria-label={`${title} loading`}
      />
    </div>
  );
}

/** Says why a game cannot be shown, and offers another try. */
export function FailureOverlay() {
  const { loading, retry } = useGame();
  if (loading.phase !== 'failed') return null;
  return (
    <div className={styles.overlay} role="alert">
      <p>{loading.error}</p>
      <button type="button" className={styles.action} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** Stands over a paused game until the player resumes it. */
export function PauseOverlay() {
  const { session } = useGame();
  const paused = useRunStatus((status) => status?.paused);
  const button = useRef<HTMLButtonElement>(null);

  // A dialog or a hidden tab keeps the focus that it has; a player at the game is led to Resume.
  useEffect(() => {
    if (!paused || paused === 'dialog') return;
    const active = document.activeElement;
    const host = button.current?.closest('[data-game-host]');
    if (active === document.body || host?.contains(active)) button.current?.focus();
  }, [paused]);

  if (!paused) return null;
  return (
    <div className={styles.overlay}>
      <p>{reasons[paused]}</p>
      <button
        ref={button}
        type="button"
        className={styles.action}
        onClick={(event) => {
          focusStage(event.currentTarget);
          session?.resume();
        }}
      >
        Resume
      </button>
    </div>
  );
}

/** Offers the run that was left in the middle, before a new one begins. */
export function ResumeOffer() {
  const { session } = useGame();
  const offered = useBook((book) => book?.unfinished ?? false);
  const phase = useRunStatus((status) => status?.phase);
  const known = useBook((book) => book?.refusal);
  const [met, setMet] = useState<string>();
  const refusal = met ?? (phase === 'ready' ? known : undefined);

  if (refusal) {
    return (
      <div className={styles.overlay} role="alert">
        <p>{refusal}</p>
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            focusStage(event.currentTarget);
            setMet(undefined);
            session?.startAfresh();
          }}
        >
          Start afresh
        </button>
      </div>
    );
  }
  if (!offered || phase !== 'ready') return null;
  return (
    <div className={styles.overlay}>
      <p>You left in the middle of a run.</p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => setMet(session?.takeUp())}>
          Carry on
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            focusStage(event.currentTarget);
            session?.startAfresh();
          }}
        >
          Start afresh
        </button>
      </div>
    </div>
  );
}

/** All of a game's standard overlays, over each other in order of importance. */
export function StandardOverlays() {
  return (
    <>
      <LoadingOverlay />
      <ResumeOffer />
      <PauseOverlay />
      <FailureOverlay />
    </>
  );
}
