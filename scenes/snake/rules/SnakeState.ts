import type { BaseState } from '../../kit/rules/contract';
import type { SnakeConfig } from '../config';

/** What stands on a cell. */
export const content = { nothing: 0, wall: 1, snake: 2, food: 3, bonus: 4 } as const;

/** A tick that no run reaches: two hundred days. */
export const never = 0x3fffffff;

export type CrashCause = 'wall' | 'self' | 'maze';

/** Cells are numbered row by row from the top left; -1 is no cell. */
export interface SnakeState extends BaseState {
  config: SnakeConfig;
  columns: number;
  rows: number;
  /** The edges lead in again on the other side. */
  wraps: boolean;
  /** By cell, a value of `content`. */
  cells: Uint8Array;
  /** Ring of the cells under the snake, its size a power of two; read it with `bodyCell`. */
  body: Uint16Array;
  /** Index of the head in the ring; the tail lies `length - 1` before it. */
  head: number;
  length: number;
  /** Cells that the snake has still to grow, one a move. */
  growing: number;
  /** The way of the next move if no turn is queued: 0 up, 1 right, 2 down, 3 left. */
  heading: number;
  /** The way of the last move. */
  moved: number;
  turns: Uint8Array;
  turnCount: number;
  /** The first `freeCount` entries are the cells with nothing on them, in no order. */
  free: Uint16Array;
  /** By cell, its place in `free`. */
  freePlace: Uint16Array;
  freeCount: number;
  food: number;
  bonus: number;
  /** Moves for which the creature stays. */
  bonusMoves: number;
  /** The cell that the tail left at the last move. */
  leftCell: number;
  /** The tick of the next move; `never` unless the game is being played. */
  moveAt: number;
  /** Ticks from one move to the next. */
  movePeriod: number;
  /** Ticks that a crash has been put off, and may be. */
  grace: number;
  maxGrace: number;
  /** 1 to 9, or 0 for classic. */
  level: number;
  eaten: number;
  score: number;
  /** Why the run ended; empty while it goes on and where the field was filled. */
  cause: CrashCause | '';
  filled: boolean;
}

/** The cell of the snake's `index`-th part, 0 being the head. */
export function bodyCell(state: Readonly<SnakeState>, index: number): number {
  return state.body[(state.head - index) & (state.body.length - 1)];
}
