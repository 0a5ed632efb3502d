import { firstPage, pageDigits } from '../../../scenes/teletext/rules/remote';
import { type Place, stateIn, teletextPageState } from '../../lib/addresses';

/** The page that an address asks for, as `?p=`; the index where it is malformed or none. */
export function askedPage(address: Place): number {
  const text = stateIn(teletextPageState, address);
  return text === undefined ? firstPage : Number.parseInt(text, 16);
}

/** What `?p=` says for a page. */
export const addressOf = pageDigits;
