import type { Run } from '../../../scenes/kit/run/Run';
import { FrameLoop } from '../../../scenes/kit/view/FrameLoop';

/** Ticks back per tick of real time, against the one that a running game goes forward. */
const pace = 3;

/**
 * Takes a run back for as long as it is held.
 * @param ended called when the run goes on from where it was taken back to
 */
export function createRewinder(run: Run, ended: () => void) {
  let due = 0;
  const loop = new FrameLoop((deltaMs) => {
    due += Math.min(deltaMs, 100) * 0.06 * pace;
    const ticks = Math.floor(due);
    due -= ticks;
    if (ticks > 0) run.rewind(ticks);
  });
  return {
    get holding() {
      return loop.running;
    },
    hold: () => loop.start(),
    release() {
      if (!loop.running) return;
      loop.stop();
      due = 0;
      ended();
    },
  };
}
