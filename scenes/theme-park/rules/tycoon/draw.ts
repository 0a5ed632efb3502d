import {
  type BuildingType,
  isVisitable,
  kindCount,
  kindOf,
  noKind,
  pathKind,
  specOf,
  stationKind,
} from '../buildings';
import { excitementOf, freshRide, intensityOf, rideOf } from '../coaster/rideOf';
import { findJoined, freshJoined, isReached } from '../joined';
import type { Park, ThemeParkState } from '../ThemeParkState';
import type { Town } from './freshTown';
import { roles } from './Town';

/** Reused by every call. */
const joined = freshJoined();
const ride = freshRide();

/** Points of excitement that draw as much as one point of appeal. */
const excitementPerAppeal = 60;

/** Rates the coasters anew. The third and any further one draws half as much as the first. */
function rateCoasters(state: Park, town: Town): void {
  let count = 0;
  town.coasterAppeal = 0;
  for (let index = 0; index < state.destinationCount; index += 1) {
    const cell = state.destinations[index];
    if (state.kindAt[cell] !== stationKind) continue;
    rideOf(state, cell, ride);
    town.excitement[cell] = excitementOf(ride);
    town.intensity[cell] = ride.isClosed ? intensityOf(ride) : 0;
    if (!ride.isClosed || !isReached(joined, state, cell)) continue;
    count += 1;
    const appeal = (town.excitement[cell] / excitementPerAppeal) | 0;
    town.coasterAppeal += count > 2 ? appeal >> 1 : appeal;
  }
}

/** Whether somebody who walks by can look at what stands in a cell. */
function isSeen(state: Park, cell: number): boolean {
  const { columns, rows } = state;
  const column = cell % columns;
  const row = (cell - column) / columns;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      if (joined.reached[y * columns + x] === 1) return true;
    }
  }
  return false;
}

/** Counts anew what a guest can walk to, or see from a path, after something was built. */
export function countReachable(state: ThemeParkState, town: Town): void {
  town.isStale = false;
  town.reachable.fill(0);
  findJoined(state, joined);
  for (let cell = 0; cell < state.kindAt.length; cell += 1) {
    const kind = state.kindAt[cell];
    if (kind === noKind || kind === pathKind) continue;
    const counts = isVisitable[kind] === 1 ? isReached(joined, state, cell) : isSeen(state, cell);
    if (counts) town.reachable[kind] += 1;
  }
  town.excitement.fill(0);
  town.intensity.fill(0);
  rateCoasters(state, town);
}

const rideTypes: ReadonlySet<BuildingType> = new Set(['ride', 'attraction']);
/** 1 for what people come for; the rest keeps them there. */
const isRide = Uint8Array.from({ length: kindCount }, (_, kind) =>
  kind !== noKind && rideTypes.has(specOf(kind).type) && specOf(kind).tycoon.fun > 1000 ? 1 : 0,
);

/** What some buildings of a kind draw: the third and any further one half as much as the first. */
function appealOfKind(kind: number, count: number): number {
  const halves = count < 3 ? count * 2 : count + 2;
  return (specOf(kind).tycoon.appeal * halves) >> 1;
}

/**
 * How much the park has to draw people with, of what they can reach. Stalls and greenery add
 * twice as much as the rides do at most.
 */
export function appealOf({ town }: Park): number {
  if (!town) return 0;
  let rides = town.coasterAppeal;
  let rest = 0;
  for (let kind = 1; kind < kindCount; kind += 1) {
    const count = town.reachable[kind];
    if (count === 0) continue;
    if (isRide[kind] === 1) rides += appealOfKind(kind, count);
    else rest += appealOfKind(kind, count);
  }
  return rides + Math.min(rest, 2 * rides);
}

/** Guests more that the inspector allows for each pair of toilets, sweeper and mechanic. */
export const allowedPer = { toilets: 90, sweeper: 90, mechanic: 120 } as const;

const toilets = kindOf('toilets');

/** Guests that the inspector allows at once: as many as the scarcest of three services copes with. */
export function guestsAllowed(state: Park): number {
  const { town, config } = state;
  if (!town) return 0;
  const services = Math.min(
    town.reachable[toilets] * allowedPer.toilets,
    town.staff[roles.indexOf('sweeper')] * allowedPer.sweeper,
    town.staff[roles.indexOf('mechanic')] * allowedPer.mechanic,
  );
  return config.freeGuests + services;
}

/** What a day in the park is worth at the gate, in pounds: the more there is to do, the more. */
export function fairAdmission(state: Park): number {
  return (4 + appealOf(state) / 80) | 0;
}

/** Guests that the park draws at once, as it stands. */
export function guestsDrawn(state: Park): number {
  const fame = 100 + (state.town?.fame ?? 0);
  const drawn = ((appealOf(state) * fame) / (100 * state.config.appealPerGuest)) | 0;
  return Math.min(drawn, guestsAllowed(state));
}
