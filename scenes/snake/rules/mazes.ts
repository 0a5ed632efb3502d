/** Our own mazes, drawn on 15 by 15: `#` is a wall. */
const drawings = {
  corners: [
    '...............',
    '.####.....####.',
    '.#...........#.',
    '.#...........#.',
    '.#...........#.',
    '...............',
    '...............',
    '...............',
    '...............',
    '...............',
    '.#...........#.',
    '.#...........#.',
    '.#...........#.',
    '.####.....####.',
    '...............',
  ],
  rails: [
    '...............',
    '...............',
    '...............',
    '..###########..',
    '...............',
    '...............',
    '...............',
    '...............',
    '...............',
    '...............',
    '...............',
    '..###########..',
    '...............',
    '...............',
    '...............',
  ],
  pillars: [
    '...............',
    '...............',
    '..##...#...##..',
    '..##...#...##..',
    '...............',
    '...............',
    '...............',
    '..##.......##..',
    '...............',
    '...............',
    '...............',
    '..##...#...##..',
    '..##...#...##..',
    '...............',
    '...............',
  ],
  windmill: [
    '.....#.........',
    '.....#.........',
    '.....#.........',
    '.....#.........',
    '.....#.........',
    '..........#####',
    '...............',
    '...............',
    '...............',
    '#####..........',
    '.........#.....',
    '.........#.....',
    '.........#.....',
    '.........#.....',
    '.........#.....',
  ],
  gates: [
    '...............',
    '...............',
    '..####...####..',
    '..#.........#..',
    '..#.........#..',
    '..#..#...#..#..',
    '...............',
    '...............',
    '...............',
    '..#..#...#..#..',
    '..#.........#..',
    '..#.........#..',
    '..####...####..',
    '...............',
    '...............',
  ],
} as const;

const drawnSize = 15;

export type MazeName = keyof typeof drawings;
export const mazeNames = Object.keys(drawings) as readonly MazeName[];

/** The drawn lines from `first` up to but not `end` that a line of a field stands for. */
function drawnSpan(line: number, size: number): Readonly<{ first: number; end: number }> {
  if (size < drawnSize) {
    const first = Math.floor((line * drawnSize) / size);
    return { first, end: Math.ceil(((line + 1) * drawnSize) / size) };
  }
  const nearest = Math.floor(((line + 0.5) * drawnSize) / size);
  return { first: nearest, end: nearest + 1 };
}

/**
 * Whether a maze has a wall at a cell of a field of the given size. Larger fields take the nearest
 * drawn cell; smaller ones keep every wall, so that none falls between two cells.
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
