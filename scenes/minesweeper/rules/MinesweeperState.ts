import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { MinesweeperConfig } from '../config';
import { fieldOf } from './field';

/** What the player has put on a closed cell. */
export const mark = { none: 0, flag: 1, question: 2 } as const;

/** A closed field. Arrays are by cell, row by row from the top left. */
export function start(config: MinesweeperConfig, seed: number) {
  const { columns, rows, mines } = fieldOf(config);
  const cells = columns * rows;
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    columns,
    rows,
    mines,
    /** The mines have been placed. That happens when the first cell is opened. */
    laid: false,
    /** A solver has proved that no guess is needed. */
    proven: false,
    /** 1 where a mine lies. */
    mined: new Uint8Array(cells) as Uint8Array,
    /** Mines around each cell. */
    counts: new Uint8Array(cells) as Uint8Array,
    /** 1 where the cell is open. */
    open: new Uint8Array(cells),
    marks: new Uint8Array(cells),
    openCount: 0,
    flagCount: 0,
    /** The cells opened by the last press, in order. */
    opened: new Uint16Array(cells),
    openedCount: 0,
    /** Presses that changed something. */
    clicks: 0,
    /** The fewest presses that clear the field (3BV); 0 until the mines are placed. */
    leastClicks: 0,
    /** The tick of the first opening; -1 before it. */
    startTick: -1,
    /** The tick of the last press that changed something. */
    lastTick: 0,
    /** The mine that went off, or -1. */
    exploded: -1,
    won: false,
  };
}

export type MinesweeperState = ReturnType<typeof start>;

/** Whole ticks that the clock has run. */
export function ticksPlayed(state: Readonly<MinesweeperState>): number {
  if (state.startTick < 0) return 0;
  return (state.phase === 'over' ? state.lastTick : state.tick) - state.startTick;
}

/** What the player knows of a field: -1 for a closed cell, otherwise its number. */
export function seenOf(state: Readonly<MinesweeperState>, beforeLast = false): Int8Array {
  const { open, counts, opened, openedCount } = state;
  const seen = new Int8Array(open.length).fill(-1);
  for (let cell = 0; cell < open.length; cell += 1) {
    if (open[cell] && !state.mined[cell]) seen[cell] = counts[cell];
  }
  if (beforeLast) for (let at = 0; at < openedCount; at += 1) seen[opened[at]] = -1;
  return seen;
}
