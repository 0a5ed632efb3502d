/**
 * What a cell shows after the controls before it have been applied, in one number, so that two
 * pages are compared cell by cell as numbers:
 *
 * | bits  | are                                                       |
 * | ----- | --------------------------------------------------------- |
 * | 0–6   | the character, 0x20 to 0x7F                               |
 * | 7     | a mosaic, not a letter                                    |
 * | 8     | separated: the blocks of the mosaic have gaps             |
 * | 9–11  | foreground colour                                         |
 * | 12–14 | background colour                                         |
 * | 15    | flashes                                                   |
 * | 16    | concealed                                                 |
 * | 17–18 | 0: normal height; 1 and 2: top and bottom of double height |
 * | 19    | boxed                                                     |
 * | 20    | of a painted cell: the background is clear (`clearBit`)    |
 * | 21–24 | an accent over or under the letter, 1 to 15 (level 1.5)   |
 * | 25    | the character is from `supplement.ts` (level 1.5)         |
 */
export type Cell = number;

export const mosaicBit = 1 << 7;
export const separatedBit = 1 << 8;
export const flashBit = 1 << 15;
export const concealBit = 1 << 16;
export const boxedBit = 1 << 19;
export const supplementBit = 1 << 25;
export const topHalf = 1;
export const bottomHalf = 2;

const foregroundShift = 9;
const backgroundShift = 12;
const partShift = 17;
const markShift = 21;

/** @param color 0 to 7, as in `colors` */
export const foreground = (color: number): Cell => color << foregroundShift;
export const background = (color: number): Cell => color << backgroundShift;
export const part = (half: number): Cell => half << partShift;
/** @param mark 1 to 15, as in column 4 of G2: grave, acute, circumflex … caron */
export const markedWith = (mark: number): Cell => mark << markShift;

export const characterOf = (cell: Cell): number => cell & 0x7f;
export const markOf = (cell: Cell): number => (cell >> markShift) & 15;
export const isSupplement = (cell: Cell): boolean => (cell & supplementBit) !== 0;
export const isMosaic = (cell: Cell): boolean => (cell & mosaicBit) !== 0;
export const isSeparated = (cell: Cell): boolean => (cell & separatedBit) !== 0;
export const foregroundOf = (cell: Cell): number => (cell >> foregroundShift) & 7;
export const backgroundOf = (cell: Cell): number => (cell >> backgroundShift) & 7;
export const partOf = (cell: Cell): number => (cell >> partShift) & 3;
export const flashes = (cell: Cell): boolean => (cell & flashBit) !== 0;
export const isConcealed = (cell: Cell): boolean => (cell & concealBit) !== 0;
export const isBoxed = (cell: Cell): boolean => (cell & boxedBit) !== 0;

/** The bits that decide which drawing a cell shows. */
export const drawingBits = 0x7f | mosaicBit | separatedBit | markedWith(15) | supplementBit;

/** The index of the drawing that a cell shows, one of 16,384. */
export const drawingOf = (cell: Cell): number =>
  (cell & 0x1ff) | ((cell >> (markShift - 9)) & 0x3e00);

/** All bits of a cell except its character. */
export const withoutCharacter = (cell: Cell): Cell => cell & ~drawingBits;

/** The same cell with a space as its character. */
export const emptied = (cell: Cell): Cell => withoutCharacter(cell) | 0x20;
