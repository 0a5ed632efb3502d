import type { Emit } from '../../kit/rules/contract';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';
import type { EndCause } from './SuperJumpState';

/** What a step reports; every fact is one pooled object, read at once. Places are pixels. */
export const facts = poolFacts({
  started: {},
  levelBegan: {},
  jumped: { inAir: false },
  /** `speed` is that of the fall, in pixels per tick. */
  landed: { speed: 0 },
  droppedThrough: {},
  coinTaken: { x: 0, y: 0 },
  starTaken: { x: 0, y: 0 },
  starFaded: {},
  lifeLost: {},
  /** Only with the easement that spares the hero a fall. */
  rescued: {},
  levelCleared: { bonus: 0 },
  ended: { cause: 'fall' as EndCause },
});

export type SuperJumpFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<SuperJumpFact>;
