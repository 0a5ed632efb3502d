import { areSquare, type Direction, directions, wayOf } from '../../kit/rules/grid';

export type SnakeAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  /** Two turns at once, in whichever order is legal: the stair step of a diagonal key. */
  | Readonly<{ type: 'turns'; first: Direction; second: Direction }>;

export const startAction: SnakeAction = { type: 'start' };

const turnActions: Readonly<Record<Direction, SnakeAction>> = {
  up: { type: 'turn', direction: 'up' },
  right: { type: 'turn', direction: 'right' },
  down: { type: 'turn', direction: 'down' },
  left: { type: 'turn', direction: 'left' },
};

export function turnAction(direction: Direction): SnakeAction {
  return turnActions[direction];
}

function isDirection(value: unknown): value is Direction {
  return (directions as readonly unknown[]).includes(value);
}

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseSnakeAction(value: unknown): SnakeAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, direction, first, second } = value as Record<string, unknown>;
  if (type === 'start') return startAction;
  if (type === 'turn') return isDirection(direction) ? turnAction(direction) : undefined;
  if (type !== 'turns' || !isDirection(first) || !isDirection(second)) return undefined;
  return areSquare(wayOf(first), wayOf(second)) ? { type, first, second } : undefined;
}
