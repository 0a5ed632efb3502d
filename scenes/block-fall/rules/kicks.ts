import { rotationCount } from './pieces';

/**
 * The wall kicks of the Super Rotation System: offsets `x, y` to try in order, y upwards. The first
 * is no offset. Rows are the initial rotation; J, L, S, T and Z share a table.
 */
const clockwise = {
  common: [
    [0, 0, -1, 0, -1, 1, 0, -2, -1, -2],
    [0, 0, 1, 0, 1, -1, 0, 2, 1, 2],
    [0, 0, 1, 0, 1, 1, 0, -2, 1, -2],
    [0, 0, -1, 0, -1, -1, 0, 2, -1, 2],
  ],
  long: [
    [0, 0, -2, 0, 1, 0, -2, -1, 1, 2],
    [0, 0, -1, 0, 2, 0, -1, 2, 2, -1],
    [0, 0, 2, 0, -1, 0, 2, 1, -1, -2],
    [0, 0, 1, 0, -2, 0, 1, -2, -2, 1],
  ],
};

/** The kicks of the opposite turn: the same offsets, negated. */
function undone(table: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return table.map((_, rotation) => table[(rotation + 3) % rotationCount].map((by) => 0 - by));
}

const counterClockwise = { common: undone(clockwise.common), long: undone(clockwise.long) };

/** Half turns, with the offsets that modern falling-block games share. */
const half = {
  common: [
    [0, 0, 0, 1, 1, 1, -1, 1, 1, 0, -1, 0],
    [0, 0, 1, 0, 1, 2, 1, 1, 0, 2, 0, 1],
    [0, 0, 0, -1, -1, -1, 1, -1, -1, 0, 1, 0],
    [0, 0, -1, 0, -1, 2, -1, 1, 0, 2, 0, 1],
  ],
  long: Array.from({ length: rotationCount }, () => [0, 0]),
};

const byTurn = [undefined, clockwise, half, counterClockwise];

/**
 * The offsets to try when a piece turns.
 * @param turn quarter turns clockwise, 1 to 3
 * @returns pairs `x, y`, y upwards
 */
export function kicksFor(piece: number, rotation: number, turn: number): readonly number[] {
  const tables = byTurn[turn % rotationCount];
  if (!tables) throw new RangeError(`no kicks for ${turn} quarter turns`);
  return (piece === 0 ? tables.long : tables.common)[rotation];
}
