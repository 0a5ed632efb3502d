import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import { areSquare, oppositeOf } from '../../kit/rules/grid';
import { events, type Report } from './GraveyardGhostsEvent';
import { type GraveyardGhostsState, noDirection, playerActor, thing } from './GraveyardGhostsState';
import { frighten } from './ghosts';
import { canGo, cellAfter, playerStart } from './Maze';
import { clearMotion, placePlayer } from './places';
import { bringTreat, takeTreat } from './treats';

/** Puts the player on its start, facing an open direction, without a request. */
export function returnPlayer(state: GraveyardGhostsState): void {
  state.playerCell = playerStart;
  state.playerMoves = false;
  state.playerTicks = 0;
  state.playerDirection = canGo(state, playerStart, 3) ? 3 : 0;
  state.wanted = noDirection;
  state.wantedTicks = 0;
  placePlayer(state, 1);
  clearMotion(state, playerActor);
}

export function requestTurn(state: GraveyardGhostsState, direction: number): void {
  state.wanted = direction;
  state.wantedHeld = true;
}

export function releaseTurn(state: GraveyardGhostsState, direction: number): void {
  if (state.wanted !== direction || !state.wantedHeld) return;
  state.wantedHeld = false;
  state.wantedTicks = ticksOrNone(state.config.queueMs);
}

/** Turns round between two cells: the way back is as long as the way come. */
function turnRound(state: GraveyardGhostsState, stepTicks: number): void {
  state.playerCell = cellAfter(state.playerCell, state.playerDirection);
  state.playerDirection = oppositeOf(state.playerDirection);
  state.playerTicks = stepTicks - state.playerTicks;
  state.wanted = noDirection;
}

/** In the middle of a cell: takes the requested turn if it is open, otherwise goes on or stops. */
function chooseTurn(state: GraveyardGhostsState, stepTicks: number, emit: Report): void {
  const { playerCell, wanted } = state;
  const moved = state.playerMoves;
  if (wanted !== noDirection && canGo(state, playerCell, wanted)) {
    // In Night shift a turn that was pressed before its corner cuts it.
    const cuts = state.config.night && moved && areSquare(wanted, state.playerDirection);
    if (cuts) state.playerTicks = Math.min(state.config.cornerTicks, stepTicks - 1);
    state.playerDirection = wanted;
    state.playerMoves = true;
    if (!state.wantedHeld) state.wanted = noDirection;
    return;
  }
  if (!moved || canGo(state, playerCell, state.playerDirection)) return;
  state.playerMoves = false;
  emit(events.blocked);
}

function takeWhatLies(state: GraveyardGhostsState, emit: Report): void {
  const { config, playerCell } = state;
  const found = state.things[playerCell];
  if (found === thing.nothing) return;
  state.things[playerCell] = thing.nothing;
  if (found === thing.soul) {
    state.soulsLeft -= 1;
    state.score += config.soulPoints;
    emit(events.soulTaken);
    bringTreat(state, emit);
    return;
  }
  if (found >= thing.treat) {
    takeTreat(state, emit);
    return;
  }
  state.score += config.pelletPoints;
  emit(events.pelletTaken);
  frighten(state);
}

export function movePlayer(state: GraveyardGhostsState, emit: Report): void {
  const stepTicks = ticksFromMs(state.config.stepMs);
  if (state.playerTicks === 0) chooseTurn(state, stepTicks, emit);
  else if (state.wanted === oppositeOf(state.playerDirection)) turnRound(state, stepTicks);
  if (state.playerMoves) {
    state.playerTicks += 1;
    if (state.playerTicks >= stepTicks) {
      state.playerCell = cellAfter(state.playerCell, state.playerDirection);
      state.playerTicks = 0;
      takeWhatLies(state, emit);
    }
  }
  if (!state.wantedHeld && state.wanted !== noDirection) {
    state.wantedTicks -= 1;
    if (state.wantedTicks <= 0) state.wanted = noDirection;
  }
  placePlayer(state, stepTicks);
}
