import type { GameTypes, Rules } from '../../kit/rules/contract';
import { directionIndex } from '../../kit/rules/grid';
import { onlyActions } from '../../kit/rules/onlyActions';
import { countDownTimers, resolveGhostContacts } from './contacts';
import { type GraveyardGhostsAction, graveyardGhostsActions } from './GraveyardGhostsAction';
import { events, type GraveyardGhostsEvent, type Report } from './GraveyardGhostsEvent';
import { freshState, type GraveyardGhostsState, thing } from './GraveyardGhostsState';
import { generateMaze } from './generateMaze';
import { moveGhosts, spawnGhosts } from './ghosts';
import { cellCount, digTunnel, pelletCells, playerStart } from './Maze';
import { storePositions } from './places';
import { movePlayer, releaseTurn, requestTurn, returnPlayer } from './player';
import { advanceTimetable, beginTimetable } from './timetable';
import { ageTreat } from './treats';

function generateLevel(state: GraveyardGhostsState): void {
  generateMaze(state, state.config.loops, state.rng);
  state.soulsLeft = 0;
  for (let cell = 0; cell < cellCount; cell += 1) {
    const isSoul = state.open[cell] === 1 && cell !== playerStart;
    state.things[cell] = isSoul ? thing.soul : thing.nothing;
    if (isSoul) state.soulsLeft += 1;
  }
  for (let index = 0; index < pelletCells.length; index += 1) {
    state.things[pelletCells[index]] = thing.pellet;
    state.soulsLeft -= 1;
  }
  if (state.config.night) digTunnel(state);
  state.power = 0;
  state.caught = 0;
  state.grace = 0;
  const { wanted, wantedHeld } = state;
  returnPlayer(state);
  // A direction that is held through the pause applies in the new maze.
  if (wantedHeld) state.wanted = wanted;
  spawnGhosts(state);
  beginTimetable(state);
}

function act(state: GraveyardGhostsState, action: GraveyardGhostsAction, emit: Report): void {
  if (action.type === 'turn') requestTurn(state, directionIndex(action.direction));
  else if (action.type === 'release') releaseTurn(state, directionIndex(action.direction));
  else if (action.type === 'listen') emit(events.listened);
  else if (action.type === 'learn') {
    state.learning = !state.learning;
    emit(events.learning);
  } else if (state.phase === 'ready') {
    state.phase = 'playing';
    emit(events.started);
    emit(events.levelBegan);
  }
}

/** Whether a cleared level brings one more life. */
export function bringsLife({ config, level }: Readonly<GraveyardGhostsState>): boolean {
  return config.night && level % config.nightLifeEvery === 0;
}

function clearLevel(state: GraveyardGhostsState, emit: Report): void {
  state.pause = state.config.pauseTicks;
  events.levelCleared.bonus = state.config.levelBonus * (state.level + 1);
  state.score += events.levelCleared.bonus;
  if (bringsLife(state)) state.lives += 1;
  emit(events.levelCleared);
}

function pause(state: GraveyardGhostsState, emit: Report): void {
  state.pause -= 1;
  if (state.pause > 0) return;
  state.level += 1;
  generateLevel(state);
  emit(events.levelBegan);
}

export type GraveyardGhostsTypes = GameTypes<
  GraveyardGhostsState,
  GraveyardGhostsAction,
  GraveyardGhostsEvent
>;

export const graveyardGhostsRules: Rules<GraveyardGhostsTypes> = {
  version: 1,
  storedNames: { playerDirection: 'playerWay', ghostDirection: 'ghostWay' },
  ...onlyActions(graveyardGhostsActions),
  isPlausible({ ghostCount, ghostProgress, ghostCell, playerCell, level }) {
    const isBelow = (most: number) => (value: number) => value >= 0 && value < most;
    return (
      isBelow(ghostProgress.length + 1)(ghostCount) &&
      // A ghost goes from cell to cell within one tick until its progress is used up.
      ghostProgress.every(isBelow(1)) &&
      isBelow(1000)(level) &&
      [playerCell, ...ghostCell].every(isBelow(cellCount))
    );
  },
  start(config, seed) {
    const state = freshState(config, seed);
    generateLevel(state);
    return state;
  },
  step(state, actions, emit) {
    for (let index = 0; index < actions.length; index += 1) act(state, actions[index], emit);
    if (state.phase !== 'playing') return;
    storePositions(state);
    if (state.pause > 0) {
      pause(state, emit);
      return;
    }
    countDownTimers(state, emit);
    ageTreat(state, emit);
    advanceTimetable(state, emit);
    movePlayer(state, emit);
    if (state.soulsLeft === 0) {
      clearLevel(state, emit);
      return;
    }
    moveGhosts(state);
    resolveGhostContacts(state, emit);
  },
  retune(state, key) {
    if (key === 'learn') state.learning = state.config.learn;
  },
};
