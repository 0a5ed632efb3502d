import { neighbour } from '../rules/neighbour';
import { type Body, bodyCell, content, type SnakeState } from '../rules/SnakeState';
import { creatureCount, creatureFrames, frames, rivalFrames } from './lcdSprites';

/** The direction from a cell to its neighbour, across a wrapped edge too; -1 where a portal is between. */
function directionBetween(state: Readonly<SnakeState>, from: number, to: number): number {
  let direction = 3;
  while (direction >= 0 && neighbour(state, from, direction) !== to) direction--;
  return direction;
}

function writeSnake(
  state: Readonly<SnakeState>,
  snake: Readonly<Body>,
  set: typeof frames,
  fat: Uint8Array,
  out: string[],
): void {
  const { cells } = state;
  for (let index = snake.length - 1; index > 0; index--) {
    const cell = bodyCell(snake, index);
    if (cells[cell] === content.gap) {
      out[cell] = 'gap';
      continue;
    }
    const isTail = index === snake.length - 1;
    const before = directionBetween(state, cell, bodyCell(snake, index - 1));
    const after = isTail ? -1 : directionBetween(state, cell, bodyCell(snake, index + 1));
    if (before < 0 || after < 0) out[cell] = set.tail[Math.max(before, after, 0)];
    else out[cell] = (fat[cell] ? set.fat : set.body)[before * 4 + after];
  }
  const head = bodyCell(snake, 0);
  const ahead = cells[neighbour(state, head, snake.heading)];
  const bites = ahead === content.food || ahead === content.bonus;
  out[head] = (bites ? set.open : set.head)[snake.heading];
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
      out[cell] = creatureFrames[Math.floor(state.eaten / state.config.bonusEvery) % creatureCount];
    }
    if (what !== content.snake) fat[cell] = 0;
  }
  if (state.rival) writeSnake(state, state.rival, rivalFrames, fat, out);
  writeSnake(state, state, frames, fat, out);
}
