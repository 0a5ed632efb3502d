import { byEvent } from '../kit/rules/byEvent';
import { columnOf, rowOf } from '../kit/rules/grid';
import { bodyCell, type CrashCause, type SnakeState } from './rules/SnakeState';
import type { SnakeTypes } from './rules/snakeRules';

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

/** The position of a cell relative to the head: "3 right, 2 up". */
export function whereFromHead(state: Readonly<SnakeState>, cell: number): string {
  const { columns, rows, wraps } = state;
  const head = bodyCell(state, 0);
  const across = distance(columnOf(head, columns), columnOf(cell, columns), columns, wraps);
  const down = distance(rowOf(head, columns), rowOf(cell, columns), rows, wraps);
  const parts: string[] = [];
  if (across !== 0) parts.push(`${Math.abs(across)} ${across > 0 ? 'right' : 'left'}`);
  if (down !== 0) parts.push(`${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`);
  return parts.join(', ');
}

function food(state: Readonly<SnakeState>): string {
  const { food, twin = -1 } = state;
  if (food < 0) return '';
  if (twin < 0) return ` Food ${whereFromHead(state, food)}.`;
  return ` Portals ${whereFromHead(state, food)}, and ${whereFromHead(state, twin)}.`;
}

export const narrateSnake = byEvent<SnakeTypes, string | undefined>({
  started: (_, state) => `Off you go, heading ${state.config.startDirection}.${food(state)}`,
  ate: (_, state) =>
    `${state.twin === undefined ? 'Ate' : 'Through'}. Score ${state.score}.${food(state)}`,
  bonusSpawned: (_, state) =>
    `A creature, ${whereFromHead(state, state.bonus)}, for ${state.bonusMoves} moves.`,
  bonusDespawned: () => 'The creature has gone.',
  bonusEaten: (event, state) =>
    `Caught the creature for ${event.points}. Score ${state.score}.${food(state)}`,
  crashed: (event, state) => `${crashes[event.cause]} Game over. Final score ${state.score}.`,
  filled: (_, state) => `The snake fills the whole field. You win! Final score ${state.score}.`,
});
