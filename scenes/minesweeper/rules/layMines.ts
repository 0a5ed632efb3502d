import { type Rng, shuffleInPlace } from '../../kit/rules/rng';
import { type Field, neighboursOf } from './field';

/**
 * Places the mines at random: none under the first cell, and none beside it if there is room.
 * @returns by cell, 1 for a mine
 */
export function layMines(field: Field, first: number, opensArea: boolean, rng: Rng): Uint8Array {
  const { columns, rows, mines } = field;
  const cells = columns * rows;
  const spared = new Set([first]);
  if (opensArea) {
    const around = neighboursOf(field, first);
    if (cells - 1 - around.length >= mines) for (const cell of around) spared.add(cell);
  }
  const places: number[] = [];
  for (let cell = 0; cell < cells; cell += 1) if (!spared.has(cell)) places.push(cell);
  shuffleInPlace(rng, places);
  const mined = new Uint8Array(cells);
  for (const cell of places.slice(0, mines)) mined[cell] = 1;
  return mined;
}

/** How many mines lie around each cell. */
export function countMines(field: Field, mined: Uint8Array): Uint8Array {
  const counts = new Uint8Array(mined.length);
  for (let cell = 0; cell < mined.length; cell += 1) {
    if (mined[cell] === 0) continue;
    for (const other of neighboursOf(field, cell)) counts[other] += 1;
  }
  return counts;
}

/**
 * The fewest left clicks that clear a field without flags (3BV): one for each opening, and one for
 * each number outside the openings.
 */
export function leastClicks(field: Field, mined: Uint8Array, counts: Uint8Array): number {
  const shown = new Uint8Array(mined.length);
  let clicks = 0;
  for (let cell = 0; cell < mined.length; cell += 1) {
    if (mined[cell] || counts[cell] > 0 || shown[cell]) continue;
    clicks += 1;
    const queue = [cell];
    shown[cell] = 1;
    for (let at = 0; at < queue.length; at += 1) {
      for (const other of neighboursOf(field, queue[at])) {
        if (shown[other]) continue;
        shown[other] = 1;
        if (counts[other] === 0) queue.push(other);
      }
    }
  }
  for (let cell = 0; cell < mined.length; cell += 1) {
    if (!mined[cell] && !shown[cell]) clicks += 1;
  }
  return clicks;
}
