/** The next cell in a direction (0 up, 1 right, 2 down, 3 left), or -1 beyond a wall. */
export function neighbour(
  { columns, cells, wraps }: Readonly<{ columns: number; cells: Uint8Array; wraps: boolean }>,
  cell: number,
  direction: number,
): number {
  switch (direction) {
    case 0:
      if (cell >= columns) return cell - columns;
      return wraps ? cell - columns + cells.length : -1;
    case 1:
      if ((cell + 1) % columns !== 0) return cell + 1;
      return wraps ? cell + 1 - columns : -1;
    case 2:
      if (cell + columns < cells.length) return cell + columns;
      return wraps ? cell + columns - cells.length : -1;
    default:
      if (cell % columns !== 0) return cell - 1;
      return wraps ? cell - 1 + columns : -1;
  }
}
