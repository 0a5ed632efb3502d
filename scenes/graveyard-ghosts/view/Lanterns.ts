import type { ImagePool } from '../../kit/view/ImagePool';
import type { Frame } from '../../kit/view/KitScene';
import { type GraveyardGhostsState, thing } from '../rules/GraveyardGhostsState';
import { columnOfCell, pelletCells, rowOfCell } from '../rules/Maze';
import { cellPixels, glowFrames } from './sprites';

const pulseMs = 260;

/** Draws the lanterns that still hang, in a light that comes and goes. */
export class Lanterns {
  #clock = 0;

  draw(pool: ImagePool, { state, deltaMs, still }: Frame<GraveyardGhostsState>): void {
    this.#clock += deltaMs;
    const beat = Math.floor(this.#clock / pulseMs);
    for (let index = 0; index < pelletCells.length; index++) {
      const cell = pelletCells[index];
      if (state.things[cell] !== thing.pellet) continue;
      const x = (columnOfCell(cell) + 0.5) * cellPixels;
      const y = (rowOfCell(cell) + 0.5) * cellPixels;
      pool.next(glowFrames[still ? 1 : (beat + index) & 3], x, y).setAlpha(0.7);
      pool.next('lantern', x, y);
    }
  }
}
