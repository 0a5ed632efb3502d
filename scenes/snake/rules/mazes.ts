export const mazeNames = ['corners', 'rails', 'pillars', 'windmill', 'gates'] as const;
export type MazeName = (typeof mazeNames)[number];

/**
 * Our own mazes of 15 by 15 cells, side by side; `#` is a wall. Each is symmetric under half a
 * turn, so the upper rows and the middle one are enough.
 */
const sheet = `
  ...............  ...............  ...............  ...............  ...............
  .####.....####.  ...............  ...............  .....#.........  ...............
  .#...........#.  ...............  ..##...#...##..  .....#.........  ..####...####..
  .#...........#.  ..###########..  ..##...#...##..  .....#.........  ..#.........#..
  .#...........#.  ...............  ...............  .....#.........  ..#.........#..
  ...............  ...............  ...............  ..........####.  ..#..#...#..#..
  ...............  ...............  ...............  ...............  ...............
  ...............  ...............  ..##.......##..  ...............  ...............
`;

const drawnSize = 15;

/** A maze from its upper rows. */
function whole(upper: readonly string[]): readonly string[] {
  const turned = upper.slice(0, -1).map((row) => Array.from(row).reverse().join(''));
  return [...upper, ...turned.reverse()];
}

const rows = sheet.trim().split(/\n */);
const drawings = Object.fromEntries(
  mazeNames.map((name, column) => [name, whole(rows.map((row) => row.split('  ')[column]))]),
);

/** The drawn lines from `first` up to but not including `end` that one line of a field covers. */
function drawnSpan(line: number, size: number): Readonly<{ first: number; end: number }> {
  if (size < drawnSize) {
    const first = Math.floor((line * drawnSize) / size);
    return { first, end: Math.ceil(((line + 1) * drawnSize) / size) };
  }
  const nearest = Math.floor(((line + 0.5) * drawnSize) / size);
  return { first: nearest, end: nearest + 1 };
}

/**
 * Whether a maze has a wall at a cell of a field of this size. Larger fields use the nearest drawn
 * cell. Smaller ones keep every wall.
 */
export function isMazeWall(
  maze: MazeName,
  column: number,
  row: number,
  columns: number,
  rows: number,
): boolean {
  const across = drawnSpan(column, columns);
  const down = drawnSpan(row, rows);
  return drawings[maze]
    .slice(down.first, down.end)
    .some((line) => line.slice(across.first, across.end).includes('#'));
}
