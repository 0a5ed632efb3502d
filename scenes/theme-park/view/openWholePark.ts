import { freshJoined } from '../rules/joined';
import type { Park } from '../rules/ThemeParkState';
import { cellSize } from '../viewport';
import { Crowd } from './Crowd';
import { layGround, layLitter } from './layGround';
import { layRows, standingIn } from './layRows';
import { paintPlainly } from './paintPlainly';
import { QuadList } from './QuadList';
import { orderSheet } from './studio';
import { Trains } from './Trains';

/** World pixels round the park: hedges and roofs above, the road below. */
const margin = { side: 26, top: 50, bottom: 52 } as const;

/** Draws whole parks by day on 2D canvases. */
export type WholePark = Readonly<{
  /** Draws a park at a canvas's left top, `width` pixels wide. @returns its height in pixels */
  paint(context: CanvasRenderingContext2D, state: Park, width: number): number;
  close(): void;
}>;

/** @throws (rejects) when the browser grants no canvas, or the signal's reason */
export async function openWholePark(signal?: AbortSignal): Promise<WholePark> {
  const { picture, frames } = await orderSheet(1, signal);
  const list = new QuadList(frames);
  const crowd = new Crowd();
  const trains = new Trains();
  const daylight = new Float32Array([1, 1, 1]);
  const joined = freshJoined();
  return {
    paint(context, state, width) {
      const scale = width / (state.columns * cellSize + 2 * margin.side);
      const seconds = state.clock / 60;
      layGround(list, state, joined);
      trains.follow(state);
      trains.move(state, seconds);
      crowd.gather(state, 1, 0);
      layLitter(list, state);
      layRows(list, state, standingIn(state), trains, crowd, seconds, false);
      const view = { scale, x: margin.side * scale, y: margin.top * scale };
      paintPlainly(context, picture, list, view, daylight);
      return (margin.top + state.rows * cellSize + margin.bottom) * scale;
    },
    close: () => {
      if ('close' in picture) picture.close();
    },
  };
}
