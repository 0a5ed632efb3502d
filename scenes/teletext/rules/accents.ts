import { type Cell, characterOf, isSupplement, markOf } from './cell';
import { toUnicode } from './charset';
import { glyphs } from './glyphs';
import { supplementGlyph, supplementToUnicode } from './supplement';

/** By accent number minus 1: its rows from the top of the cell, in base 32. */
const marks = '84 24 4a dm e he 4 a 000000004 eae 000000004c 000000000v 9i 0000000046 a4'.split(
  ' ',
);
/** By accent number minus 1: Unicode's combining character. */
const combining =
  '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0323\u030a\u0327\u0332\u030b\u0328\u030c';
const rowsOverBaseline = 7;

/** The character of a letter cell, with its accent. */
export function unicodeOf(cell: Cell): string {
  const character = characterOf(cell);
  if (isSupplement(cell)) return supplementToUnicode(character);
  const letter = toUnicode(character);
  const mark = combining[markOf(cell) - 1];
  return mark ? (letter + mark).normalize() : letter;
}

/** @returns ten rows from the top of the cell; bit 4 is the left dot */
export function glyphOf(cell: Cell): readonly number[] {
  const character = characterOf(cell);
  if (isSupplement(cell)) return [0, ...supplementGlyph(character)];
  const glyph = [0, ...(glyphs[character - 0x20] ?? [])];
  const mark = marks[markOf(cell) - 1];
  if (!mark) return glyph;
  const rows = mark.startsWith('00') ? glyph : withRoomAbove(glyph, character);
  return Array.from(rows, (row, at) => row | Number.parseInt(mark[at] ?? '0', 32));
}

/** Makes room for an accent above a letter: removes its dot, or shortens a tall letter by a row. */
function withRoomAbove([, ...glyph]: readonly number[], character: number): readonly number[] {
  const isDotted = character === 0x69 || character === 0x6a;
  if (isDotted) return [0, 0, 0, ...glyph.slice(2)];
  if (glyph[0] === 0 && glyph[1] === 0) return [0, ...glyph];
  const body = glyph.slice(0, rowsOverBaseline);
  const twin = body.findIndex((row, at) => at > 0 && row === body[at + 1]);
  body.splice(twin < 0 ? 2 : twin, 1);
  return [0, 0, ...body, ...glyph.slice(rowsOverBaseline)];
}
