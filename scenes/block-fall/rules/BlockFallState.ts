import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { BlockFallConfig } from '../config';

/** Rows above the visible well in which a piece may turn. */
export const hiddenRows = 4;
/** Solid rows below the floor, as deep as a piece is high. */
export const floorRows = 4;
/** Wall bits left of column 0, as wide as a piece may reach out. */
export const wallBits = 3;

/** As many upcoming pieces as are known; the longest preview fits. */
export const queueLength = 7;

/** No piece: nothing held. */
export const none = 255;

/** A run before its first piece, the well still solid. */
export function freshState(config: BlockFallConfig, seed: number) {
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    /** One word of bits per row, hidden rows first, walls and floor set. */
    rows: new Uint32Array(hiddenRows + config.rows + floorRows).fill(0xffffffff),
    /** Piece number plus one per cell of hidden and visible rows; 0 is empty. */
    cells: new Uint8Array((hiddenRows + config.rows) * config.columns),
    piece: 0,
    rotation: 0,
    /** Column and row (0 is the first visible one) of the piece's box. */
    x: 0,
    y: 0,
    held: none,
    holdUsed: false,
    /** Upcoming pieces, the next at `queueHead`. */
    queue: new Uint8Array(queueLength),
    queueHead: 0,
    /** The bag that refills the queue, and how many of it are drawn. */
    bag: Uint8Array.of(0, 1, 2, 3, 4, 5, 6),
    bagDrawn: 7,
    /** Ticks until the piece falls by itself. */
    fallIn: 0,
    /** Ticks until a resting piece locks. */
    lockIn: 0,
    resetsUsed: 0,
    /** The lowest row that the piece has reached; new depth gives its resets back. */
    deepest: 0,
    /** -1 left, 1 right, 0 none: the direction pressed last and still held. */
    shift: 0,
    leftHeld: false,
    rightHeld: false,
    downHeld: false,
    /** Ticks until the held direction moves again. */
    shiftIn: 0,
    score: 0,
    level: config.startLevel,
    lines: 0,
    pieces: 0,
    /** So often the well will still be emptied instead of ending the game. */
    lives: config.extraLives,
  };
}

export type BlockFallState = ReturnType<typeof freshState>;
