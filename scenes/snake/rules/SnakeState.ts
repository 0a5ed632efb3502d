import type { Phase } from '../../kit/rules/contract';
import { directionIndex, oppositeOf } from '../../kit/rules/grid';
import { seedRng } from '../../kit/rules/rng';
import type { SnakeConfig } from '../config';

/** What stands on a cell. */
export const content = { nothing: 0, wall: 1, snake: 2, food: 3, bonus: 4, gap: 5 } as const;

const maxQueuedTurns = 4;

/** A tick that no run reaches: two hundred days. */
export const never = 0x3fffffff;

export type CrashCause = 'wall' | 'self' | 'maze';

/** A snake of one cell. @param longest the most cells that it can have */
function freshBody(longest: number, heading: number) {
  return {
    /** Ring buffer of the snake's cells; its size is a power of two. Read it with `bodyCell`. */
    body: new Uint16Array(1 << (32 - Math.clz32(longest - 1))),
    /** Index of the head in the ring. The tail is `length - 1` before it. */
    head: 0,
    length: 1,
    /** Cells by which the snake still has to grow, one per move. */
    growing: 0,
    /** The direction of the next move if no turn is queued: 0 up, 1 right, 2 down, 3 left. */
    heading,
    /** The direction of the last move; -1 after a portal, where no neck is behind the head. */
    moved: heading,
    turns: new Uint8Array(maxQueuedTurns),
    turnCount: 0,
    /** The cell that the tail left at the last move. */
    leftCell: -1,
    score: 0,
  };
}

export type Body = ReturnType<typeof freshBody>;

/** The direction in which the snake sets out. Of two, the second goes the opposite way. */
export function firstHeading({ variant, startDirection }: SnakeConfig): number {
  return variant === 'two' ? 1 : directionIndex(startDirection);
}

/**
 * The state of a run on an empty field. It is itself the body of the snake, of two the first. Cells
 * are numbered row by row from the top left; -1 is no cell.
 */
export function freshState(config: SnakeConfig, seed: number) {
  const cellCount = config.columns * config.rows;
  // Parts of a snake of Cheese may lie on one cell.
  const longest = config.variant === 'cheese' ? 2 * cellCount : cellCount;
  const heading = firstHeading(config);
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    columns: config.columns,
    rows: config.rows,
    /** The edges wrap around. */
    wraps: config.edges === 'wrap',
    /** By cell, a value of `content`. */
    cells: new Uint8Array(cellCount),
    ...freshBody(longest, heading),
    /** The first `freeCount` entries are the empty cells, in no order. */
    free: new Uint16Array(cellCount),
    /** By cell, its index in `free`. */
    freePlace: new Uint16Array(cellCount),
    freeCount: 0,
    food: -1,
    bonus: -1,
    /** Moves until the creature leaves. */
    bonusMoves: 0,
    /** The tick of the next move; `never` unless the game is being played. */
    moveAt: never,
    /** Ticks from one move to the next. */
    movePeriod: 1,
    /** Ticks by which the crash has been delayed, and the most allowed. */
    grace: 0,
    maxGrace: 0,
    /** 1 to 9, or 0 for classic. */
    level: config.level === 'classic' ? 0 : Number(config.level),
    eaten: 0,
    /** Why the run ended; empty while it goes on, and if the field was filled. */
    cause: '' as CrashCause | '',
    filled: false,
    // Recordings of Classic are older than the other variants: their hashes have no such fields.
    ...(config.variant === 'portals' && {
      /** The food at the other end; -1 if the field had no room for it. */
      twin: -1,
    }),
    ...(config.variant === 'two' && {
      rival: freshBody(longest, oppositeOf(heading)) as Body,
      /** Who has crashed: 1 the first player, 2 the second, 3 both. */
      lost: 0,
    }),
  };
}

export type SnakeState = ReturnType<typeof freshState>;

/** The cell of the snake's `index`-th part, 0 being the head. */
export function bodyCell({ body, head }: Readonly<Body>, index: number): number {
  return body[(head - index) & (body.length - 1)];
}
