import { neighbour } from '../rules/neighbour';
import { bodyCell, content, type SnakeState } from '../rules/SnakeState';
import { creatureCount, frames } from './lcdSprites';

/** The direction from a cell to its neighbour, across a wrapped edge too; -1 where a portal is between. */
function directionBetween(state: Readonly<SnakeState>, from: number, to: number): number {
  const { columns, cells, wraps } = state;
  let direction = 3;
  while (direction >= 0 && neighbour(from, direction, columns, cells.length, wraps) !== to)
    direction--;
  return direction;
}

function headFrame(state: Readonly<SnakeState>, cell: number): string {
  const { heading, columns, cells, wraps } = state;
  const ahead = cells[neighbour(cell, heading, columns, cells.length, wraps)];
  const bites = ahead === content.food || ahead === content.bonus;
  return (bites ? frames.open : frames.head)[heading];
}

/**
 * Writes the frame that each cell of the LCD shows; an empty name is nothing.
 * @param fat by cell, 1 where food is passing through the snake
 */
export function writeLcdFrames(state: Readonly<SnakeState>, fat: Uint8Array, out: string[]): void {
  for (let cell = 0; cell < state.cells.length; cell++) {
    const what = state.cells[cell];
    out[cell] = '';
    if (what === content.wall) out[cell] = 'brick';
    else if (what === content.food) out[cell] = state.twin === undefined ? 'food' : 'portal';
    else if (what === content.bonus) {
      out[cell] =
        frames.creature[Math.floor(state.eaten / state.config.bonusEvery) % creatureCount];
    }
    if (what !== content.snake) fat[cell] = 0;
  }
  for (let index = state.length - 1; index > 0; index--) {
    const cell = bodyCell(state, index);
    if (state.cells[cell] === content.gap) {
      out[cell] = 'gap';
      continue;
    }
    const isTail = index === state.length - 1;
    const before = directionBetween(state, cell, bodyCell(state, index - 1));
    const after = isTail ? -1 : directionBetween(state, cell, bodyCell(state, index + 1));
    if (before < 0 || after < 0) out[cell] = frames.tail[Math.max(before, after, 0)];
    else out[cell] = (fat[cell] ? frames.fat : frames.body)[before * 4 + after];
  }
  const head = bodyCell(state, 0);
  out[head] = headFrame(state, head);
}
