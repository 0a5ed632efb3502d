import type { Park } from '../rules/ThemeParkState';
import { cellSize } from '../viewport';

/** The left edge of a cell in world pixels. */
export function leftOf({ columns }: Park, cell: number): number {
  return (cell % columns) * cellSize;
}

/** Its top edge. */
export function topOf({ columns }: Park, cell: number): number {
  return Math.floor(cell / columns) * cellSize;
}
