import { content, type SnakeState } from './SnakeState';

/** Puts `what` on an empty cell. */
export function occupy(state: SnakeState, cell: number, what: number): void {
  state.cells[cell] = what;
  state.freeCount -= 1;
  const place = state.freePlace[cell];
  const last = state.free[state.freeCount];
  state.free[place] = last;
  state.freePlace[last] = place;
}

/** Empties an occupied cell. */
export function vacate(state: SnakeState, cell: number): void {
  state.cells[cell] = content.nothing;
  state.free[state.freeCount] = cell;
  state.freePlace[cell] = state.freeCount;
  state.freeCount += 1;
}

/** Moves what stands on `from` to the empty cell `to`: both functions above in one. */
export function shift(state: SnakeState, from: number, to: number): void {
  const { cells, free, freePlace } = state;
  cells[to] = cells[from];
  cells[from] = content.nothing;
  const place = freePlace[to];
  free[place] = from;
  freePlace[from] = place;
}
