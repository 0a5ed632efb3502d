import { ticksFromMs } from '../../kit/rules/config';
import type { GameTypes, Rules } from '../../kit/rules/contract';
import { execute } from './commands';
import { classicTick } from './economy';
import { chartDays, chartPoints } from './freshState';
import { moveVisitors } from './moveVisitors';
import { layRoutes } from './routes';
import { start } from './start';
import { parseThemeParkAction, type ThemeParkAction, themeParkActions } from './ThemeParkAction';
import { events, type Report, type ThemeParkEvent } from './ThemeParkEvent';
import { bandOf, isTycoon, type Park, type ThemeParkState } from './ThemeParkState';
import { countReachable } from './tycoon/draw';
import { moveGuests } from './tycoon/moveGuests';
import { tycoonTick } from './tycoon/tycoonTick';

/** Clock ticks per step of the visitors at speed 1. */
export function stepTicks(state: Park): number {
  return ticksFromMs(state.config.visitorMs);
}
export function economyTicks(state: Park): number {
  return ticksFromMs(state.config.economyMs);
}

/** Adds a point to the graph every few ticks of the economy. */
function drawChart(state: ThemeParkState): void {
  if (state.day % chartDays !== 0) return;
  const { chart } = state;
  const place = chart.points % chartPoints;
  chart.money[place] = state.money;
  chart.visitors[place] = state.visitors.count;
  chart.satisfaction[place] = state.satisfaction;
  chart.points += 1;
}

function tickEconomy(state: ThemeParkState, emit: Report): void {
  const { money, satisfaction } = state;
  state.day += 1;
  if (isTycoon(state)) tycoonTick(state, emit);
  else classicTick(state, emit);
  drawChart(state);
  events.ticked.pounds = state.money - money;
  emit(events.ticked);
  if (money >= 0 && state.money < 0) emit(events.broke);
  if (money < 0 && state.money >= 0) emit(events.solvent);
  const band = bandOf(state.satisfaction);
  if (band !== bandOf(satisfaction)) {
    events.rated.band = band;
    events.rated.better = state.satisfaction > satisfaction;
    emit(events.rated);
  }
}

/** One tick of 1/60 s of the park's own time: first the economy, then the visitors. */
function live(state: ThemeParkState, emit: Report): void {
  state.clock += 1;
  state.sinceEconomy += 1;
  state.sinceStep += 1;
  if (state.sinceEconomy >= economyTicks(state)) {
    state.sinceEconomy = 0;
    tickEconomy(state, emit);
  }
  if (state.sinceStep >= stepTicks(state)) {
    state.sinceStep = 0;
    if (isTycoon(state)) moveGuests(state, emit);
    else moveVisitors(state, Math.round(ticksFromMs(state.config.stayMs) / stepTicks(state)), emit);
  }
}

function step(state: ThemeParkState, actions: readonly ThemeParkAction[], emit: Report): void {
  for (let index = 0; index < actions.length; index += 1) execute(state, actions[index], emit);
  if (state.routesStale) layRoutes(state);
  if (state.town?.isStale) countReachable(state, state.town);
  if (state.stopped) return;
  for (let turn = 0; turn < state.speed; turn += 1) live(state, emit);
}

/** A park in real time at its own speed. A pause is part of the park's state: edits still work. */
export type ThemeParkTypes = GameTypes<ThemeParkState, ThemeParkAction, ThemeParkEvent>;

export const themeParkRules: Rules<ThemeParkTypes> = {
  version: 4,
  // Classic rules have stayed as they were.
  versionOf: ({ rules }) => (rules === 'tycoon' ? 4 : 1),
  storedNames: { history: 'past', command: 'deed', routes: 'ways', routesStale: 'waysStale' },
  actions: themeParkActions,
  start,
  step,
  isPlausible({ config, columns, rows, speed, gateCount, gates, ...state }) {
    const { destinationCount, destinations } = state;
    return (
      columns === config.columns &&
      rows === config.rows &&
      // Ticks of the park in one tick of the run.
      speed <= 10 &&
      gateCount <= gates.length &&
      destinationCount <= destinations.length
    );
  },
  derived: { fields: ['routes'], lay: layRoutes },
  parseAction: parseThemeParkAction,
};
