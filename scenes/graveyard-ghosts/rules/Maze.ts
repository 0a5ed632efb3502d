/** Cells in a row and in a column; cells are numbered row by row, odd columns and rows are junctions. */
export const size = 15;
export const cellCount = size * size;
/** Junctions per row, and the index of the middle column, at which a maze is mirrored. */
export const nodes = (size - 1) / 2;
export const middleNode = (nodes - 1) / 2;

/** The hedges of a level. */
export interface Maze {
  /** 1 where one can walk, 0 where a hedge grows. */
  open: Uint8Array;
  /** The open directions of a cell: bit `1 << direction` each, see `directions`. */
  exits: Uint8Array;
}

/** The cell of a junction by its column and row among junctions. */
export function nodeCell(column: number, row: number): number {
  return (2 * row + 1) * size + 2 * column + 1;
}

export function columnOfCell(cell: number): number {
  return cell % size;
}

export function rowOfCell(cell: number): number {
  return (cell - (cell % size)) / size;
}

/** The offset to the next cell, by direction. */
export const cellStep: readonly number[] = [-size, 1, size, -1];

/** The next cell in a direction. Beyond the end of a side tunnel lies the other side of the maze. */
export function cellAfter(cell: number, direction: number): number {
  const column = columnOfCell(cell);
  if (direction === 3 && column === 0) return cell + size - 1;
  if (direction === 1 && column === size - 1) return cell - size + 1;
  return cell + cellStep[direction];
}

/** Whether a cell is one of the two ends of the side tunnel. */
export function isTunnel(cell: number): boolean {
  const column = columnOfCell(cell);
  return column === 0 || column === size - 1;
}

/** Opens a tunnel from the one side of the middle row to the other. */
export function digTunnel({ open, exits }: Maze): void {
  const first = rowOfCell(middleCell) * size;
  const last = first + size - 1;
  const [right, left] = [1 << 1, 1 << 3];
  open[first] = 1;
  open[last] = 1;
  exits[first] = right | left;
  exits[last] = right | left;
  exits[first + 1] |= left;
  exits[last - 1] |= right;
}

export function canGo(maze: Readonly<Maze>, cell: number, direction: number): boolean {
  return ((maze.exits[cell] >> direction) & 1) === 1;
}

/** The junction in the middle of everything. */
const middleCell = nodeCell(middleNode, middleNode);

/** Where the player begins: the middle of the lowest row. */
export const playerStart = nodeCell(middleNode, nodes - 1);

/** Where each ghost spawns, in the order of personalities. */
export const ghostStarts: readonly number[] = [
  nodeCell(middleNode, 0),
  nodeCell(middleNode - 1, 0),
  nodeCell(middleNode + 1, 0),
  nodeCell(middleNode, 1),
];

/** Where the lanterns are: two upper corners and the middle. */
export const pelletCells: readonly number[] = [nodeCell(0, 0), nodeCell(nodes - 1, 0), middleCell];

/** Each ghost's scatter corner. */
export const ghostCorners: readonly number[] = [
  nodeCell(nodes - 1, 0),
  nodeCell(0, 0),
  nodeCell(nodes - 1, nodes - 1),
  nodeCell(0, nodes - 1),
];

/** The corner furthest from a cell. In a tie an upper one wins, then one on the right. */
export function farCorner(cell: number): number {
  const column = columnOfCell(cell) > columnOfCell(middleCell) ? 0 : nodes - 1;
  const row = rowOfCell(cell) < rowOfCell(middleCell) ? nodes - 1 : 0;
  return nodeCell(column, row);
}
