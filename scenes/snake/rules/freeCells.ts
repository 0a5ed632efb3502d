import { below } from '../../kit/rules/rng';
import { events, type Report } from './SnakeEvent';
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

function randomFreeCell(state: SnakeState): number {
  return state.free[below(state.rng, state.freeCount)];
}

/** Takes the creature off the field. */
export function removeBonus(state: SnakeState, emit: Report): void {
  vacate(state, state.bonus);
  state.bonus = -1;
  state.bonusMoves = 0;
  emit(events.bonusDespawned);
}

/** Puts food on a random free cell. @returns the cell; -1 if there is none */
function foodSomewhere(state: SnakeState): number {
  if (state.freeCount === 0) return -1;
  const cell = randomFreeCell(state);
  occupy(state, cell, content.food);
  return cell;
}

/** In Portals, puts the other food of a pair on a random free cell, if there is one. */
export function placeTwin(state: SnakeState): void {
  if (state.twin !== undefined) state.twin = foodSomewhere(state);
}

/**
 * Puts food on a random free cell, on the creature's if there is no other. Returns false if the
 * field is full.
 */
export function placeFood(state: SnakeState, emit: Report): boolean {
  if (state.freeCount === 0 && state.bonus >= 0) removeBonus(state, emit);
  state.food = foodSomewhere(state);
  placeTwin(state);
  return state.food >= 0;
}

/** Puts a creature on a random free cell if one is due. */
export function placeBonus(state: SnakeState, emit: Report): void {
  const { bonus, bonusEvery, bonusMoves } = state.config;
  if (!bonus || state.bonus >= 0 || state.eaten % bonusEvery !== 0) return;
  if (state.freeCount === 0) return;
  state.bonus = randomFreeCell(state);
  state.bonusMoves = bonusMoves;
  occupy(state, state.bonus, content.bonus);
  emit(events.bonusSpawned);
}
