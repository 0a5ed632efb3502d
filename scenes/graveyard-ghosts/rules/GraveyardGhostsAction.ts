import { type Direction, directions } from '../../kit/rules/grid';

export type GraveyardGhostsAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; way: Direction }>
  | Readonly<{ type: 'release'; way: Direction }>
  /** Shows or hides what the ghosts are up to. */
  | Readonly<{ type: 'learn' }>
  /** Asks for a sentence about what lies around. */
  | Readonly<{ type: 'listen' }>;

/** Recordings go by their order: only ever add at the end. */
export const graveyardGhostsActions: readonly GraveyardGhostsAction[] = [
  { type: 'start' },
  ...directions.map((way) => ({ type: 'turn', way }) as const),
  ...directions.map((way) => ({ type: 'release', way }) as const),
  { type: 'learn' },
  { type: 'listen' },
];
