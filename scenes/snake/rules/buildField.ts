import { cellAt, clampTo, columnOf, columnStep, rowOf, rowStep } from '../../kit/rules/grid';
import type { SnakeConfig } from '../config';
import { isMazeWall, type MazeName } from './mazes';
import { neighbour } from './neighbour';
import { content, firstHeading } from './SnakeState';

/** Cells kept free ahead of the start, so that nobody crashes before the first turn. */
const runUp = 3;

/** Of two snakes, the first starts low in the middle, and the second at the opposite place. */
export function startCell(config: SnakeConfig): number {
  const { columns, rows, startColumn, startRow, variant } = config;
  if (variant === 'two') {
    return cellAt(Math.floor(columns / 2), rows - 1 - Math.floor(rows / 4), columns);
  }
  return cellAt(clampTo(columns, startColumn), clampTo(rows, startRow), columns);
}

function middleCell({ columns, rows }: SnakeConfig): number {
  return cellAt(Math.floor(columns / 2), Math.floor(rows / 2), columns);
}

/** The cell of the first food: as far from either of two snakes. */
export function firstFoodCell(config: SnakeConfig): number {
  const { columns, rows, foodColumn, foodRow, variant } = config;
  if (variant === 'two') return middleCell(config);
  return cellAt(clampTo(columns, foodColumn), clampTo(rows, foodRow), columns);
}

/** Frees the cells of an L-shaped path between two cells: along the row first. */
function clearPath(cells: Uint8Array, columns: number, from: number, to: number): void {
  let column = columnOf(from, columns);
  let row = rowOf(from, columns);
  const lastColumn = columnOf(to, columns);
  const lastRow = rowOf(to, columns);
  cells[from] = content.nothing;
  while (column !== lastColumn || row !== lastRow) {
    if (column !== lastColumn) column += Math.sign(lastColumn - column);
    else row += Math.sign(lastRow - row);
    cells[cellAt(column, row, columns)] = content.nothing;
  }
}

/**
 * Frees the cells ahead of the start, and the paths to the first food and to the middle of the
 * field.
 */
function clearStart(cells: Uint8Array, config: SnakeConfig): void {
  const { columns, rows } = config;
  const from = startCell(config);
  const direction = firstHeading(config);
  const aheadColumn = clampTo(columns, columnOf(from, columns) + columnStep[direction] * runUp);
  const aheadRow = clampTo(rows, rowOf(from, columns) + rowStep[direction] * runUp);
  clearPath(cells, columns, from, cellAt(aheadColumn, aheadRow, columns));
  clearPath(cells, columns, from, firstFoodCell(config));
  clearPath(cells, columns, from, middleCell(config));
}

/** Walls up the cells that the snake cannot reach, so that food is never placed there. */
function closePockets(cells: Uint8Array, config: SnakeConfig): void {
  const field = { columns: config.columns, cells, wraps: config.edges === 'wrap' };
  const reached = new Uint8Array(cells.length);
  const open = [startCell(config)];
  reached[open[0]] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbour(field, cell, direction);
      if (next < 0 || reached[next] === 1 || cells[next] === content.wall) continue;
      reached[next] = 1;
      open.push(next);
    }
  }
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (reached[cell] === 0) cells[cell] = content.wall;
  }
}

/** The empty field with the walls of its maze. */
export function buildField(config: SnakeConfig): Uint8Array {
  const { columns, rows, maze } = config;
  const cells = new Uint8Array(columns * rows);
  if (maze === 'none') return cells;
  for (let cell = 0; cell < cells.length; cell += 1) {
    const column = columnOf(cell, columns);
    const row = rowOf(cell, columns);
    if (isMazeWall(maze as MazeName, column, row, columns, rows)) cells[cell] = content.wall;
  }
  clearStart(cells, config);
  if (config.variant === 'two') {
    for (let cell = 0; cell < cells.length; cell += 1) {
      cells[cell] &= cells[cells.length - 1 - cell];
    }
  }
  closePockets(cells, config);
  return cells;
}
