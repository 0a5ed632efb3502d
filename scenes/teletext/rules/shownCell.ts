import {
  background,
  type Cell,
  characterOf,
  drawingBits,
  emptied,
  flashes,
  foreground,
  isBoxed,
  isConcealed,
  part,
} from './cell';

/** How a page is displayed. */
export type Viewing = Readonly<{
  /** Shows concealed characters. */
  reveal: boolean;
  /** True in the phase of flashing in which flashing characters are hidden. */
  flashedOff: boolean;
  /**
   * `text`: only the page. `mix`: its letters over the picture, boxes with their background. `box`:
   * only what is boxed, as for newsflashes and subtitles.
   */
  over: 'text' | 'mix' | 'box';
}>;

export const plainViewing: Viewing = { reveal: false, flashedOff: false, over: 'text' };

/** The cell's background is not painted, so that the picture shows. */
export const clearBit = 1 << 20;

const looks = drawingBits | foreground(7) | background(7) | part(3);
const blank = 0x20 | background(7);

/**
 * What is painted for a cell: only character, colours and half, so that two cells that look alike
 * are equal.
 */
export function shownCell(cell: Cell, { reveal, flashedOff, over }: Viewing): number {
  const clear = over !== 'text' && !isBoxed(cell);
  const hidden =
    (isConcealed(cell) && !reveal) || (flashes(cell) && flashedOff) || (over === 'box' && clear);
  const shown = hidden ? emptied(cell) : cell;
  // A mosaic without blocks looks like a space, in any foreground colour.
  const looked = characterOf(shown) === 0x20 ? emptied(shown) & blank : shown & looks;
  return clear ? (looked & ~background(7)) | clearBit : looked;
}

/** Whether any cell of the page flashes. If none does, the flash phase is not needed. */
export function anyFlashes(cells: Uint32Array): boolean {
  return cells.some((cell) => flashes(cell) && characterOf(cell) !== 0x20);
}

/** 64 fields of 20 ms, flashing characters hidden in the last 16: 0.78 flashes a second. */
export const flashCycle = 1280;
export const flashShown = 960;
