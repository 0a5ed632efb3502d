import { embolden, parseGlyphs } from './parseGlyphs.ts';
import { writeTables } from './writeTables.ts';
import { writeWoff2 } from './writeWoff2.ts';

/**
 * Builds a WOFF2 font of whole pixels at 16px.
 * @param drawn the glyphs, as `parseGlyphs` reads them
 * @throws with a sentence for a malformed glyph
 */
export function buildFont(drawn: string, weight: 400 | 700): Buffer {
  const normal = parseGlyphs(drawn);
  const glyphs = weight === 700 ? normal.map(embolden) : normal;
  const metrics = { em: 16, ascent: 13, descent: 4, capital: 9, small: 7, weight };
  return writeWoff2(writeTables(glyphs, metrics), glyphs.length + 1);
}
