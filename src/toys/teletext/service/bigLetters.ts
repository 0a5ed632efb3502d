import { toCode } from '../../../../scenes/teletext/rules/charset';
import { glyphHeight, glyphs, glyphWidth } from '../../../../scenes/teletext/rules/glyphs';

/** Dots of one letter without the empty columns beside it; a space is two dots wide. */
function letter(character: string): readonly string[] {
  const rows = glyphs[toCode(character) - 0x20] ?? [];
  const lines = Array.from({ length: glyphHeight }, (_, y) =>
    (rows[y] ?? 0).toString(2).padStart(glyphWidth, '0'),
  );
  const used = Array.from({ length: glyphWidth }, (_, x) => lines.some((line) => line[x] === '1'));
  const first = used.indexOf(true);
  if (first < 0) return lines.map(() => '00');
  const last = used.lastIndexOf(true);
  return lines.map((line) => line.slice(first, last + 1));
}

/**
 * A word in nine rows of dots, with an empty column after each letter. It uses the drawings of the
 * character set as mosaics.
 */
export function bigLetters(text: string): readonly string[] {
  const letters = Array.from(text, letter);
  return Array.from({ length: glyphHeight }, (_, y) =>
    letters.map((lines) => `${lines[y]}0`).join(''),
  );
}
