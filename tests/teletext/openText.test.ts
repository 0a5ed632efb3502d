import { expect, test } from 'vitest';
import { openFile } from '../../src/toys/teletext/frames/openFile';
import { openText } from '../../src/toys/teletext/frames/openText';

/** A page whose rows have every byte that a row can have, with eight bits as editors write them. */
function everyByte(): Uint8Array {
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...Array.from(text, (sign) => sign.charCodeAt(0)));
  write('DE,Every byte\r\nPN,15200\r\n');
  for (let row = 1; row <= 8; row++) {
    write(`OL,${row},`);
    for (let byte = row * 32 - 32; byte < row * 32; byte++) {
      if (byte !== 0x0a && byte !== 0x0d && byte !== 0x1b) bytes.push(byte);
    }
    write('\r\n');
  }
  return Uint8Array.from(bytes);
}

/** The characters of Windows-1252 from 0x80 to 0x9F, and of ISO 8859-1 where it has none. */
const highSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const readings: readonly (readonly [name: string, read: (bytes: Uint8Array) => string])[] = [
  ['ISO 8859-1', (bytes) => Buffer.from(bytes).toString('latin1')],
  [
    'Windows-1252',
    (bytes) =>
      Array.from(bytes, (byte) => highSigns[byte - 0x80] ?? String.fromCharCode(byte)).join(''),
  ],
];

test.each(readings)('a page pasted as %s equals the dropped file', async (_, read) => {
  const bytes = everyByte();
  const dropped = await openFile(new File([bytes.slice()], 'p152.tti'));
  const [page] = dropped.ok ? dropped.pages : [];
  expect(page?.subpages[0]?.frame.subarray(200, 203)).toEqual(Uint8Array.from([0, 1, 2]));
  expect(openText(read(bytes))).toEqual(dropped);
});

test('a character without a byte becomes a question mark', () => {
  const opened = openText('PN,15200\r\nOL,1,\u6771A\r\n');
  expect(opened.ok && opened.pages[0]?.subpages[0]?.frame.subarray(40, 43)).toEqual(
    Uint8Array.from([0x3f, 0x41, 0x20]),
  );
});
