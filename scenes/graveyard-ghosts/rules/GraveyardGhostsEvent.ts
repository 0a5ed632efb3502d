import type { Emit } from '../../kit/rules/contract';
import { type EventOf, poolEvents } from '../../kit/rules/poolEvents';

/** What a step reports. Every event is one pooled object: read it at once. */
export const events = poolEvents({
  started: {},
  levelBegan: {},
  soulTaken: {},
  pelletTaken: {},
  powerFading: {},
  powerOver: {},
  /** `x` and `y` are the middle of the position where it was caught, in cells. */
  ghostCaught: { ghost: 0, x: 0, y: 0, points: 0 },
  lifeLost: {},
  levelCleared: { bonus: 0 },
  /** Night shift only. */
  treatAppeared: {},
  treatTaken: { points: 0 },
  treatGone: {},
  /** The ghosts turn round and switch between scatter and chase. */
  switched: {},
  /** The player has run into a hedge. */
  blocked: {},
  /** A dangerous ghost has come near. */
  ghostNear: { ghost: 0 },
  learning: {},
  listened: {},
  ended: {},
});

export type GraveyardGhostsEvent = EventOf<typeof events>;

export type Report = Emit<GraveyardGhostsEvent>;
