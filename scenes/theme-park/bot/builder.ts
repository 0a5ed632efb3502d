import { type BuildingId, kindOf, pathKind } from '../rules/buildings';
import { queryAction } from '../rules/coaster/queryLay';
import { isOpen, mayAfford } from '../rules/query';
import type { ThemeParkAction } from '../rules/ThemeParkAction';
import { buildingOver, type ThemeParkState } from '../rules/ThemeParkState';
import { allowedPer } from '../rules/tycoon/draw';
import { budgets } from '../rules/tycoon/topics';

/** The buildings that each strategy buys, in order, in a loop. */
export const strategies = {
  /** A bit of everything, for many visitors at once. */
  crowd: ['carousel', 'foodStall', 'tree', 'ferrisWheel', 'giftShop', 'fountain', 'rollerCoaster'],
  /** Large rides first. */
  thrills: ['rollerCoaster', 'ferrisWheel', 'carousel', 'foodStall', 'drinksStand', 'picnicBench'],
  /** Every need is served and every want has a price. */
  business: [
    'carousel',
    'drinksStand',
    'foodStall',
    'picnicBench',
    'ferrisWheel',
    'fountain',
    'giftShop',
    'tree',
    'rollerCoaster',
  ],
  /** Cheap buildings only. */
  pennies: [
    'carousel',
    'drinksStand',
    'foodStall',
    'carousel',
    'giftShop',
    'tree',
    'carousel',
    'picnicBench',
  ],
} as const satisfies Readonly<Record<string, readonly BuildingId[]>>;
export type Strategy = keyof typeof strategies;

/** Cash reserve, so that upkeep is never short. */
const reserve = 400;
/** What a builder spends on research: all that it may, until it can build what it wants. */
const topBudget = budgets.length - 1;
/** Ticks from one purchase to the next. */
const every = 60;

/** The paths: a high street from the entrance with four side streets. */
const paths: readonly (readonly [column: number, row: number])[] = [
  ...Array.from({ length: 15 }, (_, step) => [10, 17 - step] as const),
  ...[14, 10, 6, 3].flatMap((row) =>
    Array.from({ length: 8 }, (_, step) => [
      [9 - step, row] as const,
      [11 + step, row] as const,
    ]).flat(),
  ),
];

/** Plots beside the streets, nearest to the entrance first. */
const plots: readonly (readonly [column: number, row: number])[] = [15, 12, 8, 4, 13, 11, 9, 7, 5]
  .flatMap((row) => Array.from({ length: 18 }, (_, step) => [1 + step, row] as const))
  .filter(([column]) => column !== 10);

export function placeFor(
  state: Readonly<ThemeParkState>,
  id: BuildingId,
): ThemeParkAction | undefined {
  const kind = kindOf(id);
  if (!mayAfford(state, kind).ok) return undefined;
  for (const [column, row] of plots) {
    if (buildingOver(state, row * state.columns + column) >= 0) continue;
    const action: ThemeParkAction = { type: 'place', kind, column, row };
    if (queryAction(state, action).ok) return action;
  }
  return undefined;
}

/** The next path cells, if more are needed: four for each building. */
function nextPath(state: Readonly<ThemeParkState>): ThemeParkAction | undefined {
  const built = state.destinationCount * 4 + 6;
  for (const [column, row] of paths.slice(0, built)) {
    if (buildingOver(state, row * state.columns + column) >= 0) continue;
    return { type: 'place', kind: pathKind, column, row };
  }
  return undefined;
}

/** Guests below the inspector's limit at which services are thought of. */
const margin = 25;
const toilets = kindOf('toilets');

/** What the park's services need next under Tycoon rules: the first of each early on. */
export function nextService(state: Readonly<ThemeParkState>): ThemeParkAction | undefined {
  const { town, visitors, money } = state;
  if (!town || money < reserve + state.config.toiletsCost) return undefined;
  const wanted = Math.max(0, visitors.count + margin - state.config.freeGuests);
  const early = visitors.count > margin ? 1 : 0;
  const need = (per: number): number => Math.max(early, Math.ceil(wanted / per));
  if (town.reachable[toilets] < need(allowedPer.toilets)) {
    // One that cannot be reached yet is waited for.
    if (state.counts[toilets] > town.reachable[toilets]) return undefined;
    return placeFor(state, 'toilets');
  }
  const [mechanics, sweepers] = town.staff;
  if (sweepers < need(allowedPer.sweeper)) return { type: 'hire', role: 1, count: sweepers + 1 };
  if (mechanics < need(allowedPer.mechanic)) return { type: 'hire', role: 0, count: mechanics + 1 };
  return undefined;
}

/**
 * A bot that builds by a plan: first streets, then the strategy's buildings as soon as it can pay.
 * @param without a building that it never buys
 * @param also one that it has opened, for somebody else to build
 */
export function themeParkBuilder(strategy: Strategy, without?: BuildingId, also?: BuildingId) {
  const wishes: readonly BuildingId[] = strategies[strategy].filter((id) => id !== without);
  let bought = 0;
  const fund = (state: Readonly<ThemeParkState>): readonly ThemeParkAction[] => {
    const wanted = also ? [...wishes, also] : wishes;
    const level = wanted.every((id) => isOpen(state, kindOf(id))) ? 0 : topBudget;
    return state.town && state.town.budget !== level ? [{ type: 'fund', level }] : [];
  };
  const build = (state: Readonly<ThemeParkState>): readonly ThemeParkAction[] => {
    const path = nextPath(state);
    if (path) return queryAction(state, path).ok ? [path] : [];
    const service = without === 'toilets' ? undefined : nextService(state);
    if (service) return [service];
    const id = wishes[bought % wishes.length];
    if (!isOpen(state, kindOf(id))) {
      bought += 1;
      return [];
    }
    const action = placeFor(state, id);
    const answer = action && queryAction(state, action);
    if (!action || !answer?.ok) {
      // Skips what the rules do not know or has no room; saves up for what is too expensive.
      const tooDear = state.money < state.config[`${id}Cost`] + reserve;
      if (!tooDear) bought += 1;
      return [];
    }
    if (state.money - answer.pounds < reserve) return [];
    bought += 1;
    return [action];
  };
  return (state: Readonly<ThemeParkState>): readonly ThemeParkAction[] =>
    state.tick % every === 0 ? [...fund(state), ...build(state)] : [];
}
