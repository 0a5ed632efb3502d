import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';

/** What a step reports. Every event is one pooled object: read it at once. */
export const events = poolEvents({
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
  /** The well was full and was emptied by the assist. */
  rescued: {},
  toppedOut: {},
});

export type BlockFallEvent = EventOf<typeof events>;

/** Emits Block Fall's events. */
export type Report = Emit<BlockFallEvent>;
