/** The next cell in a direction (0 up, 1 right, 2 down, 3 left), or -1 beyond a wall. */
export function neighbour(
  cell: number,
  direction: number,
  columns: number,
  cellCount: number,
  wraps: boolean,
): number {
  switch (direction) {
    case 0:
      if (cell >= columns) return cell - columns;
      return wraps ? cell - columns + cellCount : -1;
    case 1:
      if ((cell + 1) % columns !== 0) return cell + 1;
      return wraps ? cell + 1 - columns : -1;
    case 2:
      if (cell + columns < cellCount) return cell + columns;
      return wraps ? cell + columns - cellCount : -1;
    default:
      if (cell % columns !== 0) return cell - 1;
      return wraps ? cell - 1 + columns : -1;
  }
}
