import type { Enhancement } from './enhancements';
import { blankFrame, type TeletextFrame } from './grid';

/** One of a page's frames. Frames with the same number are sent in turn. */
export type Subpage = Readonly<{
  frame: TeletextFrame;
  /** Packets with the characters that a level 1.5 decoder adds to the frame. */
  enhancements?: readonly Enhancement[];
  /** 0 for a page of one frame, else 1 to 0x79 in steps as decimal digits; 0x3F7F at most. */
  subcode: number;
  /** The bits of `status`. */
  status: number;
  /** How long the frame is shown: in seconds (T) or in cycles of the whole magazine (C). */
  cycle: Readonly<{ count: number; unit: 'T' | 'C' }>;
  /**
   * The pages behind red, green, yellow, blue, the fifth button and the index button; 0 is none.
   */
  links: Links;
}>;

/** A frame that is being read. */
export type Draft = { -readonly [Key in keyof Subpage]: Subpage[Key] } & { number: number };

export type Links = readonly [
  red: number,
  green: number,
  yellow: number,
  blue: number,
  fifth: number,
  index: number,
];

export type Page = Readonly<{
  /** Its three digits as a hexadecimal number: 0x100 to 0x8FF. */
  number: number;
  description: string;
  /** Never empty. */
  subpages: readonly Subpage[];
}>;

/** The bits of a page's status as TTI files write them (PS). */
export const status = {
  transmit: 0x8000,
  erase: 0x4000,
  newsflash: 0x0001,
  subtitle: 0x0002,
  suppressHeader: 0x0004,
  inhibit: 0x0020,
} as const;

export const noLinks: Links = [0, 0, 0, 0, 0, 0];

/**
 * A blank frame that is shown for eight seconds and has no links: the defaults of files and
 * streams.
 */
export const blankSubpage = (): Subpage => ({
  frame: blankFrame(),
  subcode: 0,
  status: status.transmit,
  cycle: { count: 8, unit: 'T' },
  links: noLinks,
});

/** The page number, as transmitted, for a dialled number from 100 to 899. */
export function toPageNumber(dialled: number): number {
  return (Math.floor(dialled / 100) << 8) | ((Math.floor(dialled / 10) % 10) << 4) | (dialled % 10);
}

/**
 * The number that a viewer dials; undefined for one with a letter in it, which no remote can dial.
 */
export function toDialled(pageNumber: number): number | undefined {
  const digits = pageNumber.toString(16);
  return /^[1-8]\d\d$/.test(digits) ? Number(digits) : undefined;
}

/** The subcode of the frame at that index: 1 is 0x01, 10 is 0x10. A page of one frame has 0. */
export function subcodeAt(index: number, count: number): number {
  if (count < 2) return 0;
  const place = index + 1;
  return (Math.floor(place / 10) << 4) | (place % 10);
}
