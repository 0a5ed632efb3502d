import type { Run } from '../../../scenes/kit/run/Run';

/** Ticks back per tick of real time, against the one that a running game goes forward. */
const pace = 3;

/**
 * Takes a run back for as long as it is held.
 * @param ended called when the run goes on from where it was taken back to
 */
export function createRewinder(run: Run, ended: () => void) {
  let frame = 0;
  let before = 0;
  let due = 0;

  const back = (now: number): void => {
    due += Math.min(now - before, 100) * 0.06 * pace;
    before = now;
    const ticks = Math.floor(due);
    due -= ticks;
    if (ticks > 0) run.rewind(ticks);
    frame = requestAnimationFrame(back);
  };
  return {
    get holding() {
      return frame !== 0;
    },
    hold() {
      if (frame !== 0) return;
      before = performance.now();
      due = 0;
      frame = requestAnimationFrame(back);
    },
    release() {
      if (frame === 0) return;
      cancelAnimationFrame(frame);
      frame = 0;
      ended();
    },
  };
}
