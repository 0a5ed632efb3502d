import { buildings, isVisitable, kindOf, specOf } from './buildings';
import { queryAction } from './coaster/queryLay';
import { execute } from './commands';
import { neighbourOf } from './routes';
import type { ThemeParkAction } from './ThemeParkAction';
import { ground, type Park } from './ThemeParkState';
import { roles } from './tycoon/Town';
import { foreseenSeconds, fork, ignore, wait } from './whatIf';

/** Forks that the adviser tries at most. */
export const advisedForks = 20;
/** How many of the best ideas are shown. */
const told = 3;

/** Something that was tried, and what the till holds more after ten minutes than without it. */
export type Advice = Readonly<{ action: ThemeParkAction; pounds: number }>;

const sides = [0, 1, 2, 3];

/** The first free square at a path, for a building of a kind; the nearest to the bottom. */
function plotFor(state: Park, kind: number): ThemeParkAction | undefined {
  for (let cell = state.kindAt.length - 1; cell >= 0; cell -= 1) {
    if (state.owner[cell] !== 0) continue;
    const isBeside = sides.some(
      (side) => state.ground[neighbourOf(state, cell, side)] === ground.path,
    );
    const column = cell % state.columns;
    const row = (cell - column) / state.columns;
    const action: ThemeParkAction = { type: 'place', kind, column, row };
    if (isBeside && queryAction(state, action).ok) return action;
  }
  return undefined;
}

/** What is worth a try: each building once, one more of each role, dearer and cheaper rides. */
export function ideasFor(state: Park): readonly ThemeParkAction[] {
  const ideas: (ThemeParkAction | undefined)[] = buildings
    .filter(({ type }) => type !== 'path' && type !== 'entrance')
    .map(({ id }) => plotFor(state, kindOf(id)));
  const { town } = state;
  if (town) {
    for (const role of roles.keys()) {
      ideas.push({ type: 'hire', role, count: town.staff[role] + 1 });
    }
    ideas.push({ type: 'advertise' });
    for (const { id } of buildings) {
      const kind = kindOf(id);
      if (state.counts[kind] === 0 || specOf(kind).tycoon.maxPrice === 0) continue;
      if (isVisitable[kind] === 0) continue;
      for (const by of [1, -1]) {
        ideas.push({ type: 'price', kind, pounds: Math.max(0, state.prices[kind] + by) });
      }
    }
  }
  return ideas
    .filter((idea): idea is ThemeParkAction => idea !== undefined && queryAction(state, idea).ok)
    .slice(0, advisedForks);
}

/** What the till holds after ten minutes of a copy, with a change or without. */
function tillAfter(state: Park, change?: ThemeParkAction): number {
  const other = fork(state);
  if (change) execute(other, change, ignore);
  wait(other, foreseenSeconds);
  return other.money;
}

/** Tries up to twenty changes on copies of the park. @returns those that pay, the best first */
export function advise(state: Park): readonly Advice[] {
  const without = tillAfter(state);
  return ideasFor(state)
    .map((action) => ({ action, pounds: tillAfter(state, action) - without }))
    .filter(({ pounds }) => pounds > 0)
    .sort((a, b) => b.pounds - a.pounds)
    .slice(0, told);
}
