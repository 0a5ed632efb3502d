import { type Direction, directions } from '../../kit/rules/grid';
import { parserOf } from '../../kit/rules/parserOf';

export type GraveyardGhostsAction =
  | Readonly<{ type: 'start' }>
  | Readonly<{ type: 'turn'; way: Direction }>
  | Readonly<{ type: 'release'; way: Direction }>
  /** Shows or hides what the ghosts are up to. */
  | Readonly<{ type: 'learn' }>
  /** Asks for a sentence about what lies around. */
  | Readonly<{ type: 'listen' }>;

export const startAction: GraveyardGhostsAction = { type: 'start' };
export const learnAction: GraveyardGhostsAction = { type: 'learn' };
export const listenAction: GraveyardGhostsAction = { type: 'listen' };
const turns = directions.map((way) => ({ type: 'turn', way }) as const);
const releases = directions.map((way) => ({ type: 'release', way }) as const);

/** Recordings go by their order: only ever add at the end. */
export const graveyardGhostsActions: readonly GraveyardGhostsAction[] = [
  startAction,
  ...turns,
  ...releases,
  learnAction,
  listenAction,
];

export const parseGraveyardGhostsAction = parserOf(graveyardGhostsActions);

export function turnAction(way: Direction): GraveyardGhostsAction {
  return turns[directions.indexOf(way)];
}

export function releaseAction(way: Direction): GraveyardGhostsAction {
  return releases[directions.indexOf(way)];
}
