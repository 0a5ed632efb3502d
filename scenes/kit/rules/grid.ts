/** The four ways, clockwise: two further on lies the opposite. */
export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];
/** Index into `directions`. */
export type DirectionIndex = 0 | 1 | 2 | 3;

/** Columns and rows that a step goes, by way. */
export const columnStep: readonly number[] = [0, 1, 0, -1];
export const rowStep: readonly number[] = [-1, 0, 1, 0];

export function directionIndex(direction: Direction): DirectionIndex {
  return directions.indexOf(direction) as DirectionIndex;
}

export function oppositeOf(direction: number): DirectionIndex {
  return (direction ^ 2) as DirectionIndex;
}

/** Whether two ways are neither the same nor opposite. */
export function areSquare(one: number, other: number): boolean {
  return ((one ^ other) & 1) === 1;
}

/** Cells are numbered row by row from the top left. */
export function cellAt(column: number, row: number, columns: number): number {
  return row * columns + column;
}

export function columnOf(cell: number, columns: number): number {
  return cell % columns;
}

export function rowOf(cell: number, columns: number): number {
  return (cell - (cell % columns)) / columns;
}

/** The nearest whole number from 0 to `size` - 1. */
export function clampTo(size: number, value: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value;
}

/** `value` brought into 0 to `size` - 1 by going round. */
export function wrapTo(size: number, value: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
