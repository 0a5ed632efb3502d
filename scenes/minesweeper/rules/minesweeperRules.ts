import type { Emit, GameTypes, Rules } from '../../kit/rules/contract';
import { next, seedRng } from '../../kit/rules/rng';
import { neighboursInto } from './field';
import { countMines, layMines, leastClicks } from './layMines';
import {
  type MinesweeperAction,
  minesweeperActions,
  parseMinesweeperAction,
} from './MinesweeperAction';
import type { MinesweeperEvent } from './MinesweeperEvent';
import { type MinesweeperState, mark, start } from './MinesweeperState';

type Report = Emit<MinesweeperEvent>;

function lay(state: MinesweeperState, cell: number, seed: number): void {
  const rng = seedRng(seed);
  state.mined = layMines(state, cell, state.config.firstOpensArea, rng);
  state.counts = countMines(state, state.mined);
  state.leastClicks = leastClicks(state, state.mined, state.counts);
  state.laid = true;
}

/** Opens one cell and appends it to the list. Only a press on a mine itself opens it. */
function push(state: MinesweeperState, cell: number): void {
  if (state.marks[cell] === mark.question) state.marks[cell] = mark.none;
  state.open[cell] = 1;
  state.opened[state.openedCount] = cell;
  state.openedCount += 1;
  if (state.mined[cell]) {
    if (state.exploded < 0) state.exploded = cell;
  } else {
    state.openCount += 1;
  }
}

const around = new Uint16Array(8);

function pushAround(state: MinesweeperState, cell: number): void {
  const count = neighboursInto(state, cell, around);
  for (let index = 0; index < count; index += 1) {
    const other = around[index];
    if (!state.open[other] && state.marks[other] !== mark.flag) push(state, other);
  }
}

/** Opens the neighbours of every cell in the list with no mine around it, and ends the press. */
function settle(state: MinesweeperState, cell: number, emit: Report): void {
  for (let at = 0; at < state.openedCount; at += 1) {
    const opened = state.opened[at];
    if (state.counts[opened] === 0 && !state.mined[opened]) pushAround(state, opened);
  }
  emit({ type: 'opened', cell, count: state.openedCount });
  if (state.exploded >= 0) {
    state.phase = 'over';
    emit({ type: 'exploded', cell: state.exploded });
  } else if (state.openCount + state.mines === state.open.length) {
    state.phase = 'over';
    state.won = true;
    // The rest are mines: flag them, so that the counter shows 0.
    for (let other = 0; other < state.open.length; other += 1) {
      if (state.mined[other]) state.marks[other] = mark.flag;
    }
    state.flagCount = state.mines;
    emit({ type: 'won' });
  }
}

function touch(state: MinesweeperState): void {
  state.clicks += 1;
  state.lastTick = state.tick;
}

function open(
  state: MinesweeperState,
  action: Extract<MinesweeperAction, { type: 'open' | 'deal' }>,
  emit: Report,
): void {
  const { cell } = action;
  if (state.open[cell] || state.marks[cell] === mark.flag) return;
  touch(state);
  if (!state.laid) {
    lay(state, cell, action.type === 'deal' ? action.seed : next(state.rng));
    state.proven = action.type === 'deal' && action.proven === 1;
    state.phase = 'playing';
    state.startTick = state.tick;
    emit({ type: 'started' });
  }
  state.openedCount = 0;
  push(state, cell);
  settle(state, cell, emit);
}

function chord(state: MinesweeperState, cell: number, emit: Report): void {
  if (!state.open[cell] || state.counts[cell] === 0) return;
  const count = neighboursInto(state, cell, around);
  let flags = 0;
  let closed = 0;
  for (let index = 0; index < count; index += 1) {
    if (state.marks[around[index]] === mark.flag) flags += 1;
    else if (!state.open[around[index]]) closed += 1;
  }
  if (closed === 0) return;
  if (flags !== state.counts[cell]) {
    emit({ type: 'refused', cell });
    return;
  }
  touch(state);
  state.openedCount = 0;
  pushAround(state, cell);
  settle(state, cell, emit);
}

function setMark(state: MinesweeperState, cell: number, emit: Report): void {
  if (state.open[cell]) return;
  touch(state);
  const before = state.marks[cell];
  if (before === mark.none) {
    state.marks[cell] = mark.flag;
    state.flagCount += 1;
    emit({ type: 'flagged', cell });
    return;
  }
  if (before === mark.flag) state.flagCount -= 1;
  if (before === mark.flag && state.config.questionMarks) {
    state.marks[cell] = mark.question;
    emit({ type: 'questioned', cell });
  } else {
    state.marks[cell] = mark.none;
    emit({ type: 'unmarked', cell });
  }
}

function step(state: MinesweeperState, actions: readonly MinesweeperAction[], emit: Report): void {
  for (const action of actions) {
    if (state.phase === 'over' || action.cell >= state.open.length) continue;
    if (action.type === 'open' || action.type === 'deal') open(state, action, emit);
    else if (action.type === 'mark') setMark(state, action.cell, emit);
    else chord(state, action.cell, emit);
  }
}

export type MinesweeperTypes = GameTypes<MinesweeperState, MinesweeperAction, MinesweeperEvent>;

export const minesweeperRules: Rules<MinesweeperTypes> = {
  version: 1,
  actions: minesweeperActions,
  start,
  step,
  parseAction: parseMinesweeperAction,
};
