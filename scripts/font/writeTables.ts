import { Bytes } from './Bytes.ts';
import { outline, type Point } from './outline.ts';
import type { Glyph } from './parseGlyphs.ts';
import { transformGlyf } from './transformGlyf.ts';

/** Heights of a font in pixels over (and, for `descent`, under) the baseline. */
export type Metrics = Readonly<{
  /** Pixels of the em: at this font size a pixel of a glyph is one of the screen. */
  em: number;
  ascent: number;
  descent: number;
  capital: number;
  small: number;
  weight: 400 | 700;
}>;

/** The bounds of points: least and greatest x and y. */
function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Code points to glyphs, which are numbered in their order from 1. */
function writeCmap(glyphs: readonly Glyph[]): Buffer {
  const runs: { first: number; last: number; glyph: number }[] = [];
  for (const [index, { code }] of glyphs.entries()) {
    const run = runs.at(-1);
    if (run && run.last + 1 === code) run.last = code;
    else runs.push({ first: code, last: code, glyph: index + 1 });
  }
  const all = [...runs, { first: 0xffff, last: 0xffff, glyph: 0 }];
  const count = all.length;
  const log = Math.floor(Math.log2(count));
  const range = 2 ** (log + 1);
  return new Bytes()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, 16 + 8 * count, 0, 2 * count, range, log, 2 * count - range)
    .u16(...all.map(({ last }) => last), 0)
    .u16(...all.map(({ first }) => first))
    .u16(...all.map(({ first, glyph }) => (glyph === 0 ? 1 : glyph - first)))
    .u16(...all.map(() => 0))
    .done();
}

/**
 * The tables of a TrueType font whose unit is a pixel, as WOFF2 packs them.
 * @param glyphs by code point
 */
export function writeTables(
  glyphs: readonly Glyph[],
  { em, ascent, descent, capital, small, weight }: Metrics,
): ReadonlyMap<string, Buffer> {
  // Glyph 0 is shown for what the font lacks; browsers take another font instead.
  const all: readonly Glyph[] = [{ code: 0, advance: 4, ink: [] }, ...glyphs];
  const contours = all.map(({ ink }) => outline(ink));
  const bounds = boundsOf(contours.flat(2));
  const lefts = contours.map((each) => (each.length > 0 ? boundsOf(each.flat())[0] : 0));
  const widest = Math.max(...all.map(({ advance }) => advance));
  const isBold = weight === 700;

  const head = new Bytes()
    .u16(1, 0, 1, 0)
    .u32(0, 0x5f0f3cf5)
    // Baseline at 0, left bearing at x = 0, integer scaling, lossless conversion.
    .u16(0x080b, em)
    .u32(0, 0, 0, 0)
    .u16(...bounds, isBold ? 1 : 0, em, 2, 0, 0);
  const hhea = new Bytes()
    .u16(1, 0, ascent, -descent, 0, widest, 0, 0, bounds[2], 1)
    .u16(0, 0, 0, 0, 0, 0, 0, all.length);
  const maxp = new Bytes()
    .u16(1, 0, all.length)
    .u16(Math.max(...contours.map((each) => each.flat().length)))
    .u16(Math.max(...contours.map((each) => each.length)), 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
  const codes = glyphs.map(({ code }) => code);
  const os2 = new Bytes()
    .u16(4, Math.round(widest / 2), weight, 5, 0)
    .u16(...Array.from({ length: 10 }, () => 1), 0)
    .u8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    .u32(1, 0, 0, 0)
    .u8(...Buffer.from('NONE'))
    .u16(isBold ? 0x20 : 0x40, codes[0] ?? 0, codes.at(-1) ?? 0)
    .u16(ascent, -descent, 0, ascent, descent)
    .u32(1, 0)
    .u16(small, capital, 0, 32, 0);
  return new Map([
    ['OS/2', os2.done()],
    ['cmap', writeCmap(glyphs)],
    // Fit to the grid, at no size smooth.
    ['gasp', new Bytes().u16(1, 1, 0xffff, 1).done()],
    ['glyf', transformGlyf(contours)],
    ['head', head.done()],
    ['hhea', hhea.done()],
    ['hmtx', new Bytes().u16(...all.flatMap(({ advance }, i) => [advance, lefts[i] ?? 0])).done()],
    // Made from the outlines where it is unpacked.
    ['loca', Buffer.alloc(0)],
    ['maxp', maxp.done()],
    ['name', new Bytes().u16(0, 0, 6).done()],
    ['post', new Bytes().u32(0x30000).u16(0, -2, 1, 0).u32(0, 0, 0, 0, 0).done()],
  ]);
}
