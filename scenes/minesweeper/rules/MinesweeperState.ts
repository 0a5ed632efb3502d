import type { BaseState } from '../../kit/rules/contract';
import type { MinesweeperConfig } from '../config';

/** What the player has put on a closed cell. */
export const mark = { none: 0, flag: 1, question: 2 } as const;

/** The state of a game. Arrays are by cell, row by row from the top left. */
export interface MinesweeperState extends BaseState {
  config: MinesweeperConfig;
  columns: number;
  rows: number;
  mines: number;
  /** The mines have been placed. That happens when the first cell is opened. */
  laid: boolean;
  /** A solver has proved that no guess is needed. */
  proven: boolean;
  /** 1 where a mine lies. */
  mined: Uint8Array;
  /** Mines around each cell. */
  counts: Uint8Array;
  /** 1 where the cell is open. */
  open: Uint8Array;
  marks: Uint8Array;
  openCount: number;
  flagCount: number;
  /** The cells opened by the last press, in order. */
  opened: Uint16Array;
  openedCount: number;
  /** Presses that changed something. */
  clicks: number;
  /** The fewest presses that clear the field (3BV); 0 until the mines are placed. */
  leastClicks: number;
  /** The tick of the first opening; -1 before it. */
  startTick: number;
  /** The tick of the last press that changed something. */
  lastTick: number;
  /** The mine that went off, or -1. */
  exploded: number;
  won: boolean;
}

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
