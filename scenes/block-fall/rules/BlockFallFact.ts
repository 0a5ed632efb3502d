import type { Emit } from '../../kit/rules/contract';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';

/** What a step of Block Fall reports; every fact is one pooled object, read at once. */
export const facts = poolFacts({
  started: {},
  spawned: {},
  moved: {},
  rotated: {},
  held: {},
  dropped: { rows: 0 },
  locked: {},
  /** `mask` has a bit for each of the four rows from `top` (0 is the first visible one). */
  cleared: { count: 0, top: 0, mask: 0, points: 0 },
  levelUp: {},
  /** The well was full and has been emptied. */
  rescued: {},
  toppedOut: {},
});

export type BlockFallFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<BlockFallFact>;
