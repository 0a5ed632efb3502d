import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';
import type { CrashCause } from './SnakeState';

/** What a step reports. Every event is one pooled object. */
export const events = poolEvents({
  started: {},
  /** A turn was accepted. It is taken at the next free move. */
  turned: {},
  ate: { rival: false },
  bonusSpawned: {},
  bonusDespawned: {},
  bonusEaten: { points: 0, rival: false },
  crashed: { cause: 'wall' as CrashCause },
  filled: {},
  /** A collision has ended a round of two players. */
  roundEnded: {},
});

export type SnakeEvent = EventOf<typeof events>;

export type Report = Emit<SnakeEvent>;
