import type { ViewRun } from '../../../scenes/kit/run/Run';
import { createTracks } from '../../../scenes/kit/view/tracks';

type Draw = (deltaMs: number) => void;

/** The frames of a picture without an engine: advances its run, then draws it. */
export function createFrames(run: Pick<ViewRun, 'advance' | 'title'>) {
  const tracks = createTracks(run.title);
  const draws = new Set<Draw>();
  return {
    /** Calls back in every frame after the run has advanced. @returns a function that stops it */
    onFrame: (draw: Draw): (() => void) => {
      draws.add(draw);
      return () => draws.delete(draw);
    },
    /** Spends a frame's time. */
    spend: (deltaMs: number): void => {
      tracks.begin('step');
      run.advance(deltaMs);
      tracks.end('step');
      tracks.begin('draw');
      for (const draw of draws) draw(deltaMs);
      tracks.end('draw');
    },
  };
}
