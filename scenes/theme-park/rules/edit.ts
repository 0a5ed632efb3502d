import { entranceKind, isVisitable, type Kind, noKind, pathKind, specOf } from './buildings';
import { ground, type Park, type ThemeParkState } from './ThemeParkState';
import type { Town } from './tycoon/freshTown';

/** Inserts a cell into an ascending list of `count`. */
function insert(list: Uint16Array, count: number, cell: number): void {
  let place = count;
  while (place > 0 && list[place - 1] > cell) place -= 1;
  list.copyWithin(place + 1, place, count);
  list[place] = cell;
}

/** Removes a cell from an ascending list of `count` and clears the free slot. */
function withdraw(list: Uint16Array, count: number, cell: number): void {
  const place = list.indexOf(cell);
  list.copyWithin(place, place + 1, count);
  list[count - 1] = 0;
}

function cover(
  state: ThemeParkState,
  cell: number,
  kind: Kind,
  owner: number,
  below: number,
): void {
  const { width, height } = specOf(kind);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const covered = cell + row * state.columns + column;
      state.owner[covered] = owner;
      state.ground[covered] = below;
    }
  }
}

/** Makes a cell and those up to so many steps around it more pleasant to walk on. */
export function spreadCharm(
  { charm, columns, rows }: ThemeParkState,
  cell: number,
  radius: number,
  by: number,
): void {
  const column = cell % columns;
  const row = (cell - column) / columns;
  for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y += 1) {
    const right = Math.min(columns - 1, column + radius);
    for (let x = Math.max(0, column - radius); x <= right; x += 1) charm[y * columns + x] += by;
  }
}

/** Adds or removes the charm of a decoration around it. */
function addCharm(state: ThemeParkState, cell: number, kind: Kind, sign: 1 | -1): void {
  const { charm, charmRadius } = specOf(kind).tycoon;
  if (state.town && charm !== 0) spreadCharm(state, cell, charmRadius, sign * charm);
}

/** Forgets what was known of the building at a cell, and sweeps it. */
function clear(town: Town, cell: number): void {
  town.isStale = true;
  town.opensAt[cell] = 0;
  town.broken[cell] = 0;
  town.takings[cell] = 0;
  town.builtOn[cell] = 0;
  town.littered -= town.litter[cell];
  town.litter[cell] = 0;
  town.track[cell] = 0;
  town.name[cell] = 0;
  town.paint[cell] = 0;
}

/** Puts a building into the park without a charge. `query` decides whether it may stand there. */
export function put(state: ThemeParkState, kind: Kind, cell: number): void {
  state.kindAt[cell] = kind;
  const walkable = isVisitable[kind] === 1;
  const below = kind === pathKind ? ground.path : walkable ? ground.visitable : ground.closed;
  cover(state, cell, kind, cell + 1, below);
  state.counts[kind] += 1;
  if (walkable) insert(state.destinations, state.destinationCount++, cell);
  if (kind === entranceKind) insert(state.gates, state.gateCount++, cell);
  if (state.town) {
    state.town.isStale = true;
    state.town.builtOn[cell] = state.day;
  }
  addCharm(state, cell, kind, 1);
  if (walkable || kind === pathKind || kind === entranceKind) state.routesStale = true;
}

/** Removes the building with top left cell `cell`. @returns its kind */
export function take(state: ThemeParkState, cell: number): Kind {
  const kind = state.kindAt[cell];
  state.kindAt[cell] = noKind;
  cover(state, cell, kind, 0, ground.closed);
  state.counts[kind] -= 1;
  if (isVisitable[kind] === 1) withdraw(state.destinations, state.destinationCount--, cell);
  if (kind === entranceKind) withdraw(state.gates, state.gateCount--, cell);
  if (state.town) clear(state.town, cell);
  addCharm(state, cell, kind, -1);
  if (isVisitable[kind] === 1 || kind === pathKind || kind === entranceKind)
    state.routesStale = true;
  return kind;
}

/** Whether a building's footprint lies inside the park. */
export function fits({ columns, rows }: Park, kind: Kind, column: number, row: number): boolean {
  const { width, height } = specOf(kind);
  return column >= 0 && row >= 0 && column + width <= columns && row + height <= rows;
}

/** Whether a list by cell holds anything under a building inside the park. */
export function isAnyUnder(
  list: ArrayLike<number>,
  { columns }: Park,
  kind: Kind,
  cell: number,
): boolean {
  const { width, height } = specOf(kind);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (list[cell + row * columns + column] !== 0) return true;
    }
  }
  return false;
}

/** Whether all cells of a footprint inside the park are free. */
export function isFree(state: Park, kind: Kind, cell: number): boolean {
  return !isAnyUnder(state.owner, state, kind, cell);
}

/** Whether all cells of a footprint inside the park are grass. */
export function isGrass(state: Park, kind: Kind, cell: number): boolean {
  return !state.town || !isAnyUnder(state.town.terrain, state, kind, cell);
}
