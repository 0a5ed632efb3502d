import { specOf } from './buildings';
import {
  arrived,
  exitSlot,
  ground,
  noSlot,
  type Park,
  type ThemeParkState,
  unreached,
} from './ThemeParkState';

/** The queue of the breadth-first search, used within one call only. */
let queue = new Uint16Array(400);

/** The next cell in a direction, or -1 outside the park. */
export function neighbourOf(
  { columns, rows }: Readonly<{ columns: number; rows: number }>,
  cell: number,
  direction: number,
): number {
  const column = cell % columns;
  if (direction === 0) return cell >= columns ? cell - columns : -1;
  if (direction === 1) return column + 1 < columns ? cell + 1 : -1;
  if (direction === 2) return cell + columns < columns * rows ? cell + columns : -1;
  return column > 0 ? cell - 1 : -1;
}

/**
 * The open neighbours of every cell, computed once for all routes of a park and used within one call
 * only. Each cell has eight entries: first paths and then buildings, and from the fifth on both
 * together, each in the order of the directions.
 */
let near = new Int32Array(3200);
let pathsNear = new Uint8Array(400);
let allNear = new Uint8Array(400);
/** Number of cells that can be walked on: once all are reached, a search can stop. */
let openCells = 0;

/** Appends the neighbours with one or two kinds of ground to `near`, from an index on. @returns the new end */
function listNear(state: Park, cell: number, from: number, kind: number, other = kind): number {
  let end = from;
  for (let direction = 0; direction < 4; direction += 1) {
    const next = neighbourOf(state, cell, direction);
    if (next < 0 || (state.ground[next] !== kind && state.ground[next] !== other)) continue;
    near[end] = (next << 2) | (direction ^ 2);
    end += 1;
  }
  return end;
}

function surveyNeighbours(state: Park): void {
  const cells = state.columns * state.rows;
  if (pathsNear.length < cells) {
    near = new Int32Array(8 * cells);
    pathsNear = new Uint8Array(cells);
    allNear = new Uint8Array(cells);
  }
  openCells = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    if (state.ground[cell] === ground.closed) continue;
    openCells += 1;
    const begin = 8 * cell;
    const paths = listNear(state, cell, begin, ground.path);
    pathsNear[cell] = paths - begin;
    allNear[cell] = listNear(state, cell, paths, ground.visitable) - begin;
    listNear(state, cell, begin + 4, ground.path, ground.visitable);
  }
}

/** Reaches a neighbour, if it has not been reached yet. @returns the new tail of the queue */
function reach(routes: Uint8Array, base: number, entry: number, tail: number): number {
  const next = entry >> 2;
  if (routes[base + next] !== unreached) return tail;
  routes[base + next] = entry & 3;
  queue[tail] = next;
  return tail + 1;
}

/**
 * Spreads from the first `seeds` cells of the queue: distances grow by one a ring, and every cell
 * keeps the way to where it was reached from. Over paths first; through other buildings only where
 * no path leads.
 */
function layFrom({ routes }: ThemeParkState, base: number, seeds: number): void {
  let tail = seeds;
  for (let head = 0; head < tail; head += 1) {
    const begin = 8 * queue[head];
    const end = begin + pathsNear[queue[head]];
    for (let place = begin; place < end; place += 1) tail = reach(routes, base, near[place], tail);
  }
  const overPaths = tail;
  for (let head = 0; head < tail && tail < openCells; head += 1) {
    const cell = queue[head];
    // The paths around what was reached over paths have all been reached.
    const begin = 8 * cell + (head < overPaths ? pathsNear[cell] : 4);
    const end = 8 * cell + allNear[cell] + (head < overPaths ? 0 : 4);
    for (let place = begin; place < end; place += 1) tail = reach(routes, base, near[place], tail);
  }
}

function layExitRoute(state: ThemeParkState): void {
  let seeds = 0;
  for (let gate = 0; gate < state.gateCount; gate += 1) {
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbourOf(state, state.gates[gate], direction);
      if (next < 0 || state.ground[next] === ground.closed) continue;
      if (state.routes[next] === arrived) continue;
      state.routes[next] = arrived;
      queue[seeds] = next;
      seeds += 1;
    }
  }
  layFrom(state, 0, seeds);
}

/** Computes the routes to every visitor building and out of the park. */
export function layRoutes(state: ThemeParkState): void {
  const cells = state.columns * state.rows;
  if (queue.length < cells) queue = new Uint16Array(cells);
  surveyNeighbours(state);
  state.routesStale = false;
  state.slotOf.fill(noSlot);
  state.routes.fill(unreached, 0, (state.destinationCount + 1) * cells);
  layExitRoute(state);
  for (let index = 0; index < state.destinationCount; index += 1) {
    const cell = state.destinations[index];
    const slot = exitSlot + 1 + index;
    const base = slot * cells;
    state.slotOf[cell] = slot;
    const { width, height } = specOf(state.kindAt[cell]);
    let seeds = 0;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const covered = cell + row * state.columns + column;
        state.routes[base + covered] = arrived;
        queue[seeds] = covered;
        seeds += 1;
      }
    }
    layFrom(state, base, seeds);
  }
  // Clears the slots of removed buildings: equal parks must have equal states.
  state.routes.fill(0, (state.destinationCount + 1) * cells);
}
