import type { MinesweeperConfig } from '../config';

/** The size of a field: cells are numbered row by row, from 0 at the top left. */
export type Field = Readonly<{ columns: number; rows: number; mines: number }>;

const levels = {
  beginner: { columns: 9, rows: 9, mines: 10 },
  intermediate: { columns: 16, rows: 16, mines: 40 },
  expert: { columns: 30, rows: 16, mines: 99 },
} as const satisfies Record<string, Field>;

/** The field of a config. A custom one always keeps one cell free of mines. */
export function fieldOf(config: MinesweeperConfig): Field {
  if (config.level !== 'custom') return levels[config.level];
  const { columns, rows, mines } = config;
  return { columns, rows, mines: Math.min(mines, columns * rows - 1) };
}

/**
 * Writes the cells around a cell, up to eight, into `into`.
 * @returns how many there are
 */
export function neighboursInto(
  { columns, rows }: Omit<Field, 'mines'>,
  cell: number,
  into: { [index: number]: number },
): number {
  const column = cell % columns;
  const row = (cell - column) / columns;
  let count = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      const other = y * columns + x;
      if (other === cell) continue;
      into[count] = other;
      count += 1;
    }
  }
  return count;
}

/** The cells around a cell. */
export function neighboursOf(size: Omit<Field, 'mines'>, cell: number): number[] {
  const around: number[] = [];
  neighboursInto(size, cell, around);
  return around;
}
