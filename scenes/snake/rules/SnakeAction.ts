import { type Direction, directions } from '../../kit/rules/grid';

export type SnakeAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  /** Two turns at once, in whichever order is legal: the stair step of a diagonal key. */
  | Readonly<{ type: 'turns'; first: Direction; second: Direction }>;

const turns = directions.map((direction) => ({ type: 'turn', direction }) as const);
const pairs = directions.flatMap((first, direction) =>
  [1, 3].map((by) => ({ type: 'turns', first, second: directions[(direction + by) % 4] }) as const),
);

/** Recordings go by their order: only ever add at the end. */
export const snakeActions: readonly SnakeAction[] = [{ type: 'start' }, ...turns, ...pairs];
