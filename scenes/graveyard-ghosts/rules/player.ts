import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import { oppositeOf } from '../../kit/rules/grid';
import { facts, type Report } from './GraveyardGhostsFact';
import { type GraveyardGhostsState, noWay, playerActor, thing } from './GraveyardGhostsState';
import { frighten } from './ghosts';
import { canGo, cellStep, playerStart } from './Maze';
import { clearMotion, placePlayer } from './places';

/** Sets the player on its start, looking where one can go and asking for nothing. */
export function returnPlayer(state: GraveyardGhostsState): void {
  state.playerCell = playerStart;
  state.playerMoves = false;
  state.playerTicks = 0;
  state.playerWay = canGo(state, playerStart, 3) ? 3 : 0;
  state.wanted = noWay;
  state.wantedTicks = 0;
  placePlayer(state, 1);
  clearMotion(state, playerActor);
}

export function requestTurn(state: GraveyardGhostsState, way: number): void {
  state.wanted = way;
  state.wantedHeld = true;
}

export function releaseTurn(state: GraveyardGhostsState, way: number): void {
  if (state.wanted !== way || !state.wantedHeld) return;
  state.wantedHeld = false;
  state.wantedTicks = ticksOrNone(state.config.queueMs);
}

/** Turns round between two cells: the way back is as long as the way come. */
function turnRound(state: GraveyardGhostsState, stepTicks: number): void {
  state.playerCell += cellStep[state.playerWay];
  state.playerWay = oppositeOf(state.playerWay);
  state.playerTicks = stepTicks - state.playerTicks;
  state.wanted = noWay;
}

/** In the middle of a cell: takes the turn asked for where it is open, else goes on or stops. */
function chooseTurn(state: GraveyardGhostsState, emit: Report): void {
  const { playerCell, wanted } = state;
  const moved = state.playerMoves;
  if (wanted !== noWay && canGo(state, playerCell, wanted)) {
    state.playerWay = wanted;
    state.playerMoves = true;
    if (!state.wantedHeld) state.wanted = noWay;
    return;
  }
  if (!moved || canGo(state, playerCell, state.playerWay)) return;
  state.playerMoves = false;
  emit(facts.blocked);
}

function takeWhatLies(state: GraveyardGhostsState, emit: Report): void {
  const { config, playerCell } = state;
  const found = state.things[playerCell];
  if (found === thing.nothing) return;
  state.things[playerCell] = thing.nothing;
  if (found === thing.soul) {
    state.soulsLeft -= 1;
    state.score += config.soulPoints;
    emit(facts.soulTaken);
    return;
  }
  state.score += config.pelletPoints;
  emit(facts.pelletTaken);
  frighten(state);
}

/** A tick of the player's walk. */
export function movePlayer(state: GraveyardGhostsState, emit: Report): void {
  const stepTicks = ticksFromMs(state.config.stepMs);
  if (state.playerTicks === 0) chooseTurn(state, emit);
  else if (state.wanted === oppositeOf(state.playerWay)) turnRound(state, stepTicks);
  if (state.playerMoves) {
    state.playerTicks += 1;
    if (state.playerTicks >= stepTicks) {
      state.playerCell += cellStep[state.playerWay];
      state.playerTicks = 0;
      takeWhatLies(state, emit);
    }
  }
  if (!state.wantedHeld && state.wanted !== noWay) {
    state.wantedTicks -= 1;
    if (state.wantedTicks <= 0) state.wanted = noWay;
  }
  placePlayer(state, stepTicks);
}
