import type { ViewRun } from '../../scenes/kit/run/Run';
import type { Tracks } from '../../scenes/kit/view/tracks';

type Draw = (deltaMs: number) => void;

/**
 * The frames of a picture without an engine: advances a run by the time of the browser's, and lets
 * it be drawn after that.
 */
export function createFrameLoop(run: Pick<ViewRun, 'advance'>, tracks: Tracks) {
  const draws = new Set<Draw>();
  let frame = 0;
  let before = 0;

  const step = (now: number): void => {
    frame = requestAnimationFrame(step);
    const deltaMs = now - before;
    before = now;
    tracks.begin('step');
    run.advance(deltaMs);
    tracks.end('step');
    tracks.begin('draw');
    for (const draw of draws) draw(deltaMs);
    tracks.end('draw');
  };
  return {
    /** Calls back in every frame, after the run has been advanced; returns the undo. */
    onFrame: (draw: Draw): (() => void) => {
      draws.add(draw);
      return () => draws.delete(draw);
    },
    start(): void {
      if (frame !== 0) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
