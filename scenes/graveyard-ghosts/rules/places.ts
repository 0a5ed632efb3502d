import { columnStep, rowStep } from '../../kit/rules/grid';
import { actorOf, type GraveyardGhostsState, playerActor } from './GraveyardGhostsState';
import { columnOfCell, rowOfCell } from './Maze';

function place(
  state: GraveyardGhostsState,
  actor: number,
  cell: number,
  way: number,
  part: number,
): void {
  state.x[actor] = columnOfCell(cell) + columnStep[way] * part;
  state.y[actor] = rowOfCell(cell) + rowStep[way] * part;
}

/** Sets the player's place from its cell. `stepTicks` is how long a step takes. */
export function placePlayer(state: GraveyardGhostsState, stepTicks: number): void {
  place(state, playerActor, state.playerCell, state.playerWay, state.playerTicks / stepTicks);
}

export function placeGhost(state: GraveyardGhostsState, ghost: number): void {
  const part = state.ghostProgress[ghost];
  place(state, actorOf(ghost), state.ghostCell[ghost], state.ghostWay[ghost], part);
}

/** Remembers where all stand, for pictures between two ticks. */
export function keepPlaces(state: GraveyardGhostsState): void {
  const { x, y, lastX, lastY } = state;
  for (let actor = 0; actor < x.length; actor += 1) {
    lastX[actor] = x[actor];
    lastY[actor] = y[actor];
  }
}

/** Makes an actor stand where it stands: it has not walked there. */
export function settle(state: GraveyardGhostsState, actor: number): void {
  state.lastX[actor] = state.x[actor];
  state.lastY[actor] = state.y[actor];
}
