import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';
import type { EndCause } from './SuperJumpState';

/** What a step reports. Every event is one pooled object: read it at once. Positions are pixels. */
export const events = poolEvents({
  started: {},
  levelBegan: {},
  jumped: { inAir: false },
  /** `speed` is the fall speed in pixels per tick. */
  landed: { speed: 0 },
  droppedThrough: {},
  coinTaken: { x: 0, y: 0 },
  starTaken: { x: 0, y: 0 },
  starFaded: {},
  lifeLost: {},
  /** The hero fell and is back on its last ledge: by the assist, or for a life. */
  rescued: {},
  levelCleared: { bonus: 0 },
  ended: { cause: 'fall' as EndCause },
});

export type SuperJumpEvent = EventOf<typeof events>;

export type Report = Emit<SuperJumpEvent>;
