import { type EventOf, poolEvents } from '../../../../scenes/kit/rules/poolEvents';

/** What a step reports. Event objects are pooled, so read them at once. Positions are pixels. */
export const events = poolEvents({
  started: {},
  caught: { x: 0, y: 0 },
  dropped: { x: 0 },
  ended: {},
});

export type StarterEvent = EventOf<typeof events>;
