import { isWhole } from '../../kit/rules/Parsed';

/** Cells are numbered row by row, from 0 at the top left. */
export type MinesweeperAction =
  /** Opens a closed cell. */
  | Readonly<{ type: 'open'; cell: number }>
  /**
   * Opens the first cell of a game with the mines of this seed, which a solver has examined.
   * `proven` is 1 if it found that no guess is needed, else 0.
   */
  | Readonly<{ type: 'deal'; cell: number; seed: number; proven: number }>
  /** Cycles through flag, question mark and none. */
  | Readonly<{ type: 'mark'; cell: number }>
  /** Opens the rest around a number with all its flags. */
  | Readonly<{ type: 'chord'; cell: number }>;

/** One of each type. Recordings refer to them by index. */
export const minesweeperActions: readonly MinesweeperAction[] = [
  { type: 'open', cell: 0 },
  { type: 'mark', cell: 0 },
  { type: 'chord', cell: 0 },
  { type: 'deal', cell: 0, seed: 0, proven: 0 },
];

const lastCell = 40 * 30 - 1;

export function parseMinesweeperAction(value: unknown): MinesweeperAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, cell, seed, proven } = value as Record<string, unknown>;
  if (!isWhole(cell, lastCell)) return undefined;
  if (type === 'open' || type === 'mark' || type === 'chord') return { type, cell };
  if (type !== 'deal' || !isWhole(seed, 0xffffffff) || !isWhole(proven, 1)) return undefined;
  return { type, cell, seed, proven };
}
