/**
 * The control codes of level 1, by their names in ETS 300 706 (12.2). Each takes up a cell; "at"
 * works from its own cell on, "after" from the next.
 */
export const code = {
  /** 0x01 to 0x07 are letters in red, green, yellow, blue, magenta, cyan and white (after). */
  alpha: 0x00,
  /** After. */
  flash: 0x08,
  /** At. */
  steady: 0x09,
  endBox: 0x0a,
  startBox: 0x0b,
  /** At. */
  normalHeight: 0x0c,
  /** After. */
  doubleHeight: 0x0d,
  /** 0x11 to 0x17 are mosaics in the same colours (after). */
  mosaic: 0x10,
  /** At, until the next colour. */
  conceal: 0x18,
  /** At. */
  contiguous: 0x19,
  /** At. */
  separated: 0x1a,
  /** At. */
  blackBackground: 0x1c,
  /** The colour in force becomes the background (at). */
  newBackground: 0x1d,
  /** At. */
  hold: 0x1e,
  /** After. */
  release: 0x1f,
} as const;

/** In the order of the codes; what a decoder draws with. */
export const colors = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
] as const;

export type Color = (typeof colors)[number];
