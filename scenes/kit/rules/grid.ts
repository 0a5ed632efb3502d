/** The four directions, clockwise. The opposite is two further on. */
export const directions = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof directions)[number];
/** Index into `directions`. */
export type DirectionIndex = 0 | 1 | 2 | 3;

/** Column and row change of one step, by direction. */
export const columnStep: readonly number[] = [0, 1, 0, -1];
export const rowStep: readonly number[] = [-1, 0, 1, 0];

export function directionIndex(direction: Direction): DirectionIndex {
  return directions.indexOf(direction) as DirectionIndex;
}

export function oppositeOf(direction: number): DirectionIndex {
  return (direction ^ 2) as DirectionIndex;
}

/** Whether two directions are at right angles. */
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

/** `value` wrapped into 0 to `size` - 1. */
export function wrapTo(size: number, value: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
