import { seedChance } from '../../kit/rules/chance';
import { wayOf } from '../../kit/rules/grid';
import type { SnakeConfig } from '../config';
import { buildField, firstFoodCell, startCell } from './buildField';
import { occupy, vacate } from './freeCells';
import { setPace } from './pace';
import { placeFood } from './place';
import { content, never, type SnakeState } from './SnakeState';

const maxQueuedTurns = 4;

function powerOfTwoFrom(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}

/** A single-cell snake, its first food, and everything else free. */
export function start(config: SnakeConfig, seed: number): SnakeState {
  const cellCount = config.columns * config.rows;
  const cells = buildField(config);
  const heading = wayOf(config.startDirection);
  const state: SnakeState = {
    tick: 0,
    phase: 'ready',
    config: { ...config },
    chance: seedChance(seed),
    columns: config.columns,
    rows: config.rows,
    wraps: config.edges === 'wrap',
    cells,
    body: new Uint16Array(powerOfTwoFrom(cellCount)),
    head: 0,
    length: 1,
    growing: 0,
    heading,
    moved: heading,
    turns: new Uint8Array(maxQueuedTurns),
    turnCount: 0,
    free: new Uint16Array(cellCount),
    freePlace: new Uint16Array(cellCount),
    freeCount: 0,
    food: -1,
    bonus: -1,
    bonusMoves: 0,
    leftCell: -1,
    moveAt: never,
    movePeriod: 1,
    grace: 0,
    maxGrace: 0,
    level: config.level === 'classic' ? 0 : Number(config.level),
    eaten: 0,
    score: 0,
    cause: '',
    filled: false,
  };
  for (let cell = 0; cell < cellCount; cell += 1) {
    if (cells[cell] === content.nothing) vacate(state, cell);
  }
  setPace(state);
  state.body[0] = startCell(config);
  occupy(state, state.body[0], content.snake);
  const food = firstFoodCell(config);
  if (cells[food] === content.nothing) {
    state.food = food;
    occupy(state, food, content.food);
  } else {
    placeFood(state, () => {});
  }
  return state;
}
