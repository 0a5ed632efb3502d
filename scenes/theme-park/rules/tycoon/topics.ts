import { type BuildingId, kindOf } from '../buildings';

/** Pounds that research may cost each tick of the economy. The order is that of saved parks. */
export const budgets = [0, 3, 6, 12] as const;
/** What a new park spends until its owner decides. */
export const firstBudget = 1;

/** What research opens, in its order, and the pounds that each takes. */
export const topics: readonly (readonly [BuildingId, number])[] = [
  ['carousel', 60],
  ['drinksStand', 40],
  ['foodStall', 40],
  ['toilets', 40],
  ['picnicBench', 20],
  ['tree', 20],
  ['fountain', 40],
  ['giftShop', 60],
  ['ferrisWheel', 100],
  ['rollerCoaster', 250],
  ['coasterStation', 400],
];
/** How many of them are not open in a new park. */
const shutAtFirst = 3;
/** Their kinds, in the same order. */
export const topicKinds = topics.map(([id]) => kindOf(id));

/** Every kind of building, one bit each. */
export const allOpen = 0xffff;
/** The kinds that a new park may build. */
export const firstOpen = topicKinds
  .slice(-shutAtFirst)
  .reduce((open, kind) => open & ~(1 << kind), allOpen);
