import { readEditTf } from '../../../../scenes/teletext/rules/editTf';
import type { ImportResult } from '../../../../scenes/teletext/rules/ImportResult';
import { readTti } from '../../../../scenes/teletext/rules/readTti';

/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; a space where they are unused. */
const highSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** An eight-bit page was decoded by the clipboard: turns characters back into bytes. */
const toBytes = (text: string) =>
  text.replace(/[^\0-ÿ]/g, (sign) => {
    const place = highSigns.indexOf(sign);
    return place < 0 ? sign : String.fromCharCode(0x80 + place);
  });

/** Imports pasted text: the lines of a TTI file, or an address. */
export function openText(text: string): ImportResult {
  return /^\w\w,/m.test(text) ? readTti(toBytes(text)) : readEditTf(text);
}
