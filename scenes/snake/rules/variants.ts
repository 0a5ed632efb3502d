import { ticksFromMs } from '../../kit/rules/config';
import { occupy, vacate } from './freeCells';
import { content, type SnakeState } from './SnakeState';

/*
 * The variants. Classic is the specified game. In Cheese every second part of the snake is a gap,
 * through which the head may pass. In Portals food comes in pairs: the head enters one and comes out
 * at the other, still going the same way. In both the points rise with the speed.
 */

/** Writes what lies on a cell that a part of a snake of Cheese has come to, or has left. */
function settle(state: SnakeState, cell: number): void {
  const { body, cells, head, length } = state;
  let what: number = content.nothing;
  for (let part = 0; part < length && what !== content.snake; part += 1) {
    const index = (head - part) & (body.length - 1);
    // A part keeps its index in the ring while it lies.
    if (body[index] === cell) what = index % 2 === 1 ? content.gap : content.snake;
  }
  if (what === content.nothing) vacate(state, cell);
  else if (cells[cell] === content.nothing) occupy(state, cell, what);
  else cells[cell] = what;
}

/** Writes the cells of a snake of Cheese that has moved. */
export function layCheese(state: SnakeState): void {
  const { body, head, leftCell } = state;
  settle(state, body[head]);
  if (leftCell >= 0 && leftCell !== body[head]) settle(state, leftCell);
}

/** The cell on which a head that enters a cell comes to lie. */
export function exitOf({ food, twin = -1 }: Readonly<SnakeState>, cell: number): number {
  if (twin < 0) return cell;
  if (cell === food) return twin;
  return cell === twin ? food : cell;
}

/** What `points` at the classic speed are worth at the speed of a run: a faster snake earns more. */
export function worth({ config, movePeriod }: Readonly<SnakeState>, points: number): number {
  return Math.round((points * ticksFromMs(config.moveMs)) / movePeriod);
}
