import { firstPage, pageDigits } from '../../../scenes/teletext/rules/remote';

/** The page that an address asks for, as `?p=`; the index where it is malformed or none. */
export function askedPage(text: string | null): number {
  return text !== null && /^[1-8][\da-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : firstPage;
}

/** What `?p=` says for a page. */
export const addressOf = pageDigits;
