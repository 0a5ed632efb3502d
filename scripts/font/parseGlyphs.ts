/** A glyph of whole pixels. */
export type Glyph = Readonly<{
  /** The character's code point. */
  code: number;
  /** Pixels to the next glyph's origin. */
  advance: number;
  /** The pixels with ink: x from the origin, y of the pixel's lower edge over the baseline. */
  ink: readonly (readonly [x: number, y: number])[];
}>;

const head = /^(\S+) (-?\d+)(?: (\d+) (\d+))?$/u;

function parseGlyph(block: string): Glyph {
  const [first = '', ...rows] = block.split('\n');
  const [, called = '', top = '', left = '1', right = '1'] = head.exec(first) ?? [];
  const character = called === 'space' ? ' ' : called;
  const width = rows[0]?.length ?? 0;
  if (!/^.$/u.test(character)) throw new Error(`“${first}” does not begin a glyph`);
  for (const row of rows) {
    if (!/^[#.]+$/.test(row) || row.length !== width) {
      throw new Error(`“${row}” is no row of the glyph ${called}`);
    }
  }
  const ink = rows.flatMap((row, down) =>
    Array.from(row).flatMap((pixel, across) =>
      pixel === '#' ? [[across + Number(left), Number(top) - 1 - down] as const] : [],
    ),
  );
  return {
    code: character.codePointAt(0) ?? 0,
    advance: Number(left) + width + Number(right),
    ink,
  };
}

/**
 * Parses a drawn font: an introduction, then blocks with an empty line between them.
 * @returns the glyphs by code point
 * @throws with a sentence for a malformed or repeated glyph
 */
export function parseGlyphs(text: string): readonly Glyph[] {
  const blocks = text.trimEnd().split(/\n\n/);
  const glyphs = blocks.slice(blocks.findIndex((block) => head.test(block.split('\n')[0] ?? '')));
  const parsed = glyphs.map(parseGlyph).sort((a, b) => a.code - b.code);
  for (const [index, { code }] of parsed.entries()) {
    if (parsed[index + 1]?.code === code) {
      throw new Error(`${String.fromCodePoint(code)} is drawn twice`);
    }
  }
  return parsed;
}

/** The bold glyph: each pixel has a second one at its right. */
export function embolden({ code, advance, ink }: Glyph): Glyph {
  const points = new Map(
    ink.flatMap(([x, y]) => [x, x + 1].map((at) => [`${at} ${y}`, [at, y] as const] as const)),
  );
  return { code, advance: ink.length > 0 ? advance + 1 : advance, ink: [...points.values()] };
}
