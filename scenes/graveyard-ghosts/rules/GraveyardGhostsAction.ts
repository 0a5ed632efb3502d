import { type Direction, directions } from '../../kit/rules/grid';

export type GraveyardGhostsAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; direction: Direction }>
  | Readonly<{ type: 'release'; direction: Direction }>
  /** Shows or hides what the ghosts are up to. */
  | Readonly<{ type: 'learn' }>
  /** Asks for a sentence about what lies around. */
  | Readonly<{ type: 'listen' }>;

/** Recordings go by their order: only ever add at the end. */
export const graveyardGhostsActions: readonly GraveyardGhostsAction[] = [
  { type: 'start' },
  ...directions.map((direction) => ({ type: 'turn', direction }) as const),
  ...directions.map((direction) => ({ type: 'release', direction }) as const),
  { type: 'learn' },
  { type: 'listen' },
];
