import { columnStep, oppositeOf, rowStep } from '../../kit/rules/grid';
import { actorOf, type GraveyardGhostsState, isScattering } from './GraveyardGhostsState';
import { canGo, cellAfter, columnOfCell, ghostCorners, rowOfCell } from './Maze';

/** The four personalities, in the order in which ghosts spawn. */
export const personalities = ['hunter', 'ambusher', 'flanker', 'waverer'] as const;

/** Directions in the order in which ties are broken: up, left, down, right. */
const tieOrder: readonly number[] = [0, 3, 2, 1];

/** A ghost's target, perhaps outside the maze. Overwritten for each ghost. */
export const target = { column: 0, row: 0 };

function aim(column: number, row: number): void {
  target.column = column;
  target.row = row;
}

function aimAtCorner(ghost: number): void {
  aim(columnOfCell(ghostCorners[ghost]), rowOfCell(ghostCorners[ghost]));
}

/**
 * Writes the target of a ghost that is not frightened. Scatter: its corner. Chase, by personality:
 * the player; a point ahead of the player; the hunter's position mirrored at that point; the player
 * from afar and its own corner from near.
 */
export function findTarget(state: Readonly<GraveyardGhostsState>, ghost: number): void {
  const { config, playerDirection } = state;
  const column = columnOfCell(state.playerCell);
  const row = rowOfCell(state.playerCell);
  const personality = personalities[ghost];
  if (isScattering(state)) {
    aimAtCorner(ghost);
  } else if (personality === 'hunter') {
    aim(column, row);
  } else if (personality === 'ambusher') {
    aim(
      column + config.ahead * columnStep[playerDirection],
      row + config.ahead * rowStep[playerDirection],
    );
  } else if (personality === 'flanker') {
    const hunter = state.ghostCell[0];
    const pivotColumn = column + config.pivot * columnStep[playerDirection];
    const pivotRow = row + config.pivot * rowStep[playerDirection];
    aim(2 * pivotColumn - columnOfCell(hunter), 2 * pivotRow - rowOfCell(hunter));
  } else {
    const across = columnOfCell(state.ghostCell[ghost]) - column;
    const down = rowOfCell(state.ghostCell[ghost]) - row;
    if (across * across + down * down < config.shy * config.shy) aimAtCorner(ghost);
    else aim(column, row);
  }
}

/**
 * The direction a ghost takes from a cell: never back; of the open ones, the one from which
 * `target` is nearest in a straight line.
 */
export function chooseDirection(
  state: Readonly<GraveyardGhostsState>,
  cell: number,
  direction: number,
): number {
  const back = oppositeOf(direction);
  const column = columnOfCell(cell);
  const row = rowOfCell(cell);
  let best: number = back;
  let bestDistance = Number.MAX_SAFE_INTEGER;
  for (let index = 0; index < tieOrder.length; index += 1) {
    const candidate = tieOrder[index];
    if (candidate === back || !canGo(state, cell, candidate)) continue;
    const across = column + columnStep[candidate] - target.column;
    const down = row + rowStep[candidate] - target.row;
    const distance = across * across + down * down;
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * Writes the cells that a ghost will pass through if its `target` stays, into `path`.
 * @returns how many: up to the target, or as many as `path` holds
 */
export function foresee(
  state: Readonly<GraveyardGhostsState>,
  ghost: number,
  path: Uint8Array,
): number {
  let cell = state.ghostCell[ghost];
  let direction: number = state.ghostDirection[ghost];
  let length = 0;
  while (length < path.length) {
    if (canGo(state, cell, direction)) cell = cellAfter(cell, direction);
    path[length] = cell;
    length += 1;
    if (columnOfCell(cell) === target.column && rowOfCell(cell) === target.row) break;
    direction = chooseDirection(state, cell, direction);
  }
  return length;
}

/** Columns plus rows between a ghost and the player. */
export function cellsApart(state: Readonly<GraveyardGhostsState>, ghost: number): number {
  const actor = actorOf(ghost);
  return Math.abs(state.x[actor] - state.x[0]) + Math.abs(state.y[actor] - state.y[0]);
}
