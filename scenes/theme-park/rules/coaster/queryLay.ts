import { stationKind, trackKind } from '../buildings';
import { type Answer, mayPlace, query, refuse } from '../query';
import type { ActionOf, ThemeParkAction } from '../ThemeParkAction';
import type { Park } from '../ThemeParkState';
import { hasName, hasPaint } from '../tycoon/looks';
import { energyAfter, rise, topLevel } from './pieces';
import { freshRide, type Ride, rideOf } from './rideOf';

/** Reused by every call. */
const reused = freshRide();

/** The cell of the station that an action names, or -1. */
export function stationOf(
  { columns, rows, kindAt }: Park,
  { column, row }: Pick<ActionOf<'lay'>, 'column' | 'row'>,
): number {
  const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
  const cell = row * columns + column;
  return isInside && kindAt[cell] === stationKind ? cell : -1;
}

/** The station whose track a piece belongs to; -1 for one that is joined to none. */
export function stationOfPiece(state: Park, cell: number): number {
  for (const station of state.destinations.subarray(0, state.destinationCount)) {
    if (state.kindAt[station] !== stationKind) continue;
    if (rideOf(state, station, reused, cell).last === cell) return station;
  }
  return -1;
}

/**
 * Whether a piece may be laid at the end of a station's track, and at what price.
 * @param ride is filled with the track as it is
 */
export function queryLay(state: Park, action: ActionOf<'lay'>, ride: Ride = reused): Answer {
  if (!state.town) return refuse('tycoonOnly');
  const station = stationOf(state, action);
  if (station < 0) return refuse('noStation', 0, trackKind);
  const { end, energy, isClosed } = rideOf(state, station, ride);
  if (isClosed) return refuse('trackClosed');
  if (end.cell < 0) return refuse('outside', 0, trackKind);
  const column = end.cell % state.columns;
  const answer = mayPlace(state, trackKind, column, (end.cell - column) / state.columns);
  if (!answer.ok && answer.reason !== 'money') return answer;
  const level = end.level + rise[action.shape];
  if (level < 0 || level > topLevel) return refuse('level', answer.pounds, trackKind);
  if (energyAfter(action.shape, energy) === 0) return refuse('tooSlow', answer.pounds, trackKind);
  return answer;
}

/** Whether the building over a cell can be given a name, or a colour. */
function queryLook(state: Park, { type, column, row }: ActionOf<'name' | 'paint'>): Answer {
  if (!state.town) return refuse('tycoonOnly');
  const there = query(state, { type: 'remove', column, row });
  if (!there.ok) return there;
  const may = type === 'name' ? hasName(there.kind) : hasPaint(there.kind);
  return may ? { ...there, pounds: 0 } : refuse('nothingThere');
}

/** Whether any command would be executed now, at what cost, and if not why. Changes nothing. */
export function queryAction(state: Park, action: ThemeParkAction): Answer {
  if (action.type === 'lay') return queryLay(state, action);
  if (action.type === 'name' || action.type === 'paint') return queryLook(state, action);
  return query(state, action);
}
