import type { Emit } from '../../kit/rules/contract';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';

/** What a step reports; every fact is one pooled object, read at once. */
export const facts = poolFacts({
  started: {},
  levelBegan: { level: 0, ghosts: 0 },
  soulTaken: { cell: 0, points: 0, left: 0 },
  pelletTaken: { cell: 0, points: 0 },
  powerFading: {},
  powerOver: {},
  /** `x` and `y` are the middle of where it was caught, in cells. */
  ghostCaught: { ghost: 0, x: 0, y: 0, points: 0 },
  lifeLost: { ghost: 0, lives: 0 },
  /** `level` is the one completed. */
  levelCleared: { level: 0, bonus: 0 },
  /** The ghosts turn round: to their corners, or to the chase. */
  switched: { scatter: false },
  /** The player has come to a hedge. */
  blocked: { cell: 0 },
  /** A ghost that can do harm has come near. */
  ghostNear: { ghost: 0 },
  learning: { on: false },
  listened: {},
  ended: { ghost: 0, score: 0 },
});

export type GraveyardGhostsFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<GraveyardGhostsFact>;
