import { type Direction, directions } from '../../kit/rules/grid';

export type SnakeAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  /** By the second player's keys, which steer the only snake where one person plays. */
  | Readonly<{ type: 'rivalTurn'; direction: Direction }>
  /** Two turns at once, in the order that is legal: a step of a staircase, by a diagonal key. */
  | Readonly<{ type: 'turns'; first: Direction; second: Direction }>;

export const turns = directions.map((direction) => ({ type: 'turn', direction }) as const);
const pairs = directions.flatMap((first, direction) =>
  [1, 3].map((by) => ({ type: 'turns', first, second: directions[(direction + by) % 4] }) as const),
);

/** Recordings refer to actions by their index: append only. */
export const snakeActions: readonly SnakeAction[] = [{ type: 'start' }, ...turns, ...pairs];

/**
 * Added since the version. In the list above they would take the numbers that recordings give to
 * actions that are not in it, such as a tuned constant.
 */
export const rivalTurns = directions.map(
  (direction) => ({ type: 'rivalTurn', direction }) as const,
);
