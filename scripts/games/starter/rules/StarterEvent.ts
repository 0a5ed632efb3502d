import { type EventOf, poolEvents } from '../../../../scenes/kit/rules/poolEvents';

/** What a step reports; every event is one pooled object, read at once. Places are pixels. */
export const events = poolEvents({
  started: {},
  caught: { x: 0, y: 0 },
  dropped: { x: 0 },
  ended: {},
});

export type StarterEvent = EventOf<typeof events>;
