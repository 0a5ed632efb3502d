import { readEditTf } from '../../../../scenes/teletext/rules/editTf';
import type { ImportResult } from '../../../../scenes/teletext/rules/ImportResult';
import { readTti } from '../../../../scenes/teletext/rules/readTti';

/** What Windows-1252 makes of the bytes 0x80 to 0x9F; a blank where it keeps them as they are. */
const highSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A page of eight bits has been through a clipboard's character set: back to one character a byte. */
const toBytes = (text: string) =>
  text.replace(/[^\0-ÿ]/g, (sign) => {
    const place = highSigns.indexOf(sign);
    return place < 0 ? sign : String.fromCharCode(0x80 + place);
  });

/** A text that somebody pasted: the lines of a TTI file, or an address. */
export function openText(text: string): ImportResult {
  return /^\w\w,/m.test(text) ? readTti(toBytes(text)) : readEditTf(text);
}
