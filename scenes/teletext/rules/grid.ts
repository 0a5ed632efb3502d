/** Characters in a row, and rows on a page: header, 23 of text, prompts. */
export const columns = 40;
export const rows = 25;
export const frameLength = columns * rows;

/** The row of the coloured prompts (Fastext). */
export const promptRow = 24;

/** A page as transmitted: 25 rows of 40 seven-bit codes, including controls (0x00 to 0x1F). */
export type TeletextFrame = Uint8Array;

/** A frame of spaces. */
export function blankFrame(): TeletextFrame {
  return new Uint8Array(frameLength).fill(0x20);
}
