import { fold } from '../../../../scenes/teletext/rules/charset';
import { columns } from '../../../../scenes/teletext/rules/grid';
import { layText } from '../../../../scenes/teletext/rules/layRow';
import type { Ink, TextBlock } from '../../../content/teletext/TextPage';
import { bigLetters } from './bigLetters';

const inks: Readonly<Record<Ink, number>> = { r: 1, g: 2, y: 3, b: 4, m: 5, c: 6, w: 7 };
const mosaic = (ink: Ink) => 0x10 + inks[ink];
const newBackground = 0x1d;
const hold = 0x1e;
const space = 0x20;

const dotsWide = 2;
const dotsHigh = 3;
/** By dot of a cell, from the top left: what a set dot adds to a mosaic's code. */
const dotValues = [1, 2, 4, 8, 16, 64] as const;

/** The rows of one block, each of at most 40 codes. @throws RangeError on a longer row */
export function layBlock(block: TextBlock): readonly (readonly number[])[] {
  const laid =
    typeof block === 'string'
      ? [layText(block)]
      : 'banner' in block
        ? layBanner(block.banner, block.ink, block.ground)
        : 'art' in block
          ? layArt(block.art, block.indent ?? 0)
          : wrap(block.text, columns - 1).map((line) => layText(`{${block.ink ?? 'w'}}${line}`));
  const long = laid.find((row) => row.length > columns);
  if (long) throw new RangeError(`${long.length} cells in a row of ${JSON.stringify(block)}`);
  return laid;
}

/** Breaks a text into lines of at most that many characters. A longer word is cut. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of fold(text).split(' ').filter(Boolean)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= width) line = joined;
    else {
      if (line !== '') lines.push(line);
      line = word.slice(0, width);
    }
  }
  return line === '' ? lines : [...lines, line];
}

function codeOf(
  dots: readonly string[],
  column: number,
  line: number,
  isSet: (dot: string) => boolean,
): number {
  let code = space;
  dotValues.forEach((value, place) => {
    const row = dots[line * dotsHigh + Math.floor(place / dotsWide)] ?? '';
    if (isSet(row[column * dotsWide + (place % dotsWide)] ?? '.')) code |= value;
  });
  return code;
}

function layBanner(text: string, ink: Ink, ground: Ink | undefined): readonly number[][] {
  const dots = bigLetters(text);
  const start = ground ? [inks[ground], newBackground, mosaic(ink)] : [mosaic(ink)];
  const width = Math.ceil((dots[0]?.length ?? 0) / dotsWide);
  // An empty line of dots above and none below centres the letters on their ground.
  const lowered = [dots[0]?.replaceAll('1', '0') ?? '', ...dots];
  return Array.from({ length: 3 }, (_, line) => [
    ...start,
    ...Array.from({ length: width }, (_, column) =>
      codeOf(lowered, column, line, (dot) => dot === '1'),
    ),
  ]);
}

const isInk = (dot: string): dot is Ink => dot in inks;

/**
 * A picture in mosaics. A change of colour takes up a cell: an empty one before it where there is
 * one, otherwise that cell shows the held mosaic of the cell before.
 */
function layArt(art: readonly string[], indent: number): readonly number[][] {
  const lines = Math.ceil(art.length / dotsHigh);
  const width = Math.ceil(Math.max(...art.map((row) => row.length)) / dotsWide);
  return Array.from({ length: lines }, (_, line) => {
    const codes: number[] = Array.from({ length: Math.max(indent, 2) }, () => space);
    codes[codes.length - 2] = hold;
    let ink: Ink | undefined;
    for (let column = 0; column < width; column++) {
      const code = codeOf(art, column, line, isInk);
      const wanted = inkAt(art, column, line);
      if (wanted && wanted !== ink) {
        const before = codes.at(-1);
        if (before === space) codes[codes.length - 1] = mosaic(wanted);
        else {
          codes.push(mosaic(wanted));
          ink = wanted;
          continue;
        }
        ink = wanted;
      }
      codes.push(code);
    }
    while (codes.at(-1) === space) codes.pop();
    return codes;
  });
}

/** The most frequent colour of a cell's dots, if there are any. */
function inkAt(art: readonly string[], column: number, line: number): Ink | undefined {
  const counts = new Map<Ink, number>();
  for (let y = line * dotsHigh; y < (line + 1) * dotsHigh; y++) {
    for (const dot of (art[y] ?? '').slice(column * dotsWide, (column + 1) * dotsWide)) {
      if (isInk(dot)) counts.set(dot, (counts.get(dot) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
