import { type FactOf, poolFacts } from '../../../../scenes/kit/rules/poolFacts';

/** What a step reports; every event is one pooled object, read at once. Places are pixels. */
export const events = poolFacts({
  started: {},
  caught: { x: 0, y: 0 },
  dropped: { x: 0 },
  ended: {},
});

export type StarterEvent = FactOf<typeof events>;
