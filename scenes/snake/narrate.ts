import { columnOf, rowOf } from '../kit/rules/grid';
import type { SnakeEvent } from './rules/SnakeEvent';
import { bodyCell, type CrashCause, type SnakeState } from './rules/SnakeState';

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
  return state.food < 0 ? '' : ` Food ${whereFromHead(state, state.food)}.`;
}

/** A sentence for the live region, for the events that deserve one. */
export function narrateSnake(event: SnakeEvent, state: Readonly<SnakeState>): string | undefined {
  switch (event.type) {
    case 'started':
      return `Off you go, heading ${state.config.startDirection}.${food(state)}`;
    case 'turned':
      return undefined;
    case 'ate':
      return `Ate. Score ${state.score}.${food(state)}`;
    case 'bonusSpawned':
      return `A creature, ${whereFromHead(state, state.bonus)}, for ${state.bonusMoves} moves.`;
    case 'bonusDespawned':
      return 'The creature has gone.';
    case 'bonusEaten':
      return `Caught the creature for ${event.points}. Score ${state.score}.${food(state)}`;
    case 'crashed':
      return `${crashes[event.cause]} Game over. Final score ${state.score}.`;
    case 'filled':
      return `The snake fills the whole field. You win! Final score ${state.score}.`;
  }
}
