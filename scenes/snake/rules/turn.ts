import { areSquare, oppositeOf } from '../../kit/rules/grid';
import { events, type Report } from './SnakeEvent';
import type { SnakeState } from './SnakeState';

/**
 * Whether `direction` is legal after the queued turns. A snake of one cell may not turn back
 * either. During grace before a crash, `heading` was not moved along: then the position of the neck
 * counts.
 */
function isLegal(state: Readonly<SnakeState>, direction: number): boolean {
  if (state.turnCount > 0) return areSquare(direction, state.turns[state.turnCount - 1]);
  return direction !== state.heading && direction !== oppositeOf(state.moved);
}

/**
 * Queues a turn. A turn that would reverse the snake, changes nothing or finds a full queue is
 * dropped.
 */
export function queueTurn(state: SnakeState, direction: number, emit: Report): void {
  if (state.turnCount >= state.config.queuedTurns || !isLegal(state, direction)) return;
  state.turns[state.turnCount] = direction;
  state.turnCount += 1;
  emit(events.turned);
}

/** Queues two turns at right angles, beginning with the one that changes the heading. */
export function queueTurns(state: SnakeState, first: number, second: number, emit: Report): void {
  const last = state.turnCount > 0 ? state.turns[state.turnCount - 1] : state.heading;
  const begins = areSquare(first, last) ? first : second;
  queueTurn(state, begins, emit);
  queueTurn(state, begins === first ? second : first, emit);
}

/**
 * Takes the first queued turn. After a turn that grace blocked, the second of a pair may point at
 * the neck: it is dropped.
 */
export function takeTurn(state: SnakeState): void {
  const direction = state.turns[0];
  if (direction !== oppositeOf(state.moved)) state.heading = direction;
  state.turnCount -= 1;
  for (let index = 0; index < state.turnCount; index += 1) {
    state.turns[index] = state.turns[index + 1];
  }
}
