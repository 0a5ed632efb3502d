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
  /** Four lines at once. */
  tetrad: {},
  /** A T-spin: `spin` is one of `spins`, `count` its lines. */
  spun: { spin: 0, count: 0, points: 0 },
  /** What else a clear of Modern was worth points for. `combo` counts the clears after the first. */
  chained: { combo: 0, backToBack: false, perfect: false },
  levelUp: {},
  /** The well was full and was emptied by the assist. */
  rescued: {},
  toppedOut: {},
  /** The lines of a Sprint, the rows of a Dig or the time of a Blitz are done. */
  finished: {},
});

export type BlockFallEvent = EventOf<typeof events>;

export type Report = Emit<BlockFallEvent>;
