/**
 * The control codes of level 1, by their names in ETS 300 706 (12.2). Each takes up a cell.
 * "Set-at" codes act from their own cell on, "set-after" codes from the next.
 */
export const code = {
  /** 0x01 to 0x07 are letters in red, green, yellow, blue, magenta, cyan and white (set-after). */
  alpha: 0x00,
  /** Set-after. */
  flash: 0x08,
  /** Set-at. */
  steady: 0x09,
  endBox: 0x0a,
  startBox: 0x0b,
  /** Set-at. */
  normalHeight: 0x0c,
  /** Set-after. */
  doubleHeight: 0x0d,
  /** 0x11 to 0x17 are mosaics in the same colours (set-after). */
  mosaic: 0x10,
  /** Set-at, until the next colour. */
  conceal: 0x18,
  /** Set-at. */
  contiguous: 0x19,
  /** Set-at. */
  separated: 0x1a,
  /** Set-at. */
  blackBackground: 0x1c,
  /** The current colour becomes the background (set-at). */
  newBackground: 0x1d,
  /** Set-at. */
  hold: 0x1e,
  /** Set-after. */
  release: 0x1f,
} as const;

/** The colours in the order of their codes. */
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
