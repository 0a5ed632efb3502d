import { byEvent } from '../kit/rules/byEvent';
import { columnOf, rowOf } from '../kit/rules/grid';
import { type Body, bodyCell, type CrashCause, type SnakeState } from './rules/SnakeState';
import type { SnakeTypes } from './rules/snakeRules';
import { winnerOf } from './rules/two';

const crashes: Readonly<Record<CrashCause, string>> = {
  wall: 'Crashed into the wall.',
  self: 'Crashed into yourself.',
  maze: 'Crashed into the maze.',
};

/** The shorter distance if the edges wrap. */
function distance(from: number, to: number, size: number, wraps: boolean): number {
  const straight = to - from;
  if (!wraps || Math.abs(straight) * 2 <= size) return straight;
  return straight - Math.sign(straight) * size;
}

/** The position of a cell relative to a snake's head: "3 right, 2 up". */
export function whereFromHead(
  state: Readonly<SnakeState>,
  cell: number,
  snake: Readonly<Body> = state,
): string {
  const { columns, rows, wraps } = state;
  const head = bodyCell(snake, 0);
  const across = distance(columnOf(head, columns), columnOf(cell, columns), columns, wraps);
  const down = distance(rowOf(head, columns), rowOf(cell, columns), rows, wraps);
  const parts: string[] = [];
  if (across !== 0) parts.push(`${Math.abs(across)} ${across > 0 ? 'right' : 'left'}`);
  if (down !== 0) parts.push(`${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`);
  return parts.join(', ');
}

function food(state: Readonly<SnakeState>): string {
  const { food, rival, twin = -1 } = state;
  if (food < 0) return '';
  if (rival) {
    return ` Food ${whereFromHead(state, food)} of player 1, ${whereFromHead(state, food, rival)} of player 2.`;
  }
  if (twin < 0) return ` Food ${whereFromHead(state, food)}.`;
  return ` Portals ${whereFromHead(state, food)}, and ${whereFromHead(state, twin)}.`;
}

/** Who has won a round of two players, and by which points. */
export function result(state: Readonly<SnakeState>): string {
  const winner = winnerOf(state);
  const words = winner === 0 ? 'A draw' : `Player ${winner} wins`;
  const why = state.lost === 3 ? 'Both crashed. ' : '';
  return `${why}${words}. Points: ${state.score} to ${state.rival?.score}.`;
}

/** Who ate, of two players. */
function who(state: Readonly<SnakeState>, isRival: boolean): string {
  return state.rival ? `Player ${isRival ? 2 : 1}: ` : '';
}

/** The score, of two players both. */
function scores({ score, rival }: Readonly<SnakeState>): string {
  return rival ? `${score} to ${rival.score}` : `${score}`;
}

export const narrateSnake = byEvent<SnakeTypes, string | undefined>({
  started: (_, state) =>
    state.rival
      ? `Player 1 is below, player 2 above.${food(state)}`
      : `Off you go, heading ${state.config.startDirection}.${food(state)}`,
  ate: ({ rival }, state) =>
    `${who(state, rival)}${state.twin === undefined ? 'Ate' : 'Through'}. Score ${scores(state)}.${food(state)}`,
  bonusSpawned: (_, state) =>
    `A creature, ${whereFromHead(state, state.bonus)}, for ${state.bonusMoves} moves.`,
  bonusDespawned: () => 'The creature has gone.',
  bonusEaten: ({ points, rival }, state) =>
    `${who(state, rival)}Caught the creature for ${points}. Score ${scores(state)}.${food(state)}`,
  crashed: (event, state) => `${crashes[event.cause]} Game over. Final score ${state.score}.`,
  roundEnded: (_, state) => result(state),
  filled: (_, state) =>
    state.rival
      ? result(state)
      : `The snake fills the whole field. You win! Final score ${state.score}.`,
});
