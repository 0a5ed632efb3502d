import { type Direction, directions } from '../../kit/rules/grid';
import { parserOf } from '../../kit/rules/parserOf';

export type SnakeAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  /** Two turns at once, in whichever order is legal: the stair step of a diagonal key. */
  | Readonly<{ type: 'turns'; first: Direction; second: Direction }>;

export const startAction: SnakeAction = { type: 'start' };

const turns = directions.map((direction) => ({ type: 'turn', direction }) as const);
const pairs = directions.flatMap((first, way) =>
  [1, 3].map((by) => ({ type: 'turns', first, second: directions[(way + by) % 4] }) as const),
);

/** Recordings go by their order: only ever add at the end. */
export const snakeActions: readonly SnakeAction[] = [startAction, ...turns, ...pairs];

export const parseSnakeAction = parserOf(snakeActions);

export function turnAction(direction: Direction): SnakeAction {
  return turns[directions.indexOf(direction)];
}

/** @param second square to the first */
export function turnsAction(first: Direction, second: Direction): SnakeAction {
  return parseSnakeAction({ type: 'turns', first, second }) ?? turnAction(first);
}
