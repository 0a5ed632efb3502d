import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';

/** What a step reports; every event is one pooled object, read at once. */
export const events = poolEvents({
  started: {},
  levelBegan: {},
  soulTaken: {},
  pelletTaken: {},
  powerFading: {},
  powerOver: {},
  /** `x` and `y` are the middle of where it was caught, in cells. */
  ghostCaught: { ghost: 0, x: 0, y: 0, points: 0 },
  lifeLost: {},
  levelCleared: { bonus: 0 },
  /** The ghosts turn round: to their corners, or to the chase. */
  switched: {},
  /** The player has come to a hedge. */
  blocked: {},
  /** A ghost that can do harm has come near. */
  ghostNear: { ghost: 0 },
  learning: {},
  listened: {},
  ended: {},
});

export type GraveyardGhostsEvent = EventOf<typeof events>;

/** Where a step tells its events. */
export type Report = Emit<GraveyardGhostsEvent>;
