import { below } from '../../../kit/rules/rng';
import { specOf, stationKind } from '../buildings';
import { account, bookPounds } from '../ledger';
import { events, type Report } from '../ThemeParkEvent';
import { ground, type Park, type ThemeParkState } from '../ThemeParkState';
import type { Town } from './freshTown';
import { study } from './research';
import { weather } from './Town';

/** Rides that run this long at a time break down. */
const minStay = 9;
/** Work that a breakdown is, and what a firm from outside does each tick without a mechanic. */
const repair = 90;
const outsideWork = 1;
const mechanicWork = 9;
/** Pieces of litter that a sweeper picks up each tick; most that lie in one place. */
const swept = 4;
const maxLitter = 6;
/** Ticks that one kind of weather lasts: at least, and how many more. */
const minWeather = 60;
const weatherSpread = 90;

/** By season, in how many of ten turns it is fine, and in how many hot; it rains in the rest. */
const fineOf = Uint8Array.of(5, 5, 4, 4, 3);
const hotOf = Uint8Array.of(2, 0, 5, 0, 0);

/** Whether guests are let in: the building has opened and runs, and its track is closed. */
export function isRunning(state: Park, town: Town, cell: number): boolean {
  if (state.kindAt[cell] === stationKind && town.excitement[cell] === 0) return false;
  return town.opensAt[cell] <= state.tick && town.broken[cell] === 0;
}

/** Whether fireworks are in the sky. */
export function isShowOn({ config }: Park, town: Readonly<Town>): boolean {
  return town.show > config.showRest - config.showDays;
}

function breakDown(state: ThemeParkState, town: Town, emit: Report): void {
  const { destinationCount, destinations, config } = state;
  if (destinationCount === 0) return;
  // One draw for all rides: as likely as one for each.
  if (below(state.rng, 10_000) >= config.breakdownRate * destinationCount) return;
  const cell = destinations[below(state.rng, destinationCount)];
  const kind = state.kindAt[cell];
  const { staySteps, fun } = specOf(kind).tycoon;
  if (staySteps < minStay || fun < 1000 || !isRunning(state, town, cell)) return;
  town.broken[cell] = repair;
  events.brokeDown.kind = kind;
  events.brokeDown.cell = cell;
  emit(events.brokeDown);
}

/** Mechanics work on the first that is broken; a firm from outside on all of them, slowly. */
function mend(state: ThemeParkState, town: Town, emit: Report): void {
  let work = town.staff[0] * mechanicWork;
  for (let index = 0; index < state.destinationCount; index += 1) {
    const cell = state.destinations[index];
    const left = town.broken[cell];
    if (left === 0) continue;
    const by = Math.min(left, outsideWork + work);
    work = Math.max(0, work - by);
    town.broken[cell] = left - by;
    if (by < left) continue;
    events.mended.kind = state.kindAt[cell];
    events.mended.cell = cell;
    emit(events.mended);
  }
}

/** Somebody drops something where they stand. */
export function drop(state: Park, town: Town, cell: number): void {
  if (state.ground[cell] !== ground.path || town.litter[cell] >= maxLitter) return;
  town.litter[cell] += 1;
  town.littered += 1;
}

function sweep(state: Park, town: Town): void {
  const cells = state.kindAt.length;
  let left = Math.min(town.littered, town.staff[1] * swept);
  for (let looked = 0; looked < cells && left > 0; looked += 1) {
    const cell = town.sweepAt;
    const picked = Math.min(left, town.litter[cell]);
    town.litter[cell] -= picked;
    town.littered -= picked;
    left -= picked;
    if (town.litter[cell] === 0) town.sweepAt = cell + 1 === cells ? 0 : cell + 1;
  }
}

function turnWeather(state: ThemeParkState, town: Town, emit: Report): void {
  town.weatherDays -= 1;
  if (town.weatherDays > 0) return;
  const draw = below(state.rng, 10);
  const fine = fineOf[town.play.season];
  const hot = hotOf[town.play.season];
  town.weather = draw < fine ? weather.fine : draw < fine + hot ? weather.hot : weather.rain;
  town.weatherDays = minWeather + below(state.rng, weatherSpread);
  events.turned.weather = town.weather;
  emit(events.turned);
}

function pay(state: ThemeParkState, town: Town): void {
  const { config } = state;
  const wages =
    town.staff[0] * config.mechanicWage +
    town.staff[1] * config.sweeperWage +
    town.staff[2] * config.entertainerWage;
  if (wages > 0) bookPounds(state, account.wages, -wages);
  // Five pounds for each ten thousand, rounded up.
  const interest = town.loan === 0 ? 0 : Math.floor((town.loan + 1999) / 2000);
  if (interest > 0) bookPounds(state, account.interest, -interest);
}

/** A tick of all that keeps a park going: breakdowns, litter, weather, wages, interest, research. */
export function runServices(state: ThemeParkState, town: Town, emit: Report): void {
  pay(state, town);
  breakDown(state, town, emit);
  mend(state, town, emit);
  sweep(state, town);
  turnWeather(state, town, emit);
  study(state, town, emit);
  if (town.campaign > 0) town.campaign -= 1;
  if (town.show > 0) town.show -= 1;
}
