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

/** How a page is looked at. */
export type Viewing = Readonly<{
  /** Concealed characters are shown. */
  reveal: boolean;
  /** It is the moment of the flash in which flashing characters are gone. */
  flashedOff: boolean;
  /**
   * `text`: the page alone. `mix`: its letters over the picture, boxes with their ground. `box`:
   * nothing but what is boxed, as newsflashes and subtitles are.
   */
  over: 'text' | 'mix' | 'box';
}>;

export const plainViewing: Viewing = { reveal: false, flashedOff: false, over: 'text' };

/** The picture lies behind: the ground of the cell is not painted. */
export const clearBit = 1 << 20;

const looks = drawingBits | foreground(7) | background(7) | part(3);
const blank = 0x20 | background(7);

/**
 * What is painted for a cell: character, colours and half, and nothing else, so that two cells that
 * look alike are equal.
 */
export function shownCell(cell: Cell, { reveal, flashedOff, over }: Viewing): number {
  const clear = over !== 'text' && !isBoxed(cell);
  const hidden =
    (isConcealed(cell) && !reveal) || (flashes(cell) && flashedOff) || (over === 'box' && clear);
  const shown = hidden ? emptied(cell) : cell;
  // A mosaic without a block and a space look alike, in any ink.
  const looked = characterOf(shown) === 0x20 ? emptied(shown) & blank : shown & looks;
  return clear ? (looked & ~background(7)) | clearBit : looked;
}

/** Whether a cell of the page flashes at all; where none does, nobody need ask for the moment. */
export function anyFlashes(cells: Uint32Array): boolean {
  return cells.some((cell) => flashes(cell) && characterOf(cell) !== 0x20);
}

/** 64 fields of 20 ms, the last 16 without what flashes: 0.78 times a second. */
export const flashCycle = 1280;
export const flashShown = 960;
