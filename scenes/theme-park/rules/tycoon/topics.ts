import { type BuildingId, kindOf } from '../buildings';

/** Pounds that research may cost each tick of the economy. The order is that of saved parks. */
export const budgets = [0, 3, 6, 12] as const;
/** What a new park spends until its owner decides. */
export const firstBudget = 1;

/** What is not open in a new park, in the order of research, and the pounds that each takes. */
export const topics: readonly (readonly [BuildingId, number])[] = [
  ['ferrisWheel', 100],
  ['rollerCoaster', 250],
  ['coasterStation', 400],
];
/** Their kinds, in the same order. */
export const topicKinds = topics.map(([id]) => kindOf(id));

/** Every kind of building, one bit each. */
export const allOpen = 0xffff;
/** The kinds that a new park may build. */
export const firstOpen = topicKinds.reduce((open, kind) => open & ~(1 << kind), allOpen);
