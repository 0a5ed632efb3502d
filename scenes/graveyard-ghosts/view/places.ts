import type { GraveyardGhostsState } from '../rules/GraveyardGhostsState';
import { columnOfCell, rowOfCell } from '../rules/Maze';
import { cellPixels } from './sprites';

/** The middle of a column or row, in pixels. */
export function middleOf(cells: number): number {
  return (cells + 0.5) * cellPixels;
}

export function middleX(cell: number): number {
  return middleOf(columnOfCell(cell));
}

export function middleY(cell: number): number {
  return middleOf(rowOfCell(cell));
}

/** The centre of an actor in pixels, interpolated between the last tick and the next. */
export function xOf({ x, lastX }: Readonly<GraveyardGhostsState>, actor: number, alpha: number) {
  return middleOf(lastX[actor] + (x[actor] - lastX[actor]) * alpha);
}

export function yOf({ y, lastY }: Readonly<GraveyardGhostsState>, actor: number, alpha: number) {
  return middleOf(lastY[actor] + (y[actor] - lastY[actor]) * alpha);
}
