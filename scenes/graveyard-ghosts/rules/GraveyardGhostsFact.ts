import type { Emit } from '../../kit/rules/contract';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';

/** What a step reports; every fact is one pooled object, read at once. */
export const facts = poolFacts({
  started: {},
  levelBegan: {},
  soulTaken: {},
  pelletTaken: {},
  powerFading: {},
  powerOver: {},
  /** `x` and `y` are the middle of where it was caught, in cells. */
  ghostCaught: { ghost: 0, x: 0, y: 0, points: 0 },
  lifeLost: {},
  levelCleared: { bonus: 0 },
  /** The ghosts turn round: to their corners, or to the chase. */
  switched: {},
  /** The player has come to a hedge. */
  blocked: {},
  /** A ghost that can do harm has come near. */
  ghostNear: { ghost: 0 },
  learning: {},
  listened: {},
  ended: {},
});

export type GraveyardGhostsFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<GraveyardGhostsFact>;
