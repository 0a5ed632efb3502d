import type { BaseState } from '../../kit/rules/contract';
import type { BlockFallConfig } from '../config';

/** Rows above the visible well in which a piece may turn. */
export const hiddenRows = 4;
/** Solid rows below the floor, as deep as a piece is high. */
export const floorRows = 4;
/** Wall bits left of column 0, as wide as a piece may reach out. */
export const wallBits = 3;

/** No piece: nothing held. */
export const none = 255;

export interface BlockFallState extends BaseState {
  config: BlockFallConfig;
  /** One word of bits per row, hidden rows first, walls and floor set. */
  rows: Uint32Array;
  /** Piece number plus one per cell of hidden and visible rows; 0 is empty. */
  cells: Uint8Array;
  piece: number;
  rotation: number;
  /** Column and row (0 is the first visible one) of the piece's box. */
  x: number;
  y: number;
  held: number;
  holdUsed: boolean;
  /** Upcoming pieces, the next at `queueHead`. */
  queue: Uint8Array;
  queueHead: number;
  /** The bag that refills the queue, and how many of it are drawn. */
  bag: Uint8Array;
  bagDrawn: number;
  /** Ticks until the piece falls by itself. */
  fallIn: number;
  /** Ticks until a resting piece locks. */
  lockIn: number;
  resetsUsed: number;
  /** The lowest row that the piece has reached; new depth gives its resets back. */
  deepest: number;
  /** -1 left, 1 right, 0 none: the direction pressed last and still held. */
  shift: number;
  leftHeld: boolean;
  rightHeld: boolean;
  downHeld: boolean;
  /** Ticks until the held direction moves again. */
  shiftIn: number;
  score: number;
  level: number;
  lines: number;
  pieces: number;
  /** So often the well will still be emptied instead of ending the game. */
  lives: number;
}
