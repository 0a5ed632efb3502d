import type { Blitter, Bob } from '../../kit/view/engine/engine';
import { thing } from '../rules/GraveyardGhostsState';
import { cellCount, columnOfCell, rowOfCell } from '../rules/Maze';
import type { Frame } from './GraveyardCamera';
import { cellPixels, soulFrames } from './sprites';

const flickerMs = 170;
/** Offset from a cell's upper left corner to its soul's. */
const left = (cellPixels - 7) / 2;
const top = (cellPixels - 8) / 2;
/** Vertical offset of a soul in each step of its hover. */
const hover = [0, 0, -1, -1, 0, 0, 1, 1] as const;

/** Draws the souls by a blitter, the cheapest way for so many. */
export class Souls {
  readonly #bobs: readonly Bob[];
  readonly #shown = new Int8Array(cellCount).fill(-1);

  constructor(blitter: Blitter) {
    this.#bobs = Array.from({ length: cellCount }, (_, cell) =>
      blitter.create(columnOfCell(cell) * cellPixels + left, 0, soulFrames[0], false),
    );
  }

  draw({ state: { things }, clockMs, still }: Frame): void {
    const beat = Math.floor(clockMs / flickerMs);
    for (let cell = 0; cell < cellCount; cell++) {
      // Neighbours flicker out of step.
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
