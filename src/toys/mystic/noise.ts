/** Side of the table of random values, after which the noise repeats. A power of two. */
const side = 64;
const table = new Float32Array(side * side);

// A generator with a fixed seed: the still picture of reduced motion is the same for everybody.
let word = 0x9e3779b9;
for (let index = 0; index < table.length; index++) {
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39) ^ index;
  table[index] = ((word ^ (word >>> 15)) >>> 0) / 4294967296;
}

/** Value noise over the plane, from 0 to 1, repeating every 64. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const across = dx * dx * (3 - 2 * dx);
  const down = dy * dy * (3 - 2 * dy);
  const x0 = left & (side - 1);
  const x1 = (left + 1) & (side - 1);
  const y0 = (top & (side - 1)) * side;
  const y1 = ((top + 1) & (side - 1)) * side;
  const upper = table[y0 + x0] + (table[y0 + x1] - table[y0 + x0]) * across;
  const lower = table[y1 + x0] + (table[y1 + x1] - table[y1 + x0]) * across;
  return upper + (lower - upper) * down;
}
