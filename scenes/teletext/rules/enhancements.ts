import {
  bottomHalf,
  type Cell,
  markedWith,
  part,
  partOf,
  supplementBit,
  topHalf,
  withoutCharacter,
} from './cell';
import { toUnicode } from './charset';
import { columns, rows } from './grid';
import { codeOfReplaced } from './supplement';

/**
 * One packet X/26 (ETS 300 706, 12.3): its designation, 0 to 15, then thirteen triplets of 18 bits:
 * six of address, five of mode, seven of data.
 */
export type Enhancement = readonly number[];

export const tripletsInPacket = 13;

/** From this address on an address is a row; below it, a column. */
const firstRowAddress = columns;
const mode = { fullRowColor: 1, activePosition: 4, displayRow0: 7, termination: 31 } as const;
/** Level 1.5 does not support objects. Nothing after such a definition belongs to this page. */
const isObjectDefinition = (rowMode: number) => rowMode >= 0x15 && rowMode <= 0x17;
const g2Mode = 0x0f;
/** This mode and the fifteen after it hold the accent in their last four bits. */
const g0Mode = 0x10;
const currencySign = 0x28;

/**
 * Ends a page's enhancements. It replaces a triplet that cannot be corrected, because later
 * triplets may depend on it.
 */
export const terminationTriplet = 0x3f | (mode.termination << 6);

/**
 * @returns the packets of a page with one more, which replaces the one with the same designation
 */
export const withEnhancement = (
  packets: readonly Enhancement[] = [],
  packet: Enhancement,
): readonly Enhancement[] => [...packets.filter(([each]) => each !== packet[0]), packet];

/**
 * Adds the characters of a page's X/26 packets to its decoded cells (level 1.5): accented letters
 * and the characters of G2. A cell keeps its colours and its size.
 * @param cells from `decodeFrame`; changed in place
 * @returns the same cells
 */
export function layEnhancements(
  cells: Uint32Array,
  enhancements: readonly Enhancement[] = [],
): Uint32Array {
  const inOrder = [...enhancements].sort(([a = 0], [b = 0]) => a - b);
  let row = 0;
  for (const triplet of inOrder.flatMap(([, ...triplets]) => triplets)) {
    const address = triplet & 0x3f;
    const data = triplet >> 11;
    const does = (triplet >> 6) & 0x1f;
    if (address >= firstRowAddress) {
      if (does === mode.termination || isObjectDefinition(does)) break;
      if (does === mode.displayRow0) row = 0;
      else if (does === mode.activePosition || does === mode.fullRowColor) {
        // Address 40 means row 24, because row 0 cannot be chosen.
        row = address - firstRowAddress || rows - 1;
      }
    } else if (data >= 0x20) {
      const character = characterFor(does, data);
      if (character !== undefined) put(cells, row * columns + address, character);
    }
  }
  return cells;
}

/**
 * The bits of a cell that identify the character; undefined for a character that level 1.5 does not
 * show.
 */
function characterFor(does: number, data: number): Cell | undefined {
  if (does === g2Mode) return data | supplementBit;
  if (does < g0Mode) return undefined;
  if (does > g0Mode) return data | markedWith(does - g0Mode);
  // Without an accent the letter comes from the Latin set, whatever the page's national option.
  if (data === 0x2a) return 0x40;
  if (data === 0x23) return 0x5f;
  if (data === 0x24) return currencySign | supplementBit;
  const latin = String.fromCharCode(data);
  if (toUnicode(data) === latin) return data;
  return Math.max(0, codeOfReplaced(latin)) | supplementBit;
}

function put(cells: Uint32Array, at: number, character: Cell): void {
  const cell = cells[at];
  // The cell below double height shows the lower half of the cell above.
  if (cell === undefined || partOf(cell) === bottomHalf) return;
  cells[at] = withoutCharacter(cell) | character;
  if (partOf(cell) === topHalf) {
    cells[at + columns] = (withoutCharacter(cell) & ~part(3)) | part(bottomHalf) | character;
  }
}
