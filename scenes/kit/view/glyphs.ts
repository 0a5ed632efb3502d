import { letters } from './letters';
import { outlined } from './outlined';
import type { SpriteRows } from './spriteSheet';

/**
 * Every glyph as a sprite with an outline, to be drawn with a palette that knows `w` and `o`;
 * `Lettering` finds them in the game's own texture.
 */
export const glyphSprites: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  Object.entries(letters).map(([character, rows]) => [`glyph ${character}`, outlined(rows)]),
);
