import { columnStep, oppositeOf, rowStep } from '../../kit/rules/grid';
import { actorOf, type GraveyardGhostsState, isScattering } from './GraveyardGhostsState';
import { canGo, cellStep, columnOfCell, ghostCorners, rowOfCell } from './Maze';

/** The four personalities, in the order in which ghosts rise. */
export const personalities = ['hunter', 'ambusher', 'flanker', 'waverer'] as const;

/** Ways in the order in which ties are broken: up, left, down, right. */
const tieOrder: readonly number[] = [0, 3, 2, 1];

/** Where a ghost wants to go, maybe outside the maze: written and read for one after the other. */
export const target = { column: 0, row: 0 };

function aim(column: number, row: number): void {
  target.column = column;
  target.row = row;
}

function aimAtCorner(ghost: number): void {
  aim(columnOfCell(ghostCorners[ghost]), rowOfCell(ghostCorners[ghost]));
}

/**
 * Writes into `target` where a ghost wants to go that is not frightened: its corner while they
 * scatter, and otherwise, by personality, the player; a little before the player; as far behind
 * that point as the hunter is on this side of it; or the player from afar and its own corner from
 * near by.
 */
export function findTarget(state: Readonly<GraveyardGhostsState>, ghost: number): void {
  if (isScattering(state)) {
    aimAtCorner(ghost);
    return;
  }
  const { config, playerDirection } = state;
  const column = columnOfCell(state.playerCell);
  const row = rowOfCell(state.playerCell);
  switch (personalities[ghost]) {
    case 'hunter':
      aim(column, row);
      return;
    case 'ambusher':
      aim(
        column + config.ahead * columnStep[playerDirection],
        row + config.ahead * rowStep[playerDirection],
      );
      return;
    case 'flanker': {
      const hunter = state.ghostCell[0];
      const pivotColumn = column + config.pivot * columnStep[playerDirection];
      const pivotRow = row + config.pivot * rowStep[playerDirection];
      aim(2 * pivotColumn - columnOfCell(hunter), 2 * pivotRow - rowOfCell(hunter));
      return;
    }
    case 'waverer': {
      const across = columnOfCell(state.ghostCell[ghost]) - column;
      const down = rowOfCell(state.ghostCell[ghost]) - row;
      if (across * across + down * down < config.shy * config.shy) aimAtCorner(ghost);
      else aim(column, row);
      return;
    }
  }
}

/**
 * The way a ghost takes from a cell: never back, and of the open ones that from which its `target`
 * is nearest as the crow flies.
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
 * The cells that a ghost will come through if nobody moves its `target`, written into `path`.
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
    if (canGo(state, cell, direction)) cell += cellStep[direction];
    path[length] = cell;
    length += 1;
    if (columnOfCell(cell) === target.column && rowOfCell(cell) === target.row) break;
    direction = chooseDirection(state, cell, direction);
  }
  return length;
}

/** How many columns and rows lie between a ghost and the player. */
export function cellsApart(state: Readonly<GraveyardGhostsState>, ghost: number): number {
  const actor = actorOf(ghost);
  return Math.abs(state.x[actor] - state.x[0]) + Math.abs(state.y[actor] - state.y[0]);
}
