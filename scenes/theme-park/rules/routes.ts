import { specOf } from './buildings';
import {
  arrived,
  exitSlot,
  ground,
  noSlot,
  type ThemeParkState,
  unreached,
} from './ThemeParkState';

/** The queue of the breadth-first search, used within one call only. */
let queue = new Uint16Array(400);

/** The next cell in a direction, or -1 outside the park. */
export function neighbourOf(
  { columns, rows }: Readonly<ThemeParkState>,
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
 * Breadth-first search from the first `tail` cells of the queue. Every cell found stores the
 * direction back to the cell that it was reached from.
 * @param through also over cells of buildings, not only over paths
 * @returns the new tail
 */
function spread(state: ThemeParkState, base: number, tail: number, through: boolean): number {
  const { routes } = state;
  let end = tail;
  for (let head = 0; head < end; head += 1) {
    const cell = queue[head];
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbourOf(state, cell, direction);
      if (next < 0 || routes[base + next] !== unreached) continue;
      const below = state.ground[next];
      if (below === ground.closed || (below === ground.visitable && !through)) continue;
      routes[base + next] = direction ^ 2;
      queue[end] = next;
      end += 1;
    }
  }
  return end;
}

/** Routes over paths first. Through other buildings only where no path leads. */
function layFrom(state: ThemeParkState, base: number, seeds: number): void {
  const overPaths = spread(state, base, seeds, false);
  spread(state, base, overPaths, true);
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
