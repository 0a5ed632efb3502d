import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { PauseReason } from '../../scenes/kit/run/Run';
import styles from './hosts.module.css';
import { focusStage } from './input/returnFocus';
import { hintOf } from './session/hintOf';
import { loadingSteps, useBook, useDemo, useGame, useRunStatus } from './useGame';
import { useLateStore } from './useLateStore';
import { useHeld } from './usePad';
import { watchVisibility } from './watchVisibility';

/** The reasons that are worth a sentence. */
const reasons: Readonly<Partial<Record<PauseReason, string>>> = {
  blur: 'Paused while you were elsewhere',
  hidden: 'Paused while you were away',
  offscreen: 'Paused while the game was out of sight',
  gamepad: 'Paused: the gamepad was unplugged',
};

/** Says that a game is loading, once that takes more than a moment. */
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

type ActionProps = Readonly<{
  act: () => void;
  children: ReactNode;
  button?: RefObject<HTMLButtonElement | null>;
}>;

/** A button that focuses the picture and acts. */
function Action({ act, children, button }: ActionProps) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.action}
      onClick={(event) => {
        focusStage(event.currentTarget);
        act();
      }}
    >
      {children}
    </button>
  );
}

/** Covers a paused game until the player resumes it, and counts the player in. */
export function PauseOverlay() {
  const { session } = useGame();
  const paused = useRunStatus((status) => status?.paused);
  const watching = useRunStatus((status) => status?.watching ?? false);
  const beats = useLateStore(session?.countdown, (left) => left ?? 0);
  const rewinding = useHeld('host:rewind');
  const button = useRef<HTMLButtonElement>(null);
  const waits = paused !== undefined && beats === 0;

  // A dialog or a hidden tab keeps its focus. Otherwise focus moves to Resume, and back to the game
  // if another key resumed it.
  useEffect(() => {
    const resume = button.current;
    const host = resume?.closest('[data-game-host]');
    if (!waits || !resume || !host || paused === 'dialog') return;
    const lead = (): void => {
      const active = document.activeElement;
      if (active === document.body || host.contains(active)) resume.focus({ preventScroll: true });
    };
    let unwatch: (() => void) | undefined;
    // Off screen, no key may press it.
    if (paused !== 'offscreen') lead();
    else unwatch = watchVisibility(resume, (visible) => visible && lead());
    return () => {
      unwatch?.();
      if (document.activeElement === document.body) focusStage(host);
    };
  }, [waits, paused]);

  if (!paused) return null;
  if (beats > 0) {
    return (
      <div className={styles.countdown} aria-hidden="true">
        <p key={beats}>{beats}</p>
        {paused === 'first run' && session && <p>{hintOf(session.game)}</p>}
      </div>
    );
  }
  return (
    // While the player rewinds, this is transparent but still there, so that Resume keeps its focus.
    <div className={styles.overlay} style={{ opacity: rewinding ? 0 : undefined }}>
      <p>{watching ? 'The recording is paused' : (reasons[paused] ?? 'Paused')}</p>
      <div className={styles.actions}>
        {watching && (
          <Action button={button} act={() => session?.playOn()}>
            Play on from here
          </Action>
        )}
        <Action button={watching ? undefined : button} act={() => session?.resume()}>
          {watching ? 'Watch on' : 'Resume'}
        </Action>
      </div>
    </div>
  );
}

/** Offers an unfinished run before a new one begins, or says why it cannot be continued. */
export function ResumeOffer() {
  const { session } = useGame();
  const offered = useBook((book) => book?.unfinished ?? false);
  const refusal = useBook((book) => book?.refusal);
  const ready = useRunStatus((status) => status?.phase === 'ready');

  if (!ready || !(offered || refusal)) return null;
  // A new element for a refusal: an element that becomes an alert is not always read.
  return (
    <div key={refusal} className={styles.overlay} role={refusal ? 'alert' : undefined}>
      <p>{refusal ?? 'You left an unfinished run. START continues it.'}</p>
      <div className={styles.actions}>
        {!refusal && <Action act={() => session?.takeUp()}>Carry on</Action>}
        <Action act={() => session?.startAfresh()}>Start afresh</Action>
      </div>
    </div>
  );
}

/** Says that the title screen plays itself. */
export function DemoOverlay() {
  return useDemo() && <p className={styles.demo}>Demo: press START</p>;
}

/** A game's standard overlays, stacked in order of importance. */
export function StandardOverlays() {
  return (
    <>
      <LoadingOverlay />
      <DemoOverlay />
      <ResumeOffer />
      <PauseOverlay />
      <FailureOverlay />
    </>
  );
}
