/** The seven shapes, in the order of their numbers. */
export const pieceNames = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;
export const pieceCount = pieceNames.length;

/** Rotations clockwise from the one in which a piece appears. */
export const rotationCount = 4;

/** Side of the square in which a piece turns. */
const boxes = [4, 3, 3, 2, 3, 3, 3];

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

for (let piece = 0; piece < pieceCount; piece++) {
  const side = boxes[piece];
  for (let rotation = 0; rotation < rotationCount; rotation++) {
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        if (isFilled(piece, rotation, x, y)) {
          pieceRows[(piece * rotationCount + rotation) * 4 + y] |= 1 << x;
        }
      }
    }
  }
}

function isFilled(piece: number, rotation: number, x: number, y: number): boolean {
  const last = boxes[piece] - 1;
  let [column, row] = [x, y];
  for (let turn = 0; turn < rotation; turn++) [column, row] = [row, last - column];
  return drawings[piece][row][column] === '#';
}

/** The column, from the left of a well, at which a piece appears. */
export function spawnColumn(piece: number, columns: number): number {
  return (columns - boxes[piece]) >> 1;
}
