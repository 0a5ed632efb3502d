import { type Direction, directions } from '../../kit/rules/grid';

export type GraveyardGhostsAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; way: Direction }>
  | Readonly<{ type: 'release'; way: Direction }>
  /** Shows or hides what the ghosts are up to. */
  | Readonly<{ type: 'learn' }>
  /** Asks for a sentence about what lies around. */
  | Readonly<{ type: 'listen' }>;

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseGraveyardGhostsAction(value: unknown): GraveyardGhostsAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, way } = value as Record<string, unknown>;
  if (type === 'start' || type === 'learn' || type === 'listen') return { type };
  if (type !== 'turn' && type !== 'release') return undefined;
  const known = directions.find((direction) => direction === way);
  return known && { type, way: known };
}
