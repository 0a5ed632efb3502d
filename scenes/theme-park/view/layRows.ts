import { specOf, trackKind } from '../rules/buildings';
import type { Park } from '../rules/ThemeParkState';
import { cellSize } from '../viewport';
import type { Crowd } from './Crowd';
import { leftOf, topOf } from './corners';
import { layBuilding } from './layBuilding';
import { layTrack } from './layTrack';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';
import type { Trains } from './Trains';

/** The cells of the buildings that stand on the ground, back to front. */
export function standingIn(state: Park): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    const kind = state.kindAt[cell];
    if (kind !== 0 && specOf(kind).type !== 'path') cells.push(cell);
  }
  const front = (cell: number): number =>
    Math.floor(cell / state.columns) + specOf(state.kindAt[cell]).height;
  return cells.sort((a, b) => front(a) - front(b) || a - b);
}

/**
 * Lays the rows back to front: the buildings of each, then its trains and people.
 * @param standing from `standingIn`
 * @param seconds the time of the park's machinery
 */
export function layRows(
  list: QuadList,
  state: Park,
  standing: readonly number[],
  trains: Trains,
  crowd: Crowd,
  seconds: number,
  still: boolean,
): void {
  let next = 0;
  for (let row = 0; row < state.rows; row += 1) {
    for (; next < standing.length; next += 1) {
      const cell = standing[next];
      const kind = state.kindAt[cell];
      const [x, y] = [leftOf(state, cell), topOf(state, cell)];
      if (y / cellSize + specOf(kind).height - 1 > row) break;
      if (kind === trackKind && state.town) layTrack(list, state.town.track[cell], x, y);
      else layBuilding(list, kind, cell, x, y, seconds, 1, state.town?.paint[cell]);
    }
    trains.layRow(list, row);
    const { found } = crowd;
    if (found && Math.floor(found.y / cellSize) === row)
      list.add(sprite.ring, found.x, found.y - 1, 1, 0, 1);
    crowd.layRow(list, state, row, still);
  }
}
