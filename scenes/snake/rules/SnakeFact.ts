import type { Emit } from '../../kit/rules/contract';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';
import type { CrashCause } from './SnakeState';

/** What a step reports; every fact is one pooled object. */
export const facts = poolFacts({
  started: {},
  /** A turn was accepted; it is taken at the next move that is free for it. */
  turned: {},
  ate: {},
  bonusAppeared: {},
  bonusGone: {},
  bonusEaten: { points: 0 },
  crashed: { cause: 'wall' as CrashCause },
  filled: {},
});

export type SnakeFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<SnakeFact>;
