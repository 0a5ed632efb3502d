import { glyphOf } from './accents';
import { type Cell, characterOf, isMosaic, isSeparated } from './cell';
import { glyphWidth } from './glyphs';

/**
 * A cell has twice as many dots each way as a character's drawing, which makes rounding visible.
 */
export const cellWidth = 12;
export const cellHeight = 20;

/** Twenty rows of twelve dots from the top; bit 11 is the left dot. */
export type Dots = Uint16Array;

/** The drawing begins one dot from the left of its 6 by 10. */
function dotAt(glyph: readonly number[], x: number, y: number): boolean {
  return x >= 1 && (((glyph[y] ?? 0) >> (glyphWidth - x)) & 1) === 1;
}

/**
 * A letter at twice its dots each way, with rounded diagonals: a quarter of an empty dot is filled
 * where both neighbours there are set and the dot between those is not.
 * @param glyph ten rows of five dots
 */
function letterDots(glyph: readonly number[]): Dots {
  const dots = new Uint16Array(cellHeight);
  for (let y = 0; y < cellHeight; y++) {
    for (let x = 0; x < cellWidth; x++) {
      const column = x >> 1;
      const row = y >> 1;
      const besideX = column + (x & 1 ? 1 : -1);
      const besideY = row + (y & 1 ? 1 : -1);
      const filled =
        dotAt(glyph, column, row) ||
        (dotAt(glyph, besideX, row) &&
          dotAt(glyph, column, besideY) &&
          !dotAt(glyph, besideX, besideY));
      if (filled) dots[y] = (dots[y] ?? 0) | (1 << (cellWidth - 1 - x));
    }
  }
  return dots;
}

/** First and last row of the three blocks, of twenty rows. */
const blockRows: readonly (readonly [number, number])[] = [
  [0, 6],
  [6, 14],
  [14, 20],
];
/** A separated block leaves its left column and its bottom row free, in dots of the drawing. */
const gap = 2;

/** @param character bits 0, 1, 2, 3, 4 and 6 are the blocks: left and right, from the top */
function mosaicDots(character: number, apart: boolean): Dots {
  const blocks = (character & 0x1f) | ((character & 0x40) >> 1);
  const dots = new Uint16Array(cellHeight);
  const half = apart ? 0b001111 : 0b111111;
  blockRows.forEach(([top, bottom], line) => {
    const left = (blocks >> (line * 2)) & 1;
    const right = (blocks >> (line * 2 + 1)) & 1;
    dots.fill(((left * half) << 6) | (right * half), top, apart ? bottom - gap : bottom);
  });
  return dots;
}

/** The dots of a cell's character, without its colours, height and other attributes. */
export function dotsOf(cell: Cell): Dots {
  return isMosaic(cell)
    ? mosaicDots(characterOf(cell), isSeparated(cell))
    : letterDots(glyphOf(cell));
}
