import type { Run } from '../../../scenes/kit/run/createRun';
import { FrameLoop } from '../../../scenes/kit/view/FrameLoop';

/** Ticks back per tick of real time. */
const pace = 3;

/**
 * Rewinds a run while its control is held.
 * @param ended called when the run continues
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
