import { columnStep, rowStep } from '../../kit/rules/grid';
import { actorOf, type GraveyardGhostsState, playerActor } from './GraveyardGhostsState';
import { columnOfCell, rowOfCell } from './Maze';

/** Out of a side tunnel an actor comes in on the other side, and is not drawn on its way there. */
function clearLeap({ x, lastX }: GraveyardGhostsState, actor: number): void {
  if (Math.abs(x[actor] - lastX[actor]) > 2) lastX[actor] = x[actor];
}

/** Computes the player's position from its cell. `stepTicks` is the duration of a step. */
export function placePlayer(state: GraveyardGhostsState, stepTicks: number): void {
  const { playerCell, playerDirection, playerTicks, x, y } = state;
  x[playerActor] =
    columnOfCell(playerCell) + (columnStep[playerDirection] * playerTicks) / stepTicks;
  y[playerActor] = rowOfCell(playerCell) + (rowStep[playerDirection] * playerTicks) / stepTicks;
  clearLeap(state, playerActor);
}

export function placeGhost(state: GraveyardGhostsState, ghost: number): void {
  const actor = actorOf(ghost);
  const cell = state.ghostCell[ghost];
  const direction = state.ghostDirection[ghost];
  state.x[actor] = columnOfCell(cell) + columnStep[direction] * state.ghostProgress[ghost];
  state.y[actor] = rowOfCell(cell) + rowStep[direction] * state.ghostProgress[ghost];
  clearLeap(state, actor);
}

/** Stores all positions for interpolation between two ticks. */
export function storePositions(state: GraveyardGhostsState): void {
  for (let actor = 0; actor < state.x.length; actor += 1) clearMotion(state, actor);
}

/**
 * Makes an actor's last position equal to the current one, so that the picture does not
 * interpolate.
 */
export function clearMotion(state: GraveyardGhostsState, actor: number): void {
  state.lastX[actor] = state.x[actor];
  state.lastY[actor] = state.y[actor];
}
