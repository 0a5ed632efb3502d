import type { ImagePool } from '../../kit/view/ImagePool';
import { thing } from '../rules/GraveyardGhostsState';
import { pelletCells } from '../rules/Maze';
import { treatCell } from '../rules/treats';
import type { Frame } from './GraveyardCamera';
import { middleX, middleY } from './places';
import { glowFrames } from './sprites';

const pulseMs = 260;

/** Steps before its end in which a treat blinks. */
const lastSteps = 6;

/** Draws the lanterns that are still there, whose light flickers, and a treat. */
export function drawLanterns(pool: ImagePool, { state, clockMs, still }: Frame): void {
  const beat = Math.floor(clockMs / pulseMs);
  for (let index = 0; index < pelletCells.length; index++) {
    const cell = pelletCells[index];
    if (state.things[cell] !== thing.pellet) continue;
    const x = middleX(cell);
    const y = middleY(cell);
    pool.next(glowFrames[still ? 1 : (beat + index) & 3], x, y).setAlpha(0.7);
    pool.next('lantern', x, y);
  }
  const steps = state.things[treatCell] - thing.treat;
  if (steps < 0 || (!still && steps < lastSteps && (steps & 1) === 1)) return;
  pool.next('treat', middleX(treatCell), middleY(treatCell));
}
