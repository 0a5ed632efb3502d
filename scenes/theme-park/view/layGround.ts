import { entranceKind, isVisitable, pathKind, specOf } from '../rules/buildings';
import { findJoined, freshJoined, isReached, type Joined } from '../rules/joined';
import { neighbourOf } from '../rules/routes';
import { terrain } from '../rules/scenario/Scenario';
import { ground, type Park } from '../rules/ThemeParkState';
import { isRunning } from '../rules/tycoon/services';
import { cellSize } from '../viewport';
import { leftOf, topOf } from './corners';
import { treeOf } from './layBuilding';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

/** Smoothed edges that only touch would show a dark seam: neighbours overlap slightly. */
const overlap = 1.012;

const lawnCells = 4;
const lawnSize = lawnCells * cellSize;
/** Cells of lawn beyond the park, so that even the widest board shows no end. */
const beyond = 4;
const aside = 10;

/** Whether a path continues into a cell: another path, a building's door, an entrance. */
function joins(state: Park, cell: number): boolean {
  return state.ground[cell] !== ground.closed || state.kindAt[cell] === entranceKind;
}

function joinsOf(state: Park, cell: number): number {
  let bits = 0;
  for (let direction = 0; direction < 4; direction += 1) {
    const next = neighbourOf(state, cell, direction);
    if (next >= 0 && joins(state, next)) bits |= 1 << direction;
  }
  return bits;
}

/** What visitors of the park at hand can reach, as of the last layout of its ground. */
const joined = freshJoined();

/**
 * Grass, road, hedges and paths: what changes only when something is built.
 * @param reach what visitors can reach, of another park than the one at hand
 */
export function layGround(list: QuadList, state: Park, reach: Joined = joined): void {
  const { columns, rows } = state;
  list.clear();
  findJoined(state, reach);
  for (let row = -beyond; row < rows / lawnCells + beyond; row += 1) {
    for (let column = -aside; column < columns / lawnCells + aside; column += 1) {
      const lawn = sprite.lawns[Math.abs(row * 3 + column) % 2];
      list.add(lawn, column * lawnSize, row * lawnSize, 1, 0, 0, overlap);
    }
  }
  const bottom = rows * cellSize + 22;
  for (let column = -aside; column < columns / lawnCells + aside; column += 1) {
    list.add(sprite.road, column * lawnSize, bottom, 1, 0, 0, overlap);
  }
  layTerrain(list, state);
  for (let gate = 0; gate < state.gateCount; gate += 1) layDrive(list, state, state.gates[gate]);
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    if (state.kindAt[cell] !== pathKind) continue;
    const place = sprite.pavements[joinsOf(state, cell)];
    list.add(place, leftOf(state, cell), topOf(state, cell), 1, 0, 0, overlap);
    if (reach.reached[cell] === 0) layLoosePath(list, state, cell);
  }
  layHedges(list, state);
  list.keep();
}

/** Water, rocks and old woods of a scenario. */
function layTerrain(list: QuadList, state: Park): void {
  const { town } = state;
  if (!town) return;
  for (let cell = 0; cell < town.terrain.length; cell += 1) {
    const kind = town.terrain[cell];
    if (kind === terrain.grass) continue;
    const [x, y] = [leftOf(state, cell), topOf(state, cell)];
    if (kind === terrain.water) list.add(sprite.water, x, y, 1, 0, 0, overlap);
    else if (kind === terrain.rock) list.add(sprite.rock, x, y);
    else list.add(treeOf(cell), x, y);
  }
}

/** A path square that leads to no entrance: red, with a barrier at its end. */
function layLoosePath(list: QuadList, state: Park, cell: number): void {
  const [x, y] = [leftOf(state, cell), topOf(state, cell)];
  list.add(sprite.badTile, x, y, 0.7, 0, 1);
  const routes = joinsOf(state, cell);
  // At most one direction continues.
  const isEnd = (routes & (routes - 1)) === 0;
  if (isEnd) list.add(sprite.barrier, x + cellSize / 2, y + cellSize / 2, 1, 0, 1);
}

/** A drive from an entrance to the road, until something stands in its way. */
function layDrive(list: QuadList, state: Park, gate: number): void {
  const x = leftOf(state, gate);
  list.add(sprite.pavements[5], x, topOf(state, gate));
  for (let cell = gate + state.columns; cell < state.owner.length; cell += state.columns) {
    if (state.owner[cell] !== 0) return;
    list.add(sprite.pavements[5], x, topOf(state, cell), 0.75);
  }
  list.add(sprite.pavements[5], x, state.rows * cellSize - 10, 0.75);
}

/** A hedge all round, open below the entrances. */
function layHedges(list: QuadList, { columns, rows, gates, gateCount }: Park): void {
  for (let column = 0; column < columns; column += 1)
    list.add(sprite.hedge, column * cellSize, -20);
  for (let row = 0; row < rows; row += 1) {
    list.add(sprite.hedge, -cellSize + 8, row * cellSize + 8);
    list.add(sprite.hedge, columns * cellSize - 8, row * cellSize + 8);
  }
  for (let column = 0; column < columns; column += 1) {
    let isOpen = false;
    for (let gate = 0; gate < gateCount; gate += 1) isOpen ||= gates[gate] % columns === column;
    if (!isOpen) list.add(sprite.hedge, column * cellSize, rows * cellSize);
  }
}

/** What people have dropped on the paths. */
export function layLitter(list: QuadList, state: Park): void {
  const { town } = state;
  if (!town || town.littered === 0) return;
  for (let cell = 0; cell < town.litter.length; cell += 1) {
    const pieces = town.litter[cell];
    if (pieces === 0) continue;
    const heap = sprite.litter[pieces > 3 ? 1 : 0];
    list.add(heap, leftOf(state, cell) + cellSize / 2, topOf(state, cell) + cellSize / 2);
  }
}

/** A sign over what has broken down, a barrier before what has not opened yet. */
export function layTroubles(list: QuadList, state: Park): void {
  const { town } = state;
  if (!town) return;
  for (let index = 0; index < state.destinationCount; index += 1) {
    const cell = state.destinations[index];
    if (isRunning(state, town, cell)) continue;
    const { width, height } = specOf(state.kindAt[cell]);
    const x = leftOf(state, cell) + (width * cellSize) / 2;
    const top = topOf(state, cell);
    if (town.broken[cell] > 0) list.add(sprite.bubbles.broken, x, top + 8, 1, 0, 1);
    else list.add(sprite.barrier, x, top + height * cellSize - 8, 1, 0, 1);
  }
}

/** A sign over every visitor building that cannot be reached. */
export function laySigns(list: QuadList, state: Park): void {
  if (joined.cutOff === 0) return;
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    const kind = state.kindAt[cell];
    if (isVisitable[kind] !== 1 || kind === entranceKind || isReached(joined, state, cell))
      continue;
    const x = leftOf(state, cell) + (specOf(kind).width * cellSize) / 2;
    list.add(sprite.bubbles.lost, x, topOf(state, cell) + 8, 1, 0, 1);
  }
}
