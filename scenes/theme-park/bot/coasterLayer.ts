import { pathKind, stationKind } from '../rules/buildings';
import { closeTrack } from '../rules/coaster/closeTrack';
import { shape } from '../rules/coaster/pieces';
import { queryAction } from '../rules/coaster/queryLay';
import { freshRide, rideOf } from '../rules/coaster/rideOf';
import { neighbourOf } from '../rules/routes';
import type { ThemeParkAction } from '../rules/ThemeParkAction';
import type { ThemeParkState } from '../rules/ThemeParkState';

/** A climb, a turn back, a deep drop and a loop; the way home is the shortest. */
const { chain, left, steep, loop } = shape;
const pieces = [chain, chain, chain, chain, left, left, steep, steep, loop];
/** Pounds that a station with its track may cost, and what is left in the till after it. */
const price = 3000;

const ride = freshRide();

/** Lays one coaster, its station at a place beside a path, once it is open and there is money. */
export function coasterLayer(column: number, row: number) {
  let next = 0;
  let isDone = false;
  return (state: Readonly<ThemeParkState>): readonly ThemeParkAction[] => {
    if (isDone) return [];
    const station = row * state.columns + column;
    if (state.kindAt[station] !== stationKind) {
      const street = neighbourOf(state, station, 2);
      const action: ThemeParkAction = { type: 'place', kind: stationKind, column, row };
      const isReady = state.kindAt[street] === pathKind && state.money > price;
      return isReady && queryAction(state, action).ok ? [action] : [];
    }
    isDone = rideOf(state, station, ride).isClosed;
    if (next < pieces.length) {
      const piece = pieces[next];
      next += 1;
      return [{ type: 'lay', shape: piece, column, row, joined: false }];
    }
    return (closeTrack(state, station) ?? []).map((piece, index) => ({
      type: 'lay',
      shape: piece,
      column,
      row,
      joined: index > 0,
    }));
  };
}
