import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';
import type { EndCause } from './SuperJumpState';

/** What a step reports; every event is one pooled object, read at once. Places are pixels. */
export const events = poolEvents({
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
  /** Only with the assist that spares the hero a fall. */
  rescued: {},
  levelCleared: { bonus: 0 },
  ended: { cause: 'fall' as EndCause },
});

export type SuperJumpEvent = EventOf<typeof events>;

/** Where a step tells its events. */
export type Report = Emit<SuperJumpEvent>;
