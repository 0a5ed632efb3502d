import type { Emit } from '../../kit/rules/contract';
import type { Direction } from '../../kit/rules/grid';
import { type FactOf, poolFacts } from '../../kit/rules/poolFacts';
import type { CrashCause } from './SnakeState';

/** What a step reports; every fact is one pooled object. Cells are numbered as in the state. */
export const facts = poolFacts({
  started: {},
  /** A turn was accepted; it is taken at the next move that is free for it. */
  turned: { direction: 'up' as Direction },
  ate: { cell: 0, points: 0 },
  bonusAppeared: { cell: 0 },
  bonusGone: { cell: 0 },
  bonusEaten: { cell: 0, points: 0 },
  crashed: { cause: 'wall' as CrashCause },
  filled: {},
});

export type SnakeFact = FactOf<typeof facts>;

/** Where a step tells its facts. */
export type Report = Emit<SnakeFact>;
