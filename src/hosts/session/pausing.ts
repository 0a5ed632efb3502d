import { createStore } from 'zustand/vanilla';
import type { PauseReason, Run } from '../../../scenes/kit/run/Run';
import { settings } from '../../stores/settings';

/** Beats counted before time runs again, and the length of one. */
const beats = 3;
const beatMs = 500;

/** @param beat sounds one of those that are counted */
export function createPausing(run: Run, say: (text: string) => void, beat: () => void) {
  const byTurns = run.game.clock === 'turns';
  // What is played by places alone waits for them.
  const unhurried = byTurns || run.game.controls.length === 0;
  const countdown = createStore<number>(() => 0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    countdown.setState(0, true);
  };
  const count = (left: number): void => {
    countdown.setState(left, true);
    if (left === 0) {
      run.resume();
      say('Playing on.');
      return;
    }
    beat();
    timer = setTimeout(() => count(left - 1), beatMs);
  };
  // Whatever else takes the run out of its pause has nothing left to be counted in for.
  const unsubscribe = run.status.subscribe(({ paused }) => {
    if (paused === undefined && countdown.getState() > 0) stop();
  });

  return {
    /** The beats that are still to come before time runs; 0 when nothing is counted. */
    countdown,
    /** Pauses a run that is being played, or stops the countdown. */
    pause: (reason: PauseReason): void => {
      const { phase, paused } = run.status.getState();
      stop();
      // Nothing is lost by a game that waits for its player anyway.
      if (byTurns && reason !== 'player') return;
      if (phase !== 'playing' || paused !== undefined) return;
      run.pause(reason);
      say('Paused.');
    },
    /** Counts the player in, then lets time run. */
    resume: (): void => {
      const { paused, watching } = run.status.getState();
      if (paused === undefined || countdown.getState() > 0) return;
      const counts = settings.getState().countdown && !unhurried && !watching;
      count(counts ? beats : 0);
    },
    dispose(): void {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
