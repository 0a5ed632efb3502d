import type { Blitter, Bob } from '../../kit/view/engine/engine';
import type { FrameInfo } from '../../kit/view/KitScene';
import { type GraveyardGhostsState, thing } from '../rules/GraveyardGhostsState';
import { cellCount, columnOfCell, rowOfCell } from '../rules/Maze';
import { cellPixels, soulFrames } from './sprites';

const flickerMs = 170;
/** From a cell's upper left corner to a soul's. */
const left = (cellPixels - 7) / 2;
const top = (cellPixels - 8) / 2;
/** How far a soul hovers, step by step. */
const hover = [0, 0, -1, -1, 0, 0, 1, 1] as const;

/** The souls: a blitter draws that many at the least cost. */
export class Souls {
  readonly #bobs: readonly Bob[];
  readonly #shown = new Int8Array(cellCount).fill(-1);

  constructor(blitter: Blitter) {
    this.#bobs = Array.from({ length: cellCount }, (_, cell) =>
      blitter.create(columnOfCell(cell) * cellPixels + left, 0, soulFrames[0], false),
    );
  }

  draw({ state: { things }, clockMs, still }: FrameInfo<GraveyardGhostsState>): void {
    const beat = Math.floor(clockMs / flickerMs);
    for (let cell = 0; cell < cellCount; cell++) {
      // No two neighbours flicker alike.
      const step = things[cell] === thing.soul ? (still ? 0 : (beat + cell * 5) & 7) : -1;
      if (step === this.#shown[cell]) continue;
      this.#shown[cell] = step;
      const bob = this.#bobs[cell];
      bob.visible = step >= 0;
      if (step < 0) continue;
      bob.setFrame(soulFrames[step & 3]);
      bob.y = rowOfCell(cell) * cellPixels + top + hover[step];
    }
  }
}
