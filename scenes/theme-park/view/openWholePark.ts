import { freshJoined } from '../rules/joined';
import type { Park } from '../rules/ThemeParkState';
import { cellSize, margin } from '../viewport';
import { Crowd } from './Crowd';
import { layGround, layLitter } from './layGround';
import { layRows, standingIn } from './layRows';
import { paintPlainly } from './paintPlainly';
import { QuadList } from './QuadList';
import { orderSheet } from './studio';
import { Trains } from './Trains';

/**
 * Opens what draws whole parks by day on 2D canvases.
 * @throws (rejects) when the browser grants no canvas, or the signal's reason
 */
export async function openWholePark(signal?: AbortSignal) {
  const { picture, frames } = await orderSheet(1, signal);
  const list = new QuadList(frames);
  const crowd = new Crowd();
  const trains = new Trains();
  const daylight = new Float32Array([1, 1, 1]);
  const joined = freshJoined();
  return {
    /** Draws a park at a canvas's left top, `width` pixels wide. @returns its height in pixels */
    paint(context: CanvasRenderingContext2D, state: Park, width: number): number {
      const scale = width / (state.columns * cellSize + 2 * margin.left);
      const seconds = state.clock / 60;
      layGround(list, state, joined);
      trains.follow(state);
      trains.move(state, seconds);
      crowd.gather(state, 1, 0);
      layLitter(list, state);
      layRows(list, state, standingIn(state), trains, crowd, seconds, false);
      const view = { scale, x: margin.left * scale, y: margin.top * scale };
      paintPlainly(context, picture, list, view, daylight);
      return (margin.top + state.rows * cellSize + margin.bottom) * scale;
    },
    close: (): void => {
      if ('close' in picture) picture.close();
    },
  };
}
