import type { SpriteRows } from './spriteSheet';

/** Letters and figures of our own, three columns and five rows each. */
const glyphs = {
  0: ['###', '#.#', '#.#', '#.#', '###'],
  1: ['.#.', '##.', '.#.', '.#.', '###'],
  2: ['##.', '..#', '.#.', '#..', '###'],
  3: ['##.', '..#', '.#.', '..#', '##.'],
  4: ['#.#', '#.#', '###', '..#', '..#'],
  5: ['###', '#..', '##.', '..#', '##.'],
  6: ['.##', '#..', '###', '#.#', '###'],
  7: ['###', '..#', '.#.', '.#.', '.#.'],
  8: ['###', '#.#', '###', '#.#', '###'],
  9: ['###', '#.#', '###', '..#', '##.'],
  '+': ['...', '.#.', '###', '.#.', '...'],
  '-': ['...', '...', '###', '...', '...'],
  A: ['.#.', '#.#', '###', '#.#', '#.#'],
  B: ['##.', '#.#', '##.', '#.#', '##.'],
  C: ['.##', '#..', '#..', '#..', '.##'],
  D: ['##.', '#.#', '#.#', '#.#', '##.'],
  E: ['###', '#..', '##.', '#..', '###'],
  F: ['###', '#..', '##.', '#..', '#..'],
  G: ['.##', '#..', '#.#', '#.#', '.##'],
  H: ['#.#', '#.#', '###', '#.#', '#.#'],
  I: ['###', '.#.', '.#.', '.#.', '###'],
  K: ['#.#', '#.#', '##.', '#.#', '#.#'],
  L: ['#..', '#..', '#..', '#..', '###'],
  M: ['#.#', '###', '###', '#.#', '#.#'],
  N: ['##.', '#.#', '#.#', '#.#', '#.#'],
  R: ['##.', '#.#', '##.', '#.#', '#.#'],
  S: ['.##', '#..', '.#.', '..#', '##.'],
  T: ['###', '.#.', '.#.', '.#.', '.#.'],
  U: ['#.#', '#.#', '#.#', '#.#', '###'],
  V: ['#.#', '#.#', '#.#', '#.#', '.#.'],
  W: ['#.#', '#.#', '###', '###', '#.#'],
} as const;

/** A glyph in white (`w`) with an outline (`o`) all round, so that it reads on any ground. */
function outlined(rows: SpriteRows): SpriteRows {
  const at = (x: number, y: number) => rows[y]?.charAt(x) === '#';
  return Array.from({ length: rows.length + 2 }, (_, y) =>
    Array.from({ length: rows[0].length + 2 }, (_unused, x) => {
      if (at(x - 1, y - 1)) return 'w';
      for (let across = -2; across <= 0; across++) {
        for (let down = -2; down <= 0; down++) if (at(x + across, y + down)) return 'o';
      }
      return '.';
    }).join(''),
  );
}

/**
 * Every glyph as a sprite, to be drawn with a palette that knows `w` and `o`; `Lettering` finds
 * them in the game's own texture.
 */
export const glyphSprites: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  Object.entries(glyphs).map(([character, rows]) => [`glyph ${character}`, outlined(rows)]),
);
