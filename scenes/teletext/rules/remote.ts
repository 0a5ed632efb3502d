import { toPageNumber } from './Page';

/** The current page, and the digits keyed since. */
export type RemoteState = Readonly<{
  /**
   * The page number as transmitted: 0x100 is page 100. Only coloured buttons lead to numbers with a
   * letter.
   */
  page: number;
  /** Digits keyed and not yet confirmed with GO; at most three. */
  buffer: string;
}>;

/** In the order of the prompts and the buttons. */
export const promptColors = ['red', 'green', 'yellow', 'blue'] as const;
export type PromptColor = (typeof promptColors)[number];

export type RemoteKey =
  | Readonly<{ key: 'digit'; digit: number }>
  | Readonly<{ key: 'clear' | 'go' | 'power' | 'up' | 'down' | 'left' | 'right' | 'ok' }>
  /** A coloured button, with its target on this page. Without one it leads to its usual page. */
  | Readonly<{ key: PromptColor; target?: number }>;

export const firstPage = 0x100;
export const lastPage = 0x899;
const digitsHeld = 3;

/** The targets of the coloured buttons on a page that does not set them. */
const usualTargets: Readonly<Record<PromptColor, number>> = {
  red: 0x100,
  green: 0x390,
  yellow: 0x400,
  blue: 0x100,
};

export const atRest: RemoteState = { page: firstPage, buffer: '' };

/**
 * The page number, as transmitted, of a keyed number. An out-of-range number gives the nearest
 * page.
 */
export function keyedPage(dialled: number): number {
  return toPageNumber(Math.min(899, Math.max(100, dialled)));
}

/**
 * The next or previous page in decimal digits, whatever letters the number has. It stops at either
 * end.
 */
function beside(page: number, step: number): number {
  const inMagazine = Math.min(99, ((page >> 4) & 15) * 10 + (page & 15));
  return keyedPage((page >> 8) * 100 + inMagazine + step);
}

/** The three characters of a page's number. */
export function pageDigits(page: number): string {
  return page.toString(16).toUpperCase();
}

/** The set's display: the digits being keyed, or the page. */
export function display({ page, buffer }: RemoteState): string {
  return buffer === '' ? pageDigits(page) : buffer;
}

/** The state after a press on the remote. A full buffer takes no more digits. */
export function press(state: RemoteState, pressed: RemoteKey): RemoteState {
  const { page, buffer } = state;
  switch (pressed.key) {
    case 'digit':
      return buffer.length < digitsHeld ? { page, buffer: buffer + pressed.digit } : state;
    case 'clear':
      return { page, buffer: '' };
    case 'go':
      return buffer === '' ? state : { page: keyedPage(Number(buffer)), buffer: '' };
    case 'power':
      return atRest;
    case 'up':
    case 'left':
      return { page: beside(page, -1), buffer: '' };
    case 'down':
    case 'right':
      return { page: beside(page, 1), buffer: '' };
    case 'ok':
      return state;
    case 'red':
    case 'green':
    case 'yellow':
    case 'blue':
      return { page: pressed.target ?? usualTargets[pressed.key], buffer: '' };
  }
}
