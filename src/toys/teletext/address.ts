import { firstPage, pageDigits } from '../../../scenes/teletext/rules/remote';
import { type Place, stateIn, teletextPageState } from '../../lib/addresses';

/** The page in the address, `?p=`; the index where it is missing or malformed. */
export function askedPage(address: Place): number {
  const text = stateIn(teletextPageState, address);
  return text === undefined ? firstPage : Number.parseInt(text, 16);
}

/** The value of `?p=` for a page. */
export const addressOf = pageDigits;
