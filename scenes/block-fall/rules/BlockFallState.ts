import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { BlockFallConfig } from '../config';

/** Rows above the visible well in which a piece may turn. */
export const hiddenRows = 4;
/** Solid rows below the floor, as deep as a piece is high. */
export const floorRows = 4;
/** Wall bits left of column 0, as many as a piece may reach out. */
export const wallBits = 3;

/** Number of known upcoming pieces: enough for the longest preview. */
export const queueLength = 7;

/** No piece: nothing held. */
export const none = 255;

/** What only Modern remembers. */
export type Modern = ReturnType<typeof freshModern>;

function freshModern() {
  return {
    /** The last move of the piece was a turn, and the number of the kick that it took. */
    turned: false,
    kick: 0,
    /** Quarter turns of the button that is held, 0 if none; a new piece takes them at once. */
    turnHeld: 0,
    holdHeld: false,
    /** Pieces in a row that cleared lines, without the first; -1 after one that cleared none. */
    combo: -1,
    /** The last clear was of four lines or by a T-spin. */
    difficult: false,
    /** How far gravity has brought the piece towards the next row, in parts of `part`. */
    fallen: 0,
  };
}

/** The state of a run before its first piece. All rows are still solid. */
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
    /** Ring buffer of upcoming pieces. The next one is at `queueHead`. */
    queue: new Uint8Array(queueLength),
    queueHead: 0,
    /** The bag that refills the queue, and how many pieces of it have been drawn. */
    bag: Uint8Array.of(0, 1, 2, 3, 4, 5, 6),
    bagDrawn: 7,
    /** Ticks until gravity moves the piece. */
    fallIn: 0,
    /** Ticks until a resting piece locks. */
    lockIn: 0,
    resetsUsed: 0,
    /** The lowest row that the piece has reached. Each new lowest row restores its lock resets. */
    deepest: 0,
    /** -1 left, 1 right, 0 none: the held direction that was pressed last. */
    shift: 0,
    leftHeld: false,
    rightHeld: false,
    downHeld: false,
    /** Ticks until the held direction repeats. */
    shiftIn: 0,
    score: 0,
    level: config.startLevel,
    lines: 0,
    pieces: 0,
    /** How often the well will still be emptied instead of ending the game. */
    lives: config.extraLives,
    // Recordings of the other variants are older than Modern: their hashes have no such field.
    ...(config.variant === 'modern' && { modern: freshModern() }),
  };
}

export type BlockFallState = ReturnType<typeof freshState>;
