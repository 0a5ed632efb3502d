import { areSquare, oppositeOf } from '../../kit/rules/grid';
import { events, type Report } from './SnakeEvent';
import type { Body, SnakeState } from './SnakeState';

/**
 * Whether `direction` is legal after the queued turns. A snake of one cell may not turn back
 * either. During grace before a crash, `heading` was not moved along: then the position of the neck
 * counts.
 */
function isLegal(snake: Readonly<Body>, direction: number): boolean {
  if (snake.turnCount > 0) return areSquare(direction, snake.turns[snake.turnCount - 1]);
  return direction !== snake.heading && direction !== oppositeOf(snake.moved);
}

/**
 * Queues a turn. A turn that would reverse the snake, changes nothing or finds a full queue is
 * dropped.
 */
export function queueTurn(
  { config }: Readonly<SnakeState>,
  snake: Body,
  direction: number,
  emit: Report,
): void {
  if (snake.turnCount >= config.queuedTurns || !isLegal(snake, direction)) return;
  snake.turns[snake.turnCount] = direction;
  snake.turnCount += 1;
  emit(events.turned);
}

/** Queues two turns at right angles, beginning with the one that changes the heading. */
export function queueTurns(state: SnakeState, first: number, second: number, emit: Report): void {
  const last = state.turnCount > 0 ? state.turns[state.turnCount - 1] : state.heading;
  const begins = areSquare(first, last) ? first : second;
  queueTurn(state, state, begins, emit);
  queueTurn(state, state, begins === first ? second : first, emit);
}

/**
 * Takes the first queued turn, if there is one. After a turn that grace blocked, the second of a pair may point at
 * the neck: it is dropped.
 */
export function takeTurn(snake: Body): void {
  if (snake.turnCount === 0) return;
  const direction = snake.turns[0];
  if (direction !== oppositeOf(snake.moved)) snake.heading = direction;
  snake.turnCount -= 1;
  for (let index = 0; index < snake.turnCount; index += 1) {
    snake.turns[index] = snake.turns[index + 1];
  }
}
