/** The seven shapes, in the order of their numbers. */
export const pieceNames = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;
export const pieceCount = pieceNames.length;

/** Number of rotations, clockwise from the one in which a piece spawns. */
export const rotationCount = 4;

/** Each fills the square in which it turns. */
const drawings = [
  ['....', '####', '....', '....'],
  ['#..', '###', '...'],
  ['..#', '###', '...'],
  ['##', '##'],
  ['.##', '##.', '...'],
  ['.#.', '###', '...'],
  ['##.', '.##', '...'],
];

/** Four rows of bits per piece and rotation, the lowest bit being the leftmost column. */
export const pieceRows = new Uint8Array(pieceCount * rotationCount * 4);

function turned(rows: readonly string[]): readonly string[] {
  const side = rows.length;
  return rows.map((_, y) => rows.map((_row, x) => rows[side - 1 - x][y]).join(''));
}

for (const [piece, drawing] of drawings.entries()) {
  let rows: readonly string[] = drawing;
  for (let rotation = 0; rotation < rotationCount; rotation++) {
    const first = (piece * rotationCount + rotation) * 4;
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < row.length; x++) if (row[x] === '#') pieceRows[first + y] |= 1 << x;
    }
    rows = turned(rows);
  }
}

export function spawnColumn(piece: number, columns: number): number {
  return (columns - drawings[piece].length) >> 1;
}
