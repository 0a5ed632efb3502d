import {
  background,
  backgroundOf,
  bottomHalf,
  boxedBit,
  type Cell,
  concealBit,
  emptied,
  flashBit,
  foreground,
  mosaicBit,
  part,
  partOf,
  separatedBit,
  topHalf,
} from './cell';
import { code } from './codes';
import { columns, frameLength, type TeletextFrame } from './grid';

/** Only rows between these two may have double height. */
const firstDoubled = 1;
const lastDoubled = 22;
const space = 0x20;

/**
 * Decodes a page at level 1 (ETS 300 706, 12.2): what each cell shows.
 * @param frame 1,000 codes of 7 bits; a missing one is a space
 * @param cells filled and returned; pass the same array again to allocate nothing
 * @param blackAllowed whether 0x00 and 0x10 are the colour black (level 2.5) instead of being
 *   ignored
 * @returns 1,000 cells
 */
export function decodeFrame(
  frame: TeletextFrame,
  cells: Uint32Array = new Uint32Array(frameLength),
  blackAllowed = false,
): Uint32Array {
  let covered = false;
  for (let row = 0; row * columns < frameLength; row++) {
    const start = row * columns;
    if (covered) {
      coverRow(cells, start);
      covered = false;
    } else {
      const mayDouble = row >= firstDoubled && row <= lastDoubled;
      covered = decodeRow(frame, cells, start, mayDouble, blackAllowed);
    }
  }
  return cells;
}

/** @returns whether the row contains double height, which hides the row below it */
function decodeRow(
  frame: TeletextFrame,
  cells: Uint32Array,
  start: number,
  mayDouble: boolean,
  blackAllowed: boolean,
): boolean {
  let ink = 7;
  let paper = 0;
  /** Bits of the cell: flash, conceal, box and half. */
  let marks = 0;
  let mosaics = false;
  let apart = 0;
  let holding = false;
  let held = space;
  let doubled = false;
  let before = 0;
  for (let column = 0; column < columns; column++) {
    const value = (frame[start + column] ?? space) & 0x7f;
    if (value >= space) {
      const isMosaic = mosaics && (value & 0x20) !== 0;
      const shown = isMosaic ? value | mosaicBit | apart : value;
      if (isMosaic) held = shown;
      cells[start + column] = shown | foreground(ink) | background(paper) | marks;
      before = value;
      continue;
    }
    if (value === code.steady) marks &= ~flashBit;
    else if (value === code.endBox && before === value) marks &= ~boxedBit;
    else if (value === code.startBox && before === value) marks |= boxedBit;
    else if (value === code.normalHeight) {
      if (partOf(marks) !== 0) held = space;
      marks &= ~part(3);
    } else if (value === code.conceal) marks |= concealBit;
    else if (value === code.contiguous) apart = 0;
    else if (value === code.separated) apart = separatedBit;
    else if (value === code.blackBackground) paper = 0;
    else if (value === code.newBackground) paper = ink;
    else if (value === code.hold) holding = true;
    const shown = holding && mosaics ? held : space;
    cells[start + column] = shown | foreground(ink) | background(paper) | marks;
    if ((value & 0x0f) < 8 && ((value & 7) !== 0 || blackAllowed)) {
      ink = value & 7;
      const toMosaics = value >= code.mosaic;
      if (toMosaics !== mosaics) held = space;
      mosaics = toMosaics;
      marks &= ~concealBit;
    } else if (value === code.flash) marks |= flashBit;
    else if (value === code.release) holding = false;
    else if (value === code.doubleHeight && mayDouble) {
      if (partOf(marks) === 0) held = space;
      marks |= part(topHalf);
      doubled = true;
    }
    before = value;
  }
  return doubled;
}

/**
 * The row below double height: it shows the bottom halves, and elsewhere the background of the row
 * above.
 */
function coverRow(cells: Uint32Array, start: number): void {
  for (let at = start; at < start + columns; at++) {
    const above: Cell = cells[at - columns] ?? 0;
    cells[at] =
      partOf(above) === topHalf
        ? (above & ~part(3)) | part(bottomHalf)
        : emptied((above & boxedBit) | foreground(7) | background(backgroundOf(above)));
  }
}
