import { Bytes } from './Bytes.ts';
import type { Point } from './outline.ts';

/** A number of up to 252 in one byte, of up to 65535 in three. */
const short = (value: number): readonly number[] =>
  value < 253 ? [value] : [253, value >> 8, value & 255];

/**
 * The outlines of all glyphs in WOFF2's transformed form: each kind of number is in a stream of its
 * own. Bounds are left out, because the reader computes them.
 * @param glyphs the contours of each; every step along an axis is shorter than 256
 */
export function transformGlyf(glyphs: readonly (readonly (readonly Point[])[])[]): Buffer {
  const [counts, points, flags, steps] = [new Bytes(), new Bytes(), new Bytes(), new Bytes()];
  for (const contours of glyphs) {
    counts.u16(contours.length);
    let [x, y] = [0, 0];
    for (const contour of contours) {
      points.u8(...short(contour.length));
      for (const [nextX, nextY] of contour) {
        const [dx, dy] = [nextX - x, nextY - y];
        [x, y] = [nextX, nextY];
        if (dx === 0) {
          flags.u8(dy > 0 ? 1 : 0);
          steps.u8(Math.abs(dy));
        } else if (dy === 0) {
          flags.u8(dx > 0 ? 11 : 10);
          steps.u8(Math.abs(dx));
        } else {
          flags.u8(84 + (dx > 0 ? 1 : 0) + (dy > 0 ? 2 : 0));
          steps.u8(Math.abs(dx) - 1, Math.abs(dy) - 1);
        }
      }
    }
    if (contours.length > 0) steps.u8(0); // It has no instructions.
  }
  const bounds = Buffer.alloc(4 * Math.ceil(glyphs.length / 32));
  const streams = [counts, points, flags, steps].map((stream) => stream.done());
  const head = new Bytes()
    .u16(0, 0, glyphs.length, 0)
    .u32(...streams.map(({ length }) => length), 0, bounds.length, 0);
  return Buffer.concat([head.done(), ...streams, bounds]);
}
