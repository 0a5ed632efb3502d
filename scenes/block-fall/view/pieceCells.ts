import { pieceNames, pieceRows, rotationCount } from '../rules/pieces';

const box = Array.from({ length: 16 }, (_, bit) => ({ x: bit & 3, y: bit >> 2 }));

/** By piece and rotation, the four filled cells of its box, from the top row down. */
export const pieceCells = pieceNames.map((_, piece) =>
  Array.from({ length: rotationCount }, (_unused, rotation) => {
    const first = (piece * rotationCount + rotation) * 4;
    return box.filter(({ x, y }) => (pieceRows[first + y] >> x) & 1);
  }),
);
