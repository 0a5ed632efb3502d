/** Cells are numbered row by row, from 0 at the top left. */
export type MinesweeperAction =
  /** Opens a closed cell. */
  | Readonly<{ type: 'open'; cell: number }>
  /**
   * Opens the first cell of a game over mines laid by that seed, which a solver has looked at:
   * `proven` is 1 where it found that they need no guess, else 0.
   */
  | Readonly<{ type: 'deal'; cell: number; seed: number; proven: number }>
  /** Flag, question mark and nothing, in turn. */
  | Readonly<{ type: 'mark'; cell: number }>
  /** Opens what is left around a number whose flags are all there. */
  | Readonly<{ type: 'chord'; cell: number }>;

/** One of each kind, in the order by which recordings name them. */
export const minesweeperActions: readonly MinesweeperAction[] = [
  { type: 'open', cell: 0 },
  { type: 'mark', cell: 0 },
  { type: 'chord', cell: 0 },
  { type: 'deal', cell: 0, seed: 0, proven: 0 },
];

const most = 40 * 30;

function isWhole(value: unknown, limit: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
}

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseMinesweeperAction(value: unknown): MinesweeperAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, cell, seed, proven } = value as Record<string, unknown>;
  if (!isWhole(cell, most)) return undefined;
  if (type === 'open' || type === 'mark' || type === 'chord') return { type, cell };
  if (type !== 'deal' || !isWhole(seed, 4294967296) || !isWhole(proven, 2)) return undefined;
  return { type, cell, seed, proven };
}
