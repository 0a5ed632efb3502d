import { noKind, stationKind, trackKind } from '../buildings';
import { type Answer, mayPlace, query, refuse } from '../query';
import type { ThemeParkAction } from '../ThemeParkAction';
import { buildingOver, type Park } from '../ThemeParkState';
import { hasName, hasPaint } from '../tycoon/looks';
import { energyAfter, riseOf, topLevel } from './pieces';
import { freshRide, type Ride, rideOf } from './rideOf';

export type LayAction = Extract<ThemeParkAction, { type: 'lay' }>;

/** Reused by every call. */
const reused = freshRide();

/** The cell of the station that an action names, or -1. */
export function stationOf(
  { columns, rows, kindAt }: Park,
  { column, row }: Pick<LayAction, 'column' | 'row'>,
): number {
  const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
  const cell = row * columns + column;
  return isInside && kindAt[cell] === stationKind ? cell : -1;
}

/** The station whose track a piece belongs to; -1 for one that is joined to none. */
export function stationOfPiece(state: Park, cell: number): number {
  for (let index = 0; index < state.destinationCount; index += 1) {
    const station = state.destinations[index];
    if (state.kindAt[station] !== stationKind) continue;
    if (rideOf(state, station, reused, cell).last === cell) return station;
  }
  return -1;
}

/**
 * Whether a piece may be laid at the end of a station's track, and at what price.
 * @param ride is filled with the track as it is
 */
export function queryLay(state: Park, action: LayAction, ride: Ride = reused): Answer {
  if (!state.town) return refuse('tycoonOnly');
  const station = stationOf(state, action);
  if (station < 0) return refuse('noStation', 0, trackKind);
  const { end, energy, isClosed } = rideOf(state, station, ride);
  if (isClosed) return refuse('trackClosed');
  if (end.cell < 0) return refuse('outside', 0, trackKind);
  const column = end.cell % state.columns;
  const answer = mayPlace(state, trackKind, column, (end.cell - column) / state.columns);
  if (!answer.ok && answer.reason !== 'money') return answer;
  const level = end.level + riseOf(action.shape);
  if (level < 0 || level > topLevel) return refuse('level', answer.pounds, trackKind);
  if (energyAfter(action.shape, energy) === 0) return refuse('tooSlow', answer.pounds, trackKind);
  return answer;
}

/** Whether the building over a cell can be given a name, or a colour. */
export function queryLook(
  state: Park,
  { type, column, row }: Extract<ThemeParkAction, { type: 'name' | 'paint' }>,
): Answer {
  const { columns, rows, town } = state;
  if (!town) return refuse('tycoonOnly');
  if (column < 0 || row < 0 || column >= columns || row >= rows) return refuse('outside');
  const cell = buildingOver(state, row * columns + column);
  const kind = cell < 0 ? noKind : state.kindAt[cell];
  const may = type === 'name' ? hasName(kind) : hasPaint(kind);
  return may ? { ok: true, pounds: 0, kind } : refuse('nothingThere');
}

/** Whether any command would be executed now, at what cost, and if not why. Changes nothing. */
export function queryAction(state: Park, action: ThemeParkAction): Answer {
  if (action.type === 'lay') return queryLay(state, action);
  if (action.type === 'name' || action.type === 'paint') return queryLook(state, action);
  return query(state, action);
}
