import { type Enhancement, tripletsInPacket, withEnhancement } from './enhancements';
import { columns, rows, type TeletextFrame } from './grid';
import { type ImportResult, maxSubpages, opened, refused } from './ImportResult';
import { blankSubpage, type Draft } from './Page';

const maxCharacters = 8_000_000;
const maxDescription = 200;
/** Files use this value or 0 for "no page". */
const noPage = 0x8ff;
const escapeByte = 0x1b;

/** Fields that half of the editors write before the page that they belong to. */
type Ahead = Pick<Draft, 'cycle' | 'status'>;

const hexadecimal = (text: string, digits: RegExp): number | undefined =>
  digits.test(text) ? Number.parseInt(text, 16) : undefined;

/**
 * Reads the pages of a TTI file (MRG Systems' format). Unknown records, rows that no set shows (25
 * and up, except 26 with its accents) and malformed fields are left out.
 * @param text one character per byte, as in ISO 8859-1
 */
export function readTti(text: string): ImportResult {
  if (text.length > maxCharacters) return refused('That file is too large to be a teletext page.');
  const drafts: Draft[] = [];
  let description = '';
  let rowsRead = 0;
  /** Whether a row of the current page was read: later fields may belong to the next page. */
  let begun = false;
  const { cycle, status } = blankSubpage();
  const ahead: Ahead = { cycle, status };
  for (const [ended] of text.matchAll(/[^\n]+/g)) {
    const line = ended.replace(/\r$/, '');
    const comma = line.indexOf(',');
    if (comma !== 2) continue;
    const value = line.slice(3);
    const draft = drafts.at(-1);
    switch (line.slice(0, 2)) {
      case 'DE':
        description ||= value.trim().slice(0, maxDescription);
        break;
      case 'PN': {
        const number = hexadecimal(value.trim().slice(0, 3), /^[1-8][\da-f]{2}$/i);
        if (number === undefined) break;
        if (drafts.length === maxSubpages) return refused('That file holds too many pages.');
        drafts.push({ number, ...blankSubpage(), ...ahead });
        begun = false;
        break;
      }
      case 'OL':
        if (draft && value.startsWith(enhancementRow)) {
          draft.enhancements = withEnhancement(draft.enhancements, readEnhancement(value));
        } else if (draft && readRow(value, draft.frame)) {
          begun = true;
          rowsRead++;
        }
        break;
      case 'CT':
      case 'PS':
        readAhead(value.trim(), draft && !begun ? draft : ahead);
        break;
      default:
        if (draft) readField(line.slice(0, 2), value.trim(), draft);
    }
  }
  if (drafts.length === 0) {
    return refused('That is not a teletext page: no line of it says which page it is (PN).');
  }
  if (rowsRead === 0) return refused('That teletext file has no row in it that a set could show.');
  return opened(drafts, description);
}

/** A cycle contains a comma, a status does not. */
function readAhead(value: string, into: Ahead): void {
  const [, count, unit] = /^(\d{1,5}),([TC])$/.exec(value) ?? [];
  if (count) into.cycle = { count: Number(count), unit: unit === 'C' ? 'C' : 'T' };
  else into.status = hexadecimal(value, /^[\da-f]{1,4}$/i) ?? into.status;
}

function readField(name: string, value: string, draft: Draft): void {
  if (name === 'SC') {
    const subcode = hexadecimal(value, /^[\da-f]{1,4}$/i);
    if (subcode !== undefined && subcode <= 0x3f7f) draft.subcode = subcode;
  } else if (name === 'FL') {
    const numbers = value.split(',').map((link) => {
      const number = hexadecimal(link.trim(), /^[1-8][\da-f]{2}$/i) ?? 0;
      return number === noPage ? 0 : number;
    });
    const [red = 0, green = 0, yellow = 0, blue = 0, fifth = 0, index = 0] = numbers;
    draft.links = [red, green, yellow, blue, fifth, index];
  }
}

const enhancementRow = '26,';
const bitsACharacter = 6;

/** The triplets of a packet X/26. A character holds six bits, and the lowest come first. */
function readEnhancement(value: string): Enhancement {
  const bits = Array.from(value.slice(enhancementRow.length), (sign) => sign.charCodeAt(0) & 0x3f);
  const [designation = 0, ...sent] = bits;
  const triplets = Array.from({ length: Math.min(tripletsInPacket, sent.length / 3) }, (_, at) => {
    const [low = 0, middle = 0, high = 0] = sent.slice(at * 3);
    return low | (middle << bitsACharacter) | (high << (2 * bitsACharacter));
  });
  return [designation & 15, ...triplets];
}

/** @returns whether the row exists */
function readRow(value: string, frame: TeletextFrame): boolean {
  const [prefix = '', digits = ''] = /^(\d{1,2}),/.exec(value) ?? [];
  const row = Number(digits);
  if (prefix === '' || row >= rows) return false;
  let at = prefix.length;
  for (let column = 0; column < columns && at < value.length; column++, at++) {
    const byte = value.charCodeAt(at);
    let code = byte > 0xff ? 0x3f : byte & 0x7f;
    // A bare 0x10 stands for double height, whose own code would end the line.
    if (byte === 0x10) code = 0x0d;
    if (byte === escapeByte && at + 1 < value.length) code = value.charCodeAt(++at) & 0x1f;
    frame[row * columns + column] = code;
  }
  return true;
}
