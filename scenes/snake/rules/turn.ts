import { areSquare, oppositeOf } from '../../kit/rules/grid';
import { events, type Report } from './SnakeEvent';
import type { SnakeState } from './SnakeState';

/**
 * Whether the snake may be going `way` after all that is queued. A lone head may not turn back
 * either. In a crash put off by grace, `heading` is a way that was not gone: what counts then is
 * where the neck lies.
 */
function isLegal(state: Readonly<SnakeState>, direction: number): boolean {
  if (state.turnCount > 0) return areSquare(direction, state.turns[state.turnCount - 1]);
  return direction !== state.heading && direction !== oppositeOf(state.moved);
}

/** Queues a turn; one that would fold the snake back, changes nothing or finds no room is lost. */
export function queueTurn(state: SnakeState, direction: number, emit: Report): void {
  if (state.turnCount >= state.config.queuedTurns || !isLegal(state, direction)) return;
  state.turns[state.turnCount] = direction;
  state.turnCount += 1;
  emit(events.turned);
}

/** Queues two turns square to each other, beginning with the one that is a turn. */
export function queueTurns(state: SnakeState, first: number, second: number, emit: Report): void {
  const last = state.turnCount > 0 ? state.turns[state.turnCount - 1] : state.heading;
  const begins = areSquare(first, last) ? first : second;
  queueTurn(state, begins, emit);
  queueTurn(state, begins === first ? second : first, emit);
}

/**
 * Takes the first of the queued turns. After a turn that grace did not let through, the second of
 * a pair may point at the neck: that one is dropped.
 */
export function takeTurn(state: SnakeState): void {
  const direction = state.turns[0];
  if (direction !== oppositeOf(state.moved)) state.heading = direction;
  state.turnCount -= 1;
  for (let index = 0; index < state.turnCount; index += 1) {
    state.turns[index] = state.turns[index + 1];
  }
}
