import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import type { SnakeConfig } from '../config';
import { buildField, firstFoodCell, startCell } from './buildField';
import { occupy, placeFood, placeTwin, vacate } from './freeCells';
import { content, freshState, never, type SnakeState } from './SnakeState';

const topLevel = 9;

/** Milliseconds from one move to the next. */
function moveMsOf(state: Readonly<SnakeState>): number {
  const { moveMs, slowestMs, fastestMs } = state.config;
  if (state.level === 0) return moveMs;
  return slowestMs + ((fastestMs - slowestMs) * (state.level - 1)) / (topLevel - 1);
}

/** Converts the config's times into ticks. */
export function setPace(state: SnakeState): void {
  state.movePeriod = ticksFromMs(moveMsOf(state));
  state.maxGrace = ticksOrNone(state.config.graceMs);
  if (state.moveAt === never) return;
  state.moveAt = Math.min(state.moveAt, state.tick + state.movePeriod);
}

/** A single-cell snake, its first food, and everything else free. */
export function start(config: SnakeConfig, seed: number): SnakeState {
  const state = freshState(config, seed);
  const { cells } = state;
  cells.set(buildField(config));
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === content.nothing) vacate(state, cell);
  }
  setPace(state);
  state.body[0] = startCell(config);
  occupy(state, state.body[0], content.snake);
  if (state.rival) {
    const { rival } = state;
    rival.body[0] = cells.length - 1 - state.body[0];
    occupy(state, rival.body[0], content.snake);
    state.growing = config.duelGrowth;
    rival.growing = config.duelGrowth;
  }
  const food = firstFoodCell(config);
  if (cells[food] === content.nothing) {
    state.food = food;
    occupy(state, food, content.food);
    placeTwin(state);
  } else {
    placeFood(state, () => {});
  }
  return state;
}
