import { type Direction, directions } from '../../kit/rules/grid';

export type GraveyardGhostsAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  | Readonly<{ type: 'release'; direction: Direction }>
  /** Shows or hides the ghosts' targets. */
  | Readonly<{ type: 'learn' }>
  /** Asks for a sentence about the surroundings. */
  | Readonly<{ type: 'listen' }>;

/** Recordings refer to actions by their index: append only. */
export const graveyardGhostsActions: readonly GraveyardGhostsAction[] = [
  { type: 'start' },
  ...directions.map((direction) => ({ type: 'turn', direction }) as const),
  ...directions.map((direction) => ({ type: 'release', direction }) as const),
  { type: 'learn' },
  { type: 'listen' },
];
