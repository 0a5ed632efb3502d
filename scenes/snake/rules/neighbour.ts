/** The cell next to another in a way (0 up, 1 right, 2 down, 3 left), or -1 beyond a wall. */
export function neighbour(
  cell: number,
  way: number,
  columns: number,
  cellCount: number,
  wraps: boolean,
): number {
  if ((way & 1) === 0) {
    const next = way === 0 ? cell - columns : cell + columns;
    if (next >= 0 && next < cellCount) return next;
    return wraps ? (next < 0 ? next + cellCount : next - cellCount) : -1;
  }
  const column = cell % columns;
  if (way === 1) {
    if (column + 1 < columns) return cell + 1;
    return wraps ? cell + 1 - columns : -1;
  }
  if (column > 0) return cell - 1;
  return wraps ? cell - 1 + columns : -1;
}
