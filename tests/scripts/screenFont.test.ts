import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildFont } from '../../scripts/font/buildFont';
import { outline, type Point } from '../../scripts/font/outline';
import { embolden, parseGlyphs } from '../../scripts/font/parseGlyphs';

const drawn = readFileSync('src/toys/desktop/kidSans.txt', 'utf8');
const glyphs = parseGlyphs(drawn);

/** How often the outlines go round the middle of a pixel: 1 for ink, 0 for none. */
function windings(contours: readonly (readonly Point[])[], [x, y]: Point): number {
  let count = 0;
  for (const contour of contours) {
    for (const [index, [fromX, fromY]] of contour.entries()) {
      const [toX, toY] = contour[(index + 1) % contour.length] ?? [0, 0];
      if (fromX !== toX || fromX > x) continue;
      if (fromY <= y && toY > y) count += 1;
      if (toY <= y && fromY > y) count -= 1;
    }
  }
  return count;
}

describe('the screen font', () => {
  test('has every printable character of ASCII and the pound sign, each drawn once', () => {
    const codes = glyphs.map(({ code }) => code);
    for (let code = 32; code < 127; code += 1) expect(codes).toContain(code);
    expect(codes).toContain('£'.codePointAt(0));
    const pictures = glyphs.map(({ ink, advance }) => `${advance}: ${ink.join(' ')}`);
    expect(new Set(pictures).size).toBe(glyphs.length);
  });

  test('outlines enclose the pixels of a glyph and nothing else', () => {
    const wrong: string[] = [];
    for (const glyph of [...glyphs, ...glyphs.map(embolden)]) {
      const ink = new Set(glyph.ink.map((pixel) => pixel.join()));
      const contours = outline(glyph.ink);
      for (let y = -5; y < 14; y += 1) {
        for (let x = -1; x < 16; x += 1) {
          if (windings(contours, [x, y]) === (ink.has(`${x},${y}`) ? 1 : 0)) continue;
          wrong.push(`${String.fromCodePoint(glyph.code)} at ${x}, ${y}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('letters stay inside the line and do not touch the next one', () => {
    for (const { code, ink, advance } of glyphs) {
      for (const [x, y] of ink) {
        expect(y, String.fromCodePoint(code)).toBeGreaterThanOrEqual(-4);
        expect(y, String.fromCodePoint(code)).toBeLessThan(13);
        expect(x, String.fromCodePoint(code)).toBeLessThan(advance);
      }
    }
  });

  test('a malformed or repeated glyph is refused with a sentence', () => {
    expect(() => parseGlyphs('A 1\n#\n\nB 1\n#x')).toThrow('“#x” is no row of the glyph B');
    expect(() => parseGlyphs('A 1\n#\n\nB 2\n#\n##')).toThrow('“##” is no row of the glyph B');
    expect(() => parseGlyphs('A 1\n#\n\nA 1\n#')).toThrow('A is drawn twice');
  });

  test('both weights take less than 4 kB', () => {
    expect(buildFont(drawn, 400).length + buildFont(drawn, 700).length).toBeLessThan(4000);
  });
});
