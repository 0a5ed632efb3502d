import { toPageNumber } from './Page';

/** The number on the set and what has been keyed since. */
export type RemoteState = Readonly<{
  /** As it is sent: 0x100 is page 100. Those with a letter are reached by a coloured button only. */
  page: number;
  /** Digits keyed and not yet sent off with GO; at most three. */
  buffer: string;
}>;

export type PromptColor = 'red' | 'green' | 'yellow' | 'blue';

export type RemoteKey =
  | Readonly<{ key: 'digit'; digit: number }>
  | Readonly<{ key: 'clear' | 'go' | 'power' | 'up' | 'down' | 'left' | 'right' | 'ok' }>
  /** A coloured button, with where it leads on this page; without, where it always does. */
  | Readonly<{ key: PromptColor; target?: number }>;

/** In the order of the prompts and of the buttons. */
export const promptColors: readonly PromptColor[] = ['red', 'green', 'yellow', 'blue'];

export const firstPage = 0x100;
export const lastPage = 0x899;
const digitsHeld = 3;

/** Where the coloured buttons lead on a page that does not say. */
export const usualTargets: Readonly<Record<PromptColor, number>> = {
  red: 0x100,
  green: 0x390,
  yellow: 0x400,
  blue: 0x100,
};

export const atRest: RemoteState = { page: firstPage, buffer: '' };

/** A number keyed in, as it is sent; the nearer end for one that no service has. */
export function keyedPage(dialled: number): number {
  return toPageNumber(Math.min(899, Math.max(100, dialled)));
}

/** One page on or back, in tens, whatever letters the number has; never beyond either end. */
function beside(page: number, step: number): number {
  const inMagazine = Math.min(99, ((page >> 4) & 15) * 10 + (page & 15));
  return keyedPage((page >> 8) * 100 + inMagazine + step);
}

/** The three signs of a page's number. */
export function pageDigits(page: number): string {
  return page.toString(16).toUpperCase();
}

/** What the set's window shows: what is being keyed, or the page. */
export function display({ page, buffer }: RemoteState): string {
  return buffer === '' ? pageDigits(page) : buffer;
}

/** What a press of the remote does. Full of digits, the buffer takes no more. */
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
