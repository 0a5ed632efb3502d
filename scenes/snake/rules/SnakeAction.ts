import { type Direction, directions } from '../../kit/rules/grid';

export type SnakeAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  /** Two turns at once, in the order that is legal: a step of a staircase, by a diagonal key. */
  | Readonly<{ type: 'turns'; first: Direction; second: Direction }>;

const turns = directions.map((direction) => ({ type: 'turn', direction }) as const);
const pairs = directions.flatMap((first, direction) =>
  [1, 3].map((by) => ({ type: 'turns', first, second: directions[(direction + by) % 4] }) as const),
);

/** Recordings refer to actions by their index: append only. */
export const snakeActions: readonly SnakeAction[] = [{ type: 'start' }, ...turns, ...pairs];
