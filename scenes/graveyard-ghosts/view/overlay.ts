import { clampTo } from '../../kit/rules/grid';
import type { Overlay, Shape } from '../../kit/Story';
import { actorOf, type GraveyardGhostsState, playerActor } from '../rules/GraveyardGhostsState';
import { size } from '../rules/Maze';
import { findTarget, foresee, target } from '../rules/targets';
import { middleOf, middleX, middleY } from './places';
import { cellPixels } from './sprites';

/** The cells of a ghost's route that are drawn ahead. */
const path = new Uint8Array(12);

function boxAround(x: number, y: number, side: number) {
  return { type: 'box', x: x - side / 2, y: y - side / 2, width: side, height: side } as const;
}

export const overlay: Overlay<GraveyardGhostsState> = {
  rule(state) {
    const x = middleOf(state.x[playerActor]);
    const y = middleOf(state.y[playerActor]);
    // A ghost within this distance touches the player.
    const touch = state.config.touch * cellPixels;
    const shapes: Shape[] = [{ ...boxAround(x, y, touch), tone: 'own' }];
    for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
      const actor = actorOf(ghost);
      const ghostX = middleOf(state.x[actor]);
      const ghostY = middleOf(state.y[actor]);
      shapes.push({ ...boxAround(ghostX, ghostY, touch), tone: 'danger' });
      if (state.power > 0 || state.ghostRest[ghost] > 0) continue;
      findTarget(state, ghost);
      const targetX = middleOf(clampTo(size, target.column));
      const targetY = middleOf(clampTo(size, target.row));
      shapes.push({ ...boxAround(targetX, targetY, cellPixels - 2), tone: 'target' });
      const length = foresee(state, ghost, path);
      const points = [ghostX, ghostY];
      for (let step = 0; step < length; step += 1) {
        points.push(middleX(path[step]), middleY(path[step]));
      }
      shapes.push({ type: 'line', points, tone: 'danger' });
    }
    return shapes;
  },
  ghost(other, own) {
    if (other.level !== own.level) return [];
    const x = middleOf(other.x[playerActor]);
    const y = middleOf(other.y[playerActor]);
    return [{ ...boxAround(x, y, cellPixels - 4), tone: 'ghost', filled: true }];
  },
};
