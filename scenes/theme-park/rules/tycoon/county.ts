import { entranceKind, kindCount, pathKind, specOf } from '../buildings';
import { events, type Report } from '../ThemeParkEvent';
import type { Park, ThemeParkState } from '../ThemeParkState';
import { fairAdmission, guestsAllowed } from './draw';
import type { Town } from './freshTown';
import { awards } from './Town';

/** Ticks from one giving of awards to the next, and how long before it the inspector comes. */
export const countyDays = 300;
export const inspectionDay = 150;
/** Parks with fewer guests are not looked at. */
export const minGuests = 30;

/** What an award asks for: cells of path for each piece of litter, satisfaction, excitement. */
export const pathPerLitter = 20;
export const happyFrom = 80;
export const exciting = 5500;
/** Cells of path for each piece of litter below which the inspector complains of it. */
const pathPerFault = 6;

/** Guests more, in per cent, for each award held and for a clean inspection; fewer for a bad one. */
const perAward = 4;
const perPass = 3;
const perFail = -6;

/** Whether nothing costs more than usual and the gate asks half of what a day is worth. */
function isGoodValue(state: Park): boolean {
  for (let kind = entranceKind + 1; kind < kindCount; kind += 1) {
    if (state.counts[kind] > 0 && state.prices[kind] > specOf(kind).tycoon.price) return false;
  }
  return 2 * state.prices[entranceKind] <= fairAdmission(state);
}

const isExciting = (excitement: number): boolean => excitement >= exciting;

/** The awards that a park would be given now, one bit each. */
export function awardsFor(state: Park, town: Town): number {
  if (state.visitors.count < minGuests) return 0;
  const isTidy = town.littered * pathPerLitter <= state.counts[pathKind];
  return (
    (isTidy ? 1 : 0) |
    (isGoodValue(state) ? 2 : 0) |
    (state.satisfaction >= happyFrom ? 4 : 0) |
    (town.excitement.some(isExciting) ? 8 : 0)
  );
}

/** What the inspector would find now, one bit each. */
export function faultsOf(state: Park, town: Town): number {
  let broken = 0;
  for (let index = 0; index < state.destinationCount; index += 1) {
    if (town.broken[state.destinations[index]] > 0) broken += 1;
  }
  return (
    (town.littered * pathPerFault > state.counts[pathKind] ? 1 : 0) |
    (broken > 1 + (state.destinationCount >> 3) ? 2 : 0) |
    (state.visitors.count > guestsAllowed(state) ? 4 : 0)
  );
}

/** The inspector's visits and the county's awards, at set times, and the fame that they bring. */
export function watchCounty(state: ThemeParkState, town: Town, emit: Report): void {
  const time = state.day % countyDays;
  if (time === inspectionDay && state.visitors.count >= minGuests) {
    events.inspected.faults = faultsOf(state, town);
    town.report = 1 | (events.inspected.faults << 1);
    rateFame(town);
    emit(events.inspected);
  }
  if (time !== 0) return;
  town.awards = awardsFor(state, town);
  for (let award = 0; award < awards.length; award += 1) {
    town.won[award] += (town.awards >> award) & 1;
  }
  rateFame(town);
  if (town.awards === 0) return;
  events.awarded.awards = town.awards;
  emit(events.awarded);
}

/** Computes the fame of a park from its awards and the inspector's last report. */
export function rateFame(town: Town): void {
  let fame = 0;
  for (let award = 0; award < awards.length; award += 1) {
    if (((town.awards >> award) & 1) === 1) fame += perAward;
  }
  if (town.report > 0) fame += town.report === 1 ? perPass : perFail;
  town.fame = fame;
}
