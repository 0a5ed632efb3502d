import { columnStep, oppositeOf, rowStep } from '../../kit/rules/grid';
import {
  actorOf,
  type GraveyardGhostsState,
  isScattering,
  maxGhosts,
} from './GraveyardGhostsState';
import { canGo, cellStep, columnOfCell, ghostCorners, rowOfCell } from './Maze';

/** The four personalities, in the order in which ghosts rise. */
export const personalities = ['hunter', 'ambusher', 'flanker', 'waverer'] as const;

/** Ways in the order in which ties are broken: up, left, down, right. */
const tieOrder: readonly number[] = [0, 3, 2, 1];

/** Where ghosts want to go, by ghost; columns and rows may lie outside the maze. */
export type Targets = Readonly<{ column: Int16Array; row: Int16Array }>;

export function createTargets(): Targets {
  return { column: new Int16Array(maxGhosts), row: new Int16Array(maxGhosts) };
}

function goToCorner(ghost: number, targets: Targets): void {
  targets.column[ghost] = columnOfCell(ghostCorners[ghost]);
  targets.row[ghost] = rowOfCell(ghostCorners[ghost]);
}

/**
 * Writes into `targets` where a ghost wants to go that is not frightened: its corner while they
 * scatter, and otherwise, by personality, the player; a little before the player; as far behind
 * that point as the hunter is on this side of it; or the player from afar and its own corner from
 * near by.
 */
export function findTarget(
  state: Readonly<GraveyardGhostsState>,
  ghost: number,
  targets: Targets,
): void {
  if (isScattering(state)) {
    goToCorner(ghost, targets);
    return;
  }
  const { config, playerWay } = state;
  const column = columnOfCell(state.playerCell);
  const row = rowOfCell(state.playerCell);
  switch (personalities[ghost]) {
    case 'hunter':
      targets.column[ghost] = column;
      targets.row[ghost] = row;
      return;
    case 'ambusher':
      targets.column[ghost] = column + config.ahead * columnStep[playerWay];
      targets.row[ghost] = row + config.ahead * rowStep[playerWay];
      return;
    case 'flanker': {
      const hunter = state.ghostCell[0];
      const pivotColumn = column + config.pivot * columnStep[playerWay];
      const pivotRow = row + config.pivot * rowStep[playerWay];
      targets.column[ghost] = 2 * pivotColumn - columnOfCell(hunter);
      targets.row[ghost] = 2 * pivotRow - rowOfCell(hunter);
      return;
    }
    case 'waverer': {
      const across = columnOfCell(state.ghostCell[ghost]) - column;
      const down = rowOfCell(state.ghostCell[ghost]) - row;
      if (across * across + down * down < config.shy * config.shy) {
        goToCorner(ghost, targets);
        return;
      }
      targets.column[ghost] = column;
      targets.row[ghost] = row;
      return;
    }
  }
}

/**
 * The way a ghost takes from a cell: never back, and of the open ones that from which the target
 * is nearest as the crow flies.
 */
export function chooseWay(
  state: Readonly<GraveyardGhostsState>,
  cell: number,
  way: number,
  targetColumn: number,
  targetRow: number,
): number {
  const back = oppositeOf(way);
  const column = columnOfCell(cell);
  const row = rowOfCell(cell);
  let best: number = back;
  let bestDistance = Number.MAX_SAFE_INTEGER;
  for (let index = 0; index < tieOrder.length; index += 1) {
    const candidate = tieOrder[index];
    if (candidate === back || !canGo(state, cell, candidate)) continue;
    const across = column + columnStep[candidate] - targetColumn;
    const down = row + rowStep[candidate] - targetRow;
    const distance = across * across + down * down;
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * The cells that a ghost will come through if nobody moves its target, written into `path`.
 * @returns how many: up to the target, or as many as `path` holds
 */
export function foresee(
  state: Readonly<GraveyardGhostsState>,
  ghost: number,
  targets: Targets,
  path: Uint8Array,
): number {
  const targetColumn = targets.column[ghost];
  const targetRow = targets.row[ghost];
  let cell = state.ghostCell[ghost];
  let way: number = state.ghostWay[ghost];
  let length = 0;
  while (length < path.length) {
    if (canGo(state, cell, way)) cell += cellStep[way];
    path[length] = cell;
    length += 1;
    if (columnOfCell(cell) === targetColumn && rowOfCell(cell) === targetRow) break;
    way = chooseWay(state, cell, way, targetColumn, targetRow);
  }
  return length;
}

/** How many columns and rows lie between a ghost and the player. */
export function cellsApart(state: Readonly<GraveyardGhostsState>, ghost: number): number {
  const actor = actorOf(ghost);
  return Math.abs(state.x[actor] - state.x[0]) + Math.abs(state.y[actor] - state.y[0]);
}
