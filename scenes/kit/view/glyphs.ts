import { readDrawings } from '../rules/readDrawings';
import { outlined, type SpriteRows } from './spriteSheet';

/** Our own letters and digits, three columns and five rows each, in white. */
export const glyphs = readDrawings(`
  0    1    2    3    4    5    6    7    8    9    +    -
  www  .w.  ww.  ww.  w.w  www  .ww  www  www  www  ...  ...
  w.w  ww.  ..w  ..w  w.w  w..  w..  ..w  w.w  w.w  .w.  ...
  w.w  .w.  .w.  .w.  www  ww.  www  .w.  www  www  www  www
  w.w  .w.  w..  ..w  ..w  ..w  w.w  .w.  w.w  ..w  .w.  ...
  www  www  www  ww.  ..w  ww.  www  .w.  www  ww.  ...  ...

  A    B    C    D    E    F    G    H    I    K    L
  .w.  ww.  .ww  ww.  www  www  .ww  w.w  www  w.w  w..
  w.w  w.w  w..  w.w  w..  w..  w..  w.w  .w.  w.w  w..
  www  ww.  w..  w.w  ww.  ww.  w.w  www  .w.  ww.  w..
  w.w  w.w  w..  w.w  w..  w..  w.w  w.w  .w.  w.w  w..
  w.w  ww.  .ww  ww.  www  w..  .ww  w.w  www  w.w  www

  M    N    O    R    S    T    U    V    W    X    Z    .
  w.w  ww.  www  ww.  .ww  www  w.w  w.w  w.w  w.w  www  ...
  www  w.w  w.w  w.w  w..  .w.  w.w  w.w  w.w  w.w  ..w  ...
  www  w.w  w.w  ww.  .w.  .w.  w.w  w.w  www  .w.  .w.  ...
  w.w  w.w  w.w  w.w  ..w  .w.  w.w  w.w  www  w.w  w..  ...
  w.w  w.w  www  w.w  ww.  .w.  www  .w.  w.w  w.w  www  .w.
`);

/**
 * Every glyph as an outlined sprite, for a palette that has `w` and `o`. `Lettering` finds them in
 * the game's own texture.
 */
export const glyphSprites: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  Object.entries(glyphs).map(([character, rows]) => [`glyph ${character}`, outlined(rows)]),
);
