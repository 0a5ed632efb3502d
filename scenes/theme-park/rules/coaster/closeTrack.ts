import { trackKind } from '../buildings';
import { isFree, isGrass } from '../edit';
import { neighbourOf } from '../routes';
import type { Park } from '../ThemeParkState';
import { directionAfter, energyAfter, rise, shape } from './pieces';
import { freshRide, rideOf } from './rideOf';

/** Pieces that lead home: what is high comes down. */
const homeward = [shape.straight, shape.left, shape.right, shape.down, shape.steep] as const;
const levels = 8;

/**
 * Finds the fewest pieces that join the end of a station's track to the station.
 * @returns their shapes in order; undefined if there is no way, or if a train is too slow for it
 */
export function closeTrack(state: Park, station: number): readonly number[] | undefined {
  const { end, energy, isClosed } = rideOf(state, station, freshRide());
  if (isClosed || end.cell < 0) return undefined;
  const size = state.kindAt.length * 4 * levels;
  const indexOf = (cell: number, direction: number, level: number): number =>
    (cell * 4 + direction) * levels + level;
  // By place, direction and level: the piece that leads there, and from where.
  const piece = new Int8Array(size).fill(-1);
  const from = new Int32Array(size).fill(-1);
  const first = indexOf(end.cell, end.direction, end.level);
  const home = indexOf(station, 1, 0);
  const queue = [first];
  for (let head = 0; head < queue.length && piece[home] < 0; head += 1) {
    const here = queue[head];
    const level = here % levels;
    const direction = (here >> 3) & 3;
    const cell = here >> 5;
    if (!isFree(state, trackKind, cell) || !isGrass(state, trackKind, cell)) continue;
    for (const shapeOfNext of homeward) {
      const nextLevel = level + rise[shapeOfNext];
      const nextDirection = directionAfter(shapeOfNext, direction);
      const nextCell = neighbourOf(state, cell, nextDirection);
      if (nextLevel < 0 || nextCell < 0) continue;
      const next = indexOf(nextCell, nextDirection, nextLevel);
      if (next === first || piece[next] >= 0) continue;
      piece[next] = shapeOfNext;
      from[next] = here;
      queue.push(next);
    }
  }
  if (piece[home] < 0) return undefined;
  const found: number[] = [];
  const cells = new Set<number>();
  for (let at = home; at !== first; at = from[at]) {
    found.unshift(piece[at]);
    cells.add(from[at] >> 5);
  }
  let left = energy;
  for (const next of found) left = left === 0 ? 0 : energyAfter(next, left);
  // A way that crosses itself cannot be laid.
  return left > 0 && cells.size === found.length ? found : undefined;
}
