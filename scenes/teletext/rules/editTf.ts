import { letters as digits, values } from '../../kit/rules/textOfBytes';
import { blankFrame, columns, frameLength, rows, type TeletextFrame } from './grid';
import { type ImportResult, refused } from './ImportResult';
import { blankSubpage, status } from './Page';

const bitsACode = 7;
const bitsADigit = 6;
const digitsOf = (codes: number) => Math.ceil((codes * bitsACode) / bitsADigit);
const whole = digitsOf(frameLength);
/** The number of digits in older addresses of the editor, which omit the prompt row. */
const withoutPrompts = digitsOf((rows - 1) * columns);
/** Upper bound. The address of a page is much shorter. */
const maxCharacters = 20_000;
const blackForeground = 8;

/**
 * Reads an address of the editor at edit.tf (or one of the same format): a digit for set and
 * colours, a colon, then 25 rows of 40 codes of seven bits, six bits to a digit.
 * @param address a whole address, or the part after its `#`
 */
export function readEditTf(address: string): ImportResult {
  if (address.length > maxCharacters) return refused('That address is too long to hold a page.');
  const [, set, packed = '', fields = ''] =
    /^(?:[^#]*#)?([\da-f]):([\w-]*)((?::[^#]*)?)$/i.exec(address.trim()) ?? [];
  if (set === undefined) {
    return refused('That is not the address of a teletext page: it should go on after a # sign.');
  }
  if (packed.length !== whole && packed.length !== withoutPrompts) {
    return refused(
      `That address is broken: a page has ${whole} signs, or ${withoutPrompts}, and this one ${packed.length}.`,
    );
  }
  const frame = unpack(packed);
  const [, number = '100'] = /:PN=([1-8][\da-f]{2})/i.exec(fields) ?? [];
  const [, bits = '8000'] = /:PS=([\da-f]{1,4})(?::|$)/i.exec(fields) ?? [];
  return {
    ok: true,
    pages: [
      {
        number: Number.parseInt(number, 16),
        description: '',
        subpages: [
          { ...blankSubpage(), frame, status: Number.parseInt(bits, 16) | status.transmit },
        ],
      },
    ],
  };
}

/** Packs numbers of `from` bits into numbers of `to` bits. The last is filled up with zeros. */
function repack(numbers: Iterable<number>, from: number, to: number): number[] {
  const packed: number[] = [];
  let held = 0;
  let bits = 0;
  for (const number of numbers) {
    held = (held << from) | number;
    bits += from;
    while (bits >= to) {
      bits -= to;
      packed.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) packed.push(held << (to - bits));
  return packed;
}

function unpack(packed: string): TeletextFrame {
  const frame = blankFrame();
  const sent = Array.from(packed, (digit) => values.get(digit) ?? 0);
  frame.set(repack(sent, bitsADigit, bitsACode).slice(0, frameLength));
  return frame;
}

/** A frame as the part after the `#` of an edit.tf address. */
export function writeEditTf(frame: TeletextFrame): string {
  const black = frame.includes(0x00) || frame.includes(0x10);
  const codes = frame.map((code) => code & 0x7f);
  const packed = repack(codes, bitsACode, bitsADigit).map((digit) => digits[digit]);
  return `${black ? blackForeground : 0}:${packed.join('')}`;
}
