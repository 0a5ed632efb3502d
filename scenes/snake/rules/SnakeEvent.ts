import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';
import type { CrashCause } from './SnakeState';

/** What a step reports; every event is one pooled object. */
export const events = poolEvents({
  started: {},
  /** A turn was accepted; it is taken at the next move that is free for it. */
  turned: {},
  ate: {},
  bonusSpawned: {},
  bonusDespawned: {},
  bonusEaten: { points: 0 },
  crashed: { cause: 'wall' as CrashCause },
  filled: {},
});

export type SnakeEvent = EventOf<typeof events>;

/** Where a step tells its events. */
export type Report = Emit<SnakeEvent>;
