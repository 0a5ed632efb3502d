import { describe, expect, test } from 'vitest';
import { characterOf } from '../../scenes/teletext/rules/cell';
import { fold, toCode, toUnicode } from '../../scenes/teletext/rules/charset';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { cellHeight, cellWidth, dotsOf } from '../../scenes/teletext/rules/dots';
import { readEditTf, writeEditTf } from '../../scenes/teletext/rules/editTf';
import { blankFrame, columns } from '../../scenes/teletext/rules/grid';
import { hammingOf, unhamming, withParity } from '../../scenes/teletext/rules/hamming';
import { headerText, putHeader } from '../../scenes/teletext/rules/header';
import type { ImportResult } from '../../scenes/teletext/rules/ImportResult';
import { layRow } from '../../scenes/teletext/rules/layRow';
import {
  noLinks,
  type Page,
  type Subpage,
  subcodeAt,
  toDialled,
  toPageNumber,
} from '../../scenes/teletext/rules/Page';
import { packetLength, writePackets } from '../../scenes/teletext/rules/packets';
import { readPackets } from '../../scenes/teletext/rules/readPackets';
import { readText } from '../../scenes/teletext/rules/readText';
import { readTti } from '../../scenes/teletext/rules/readTti';
import { pageDigits, promptColors } from '../../scenes/teletext/rules/remote';
import { writeTti } from '../../scenes/teletext/rules/writeTti';
import { frameOf } from './frames';

function pagesIn(opened: ImportResult): readonly Page[] {
  if (!opened.ok) throw new Error(opened.error);
  return opened.pages;
}

function subpage(fields: Partial<Subpage> = {}): Subpage {
  return {
    frame: frameOf({ 1: '{r}one', 24: '{g}prompt' }),
    subcode: 0,
    status: 0x8000,
    cycle: { count: 8, unit: 'T' },
    links: noLinks,
    ...fields,
  };
}

const only = (opened: ImportResult): Subpage | undefined => pagesIn(opened)[0]?.subpages[0];

describe('the English set', () => {
  test('differs from ASCII in these characters', () => {
    const codes = [0x23, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x7b, 0x7c, 0x7d, 0x7e, 0x7f];
    expect(codes.map(toUnicode).join('')).toBe('£←½→↑#―¼‖¾÷■');
    expect(codes.map(toUnicode).map(toCode)).toEqual(codes);
    expect([toUnicode(0x20), toUnicode(0x41), toUnicode(0x7a)]).toEqual([' ', 'A', 'z']);
    expect([toUnicode(0x1f), toUnicode(0x80)]).toEqual([' ', ' ']);
    expect(toCode('€')).toBe(0x3f);
  });

  test('replaces common characters that it does not have', () => {
    expect(fold('‘a’ “b” – — … × · • − € 5° æÆß ø ł ™®')).toBe(
      '\'a\' "b" - ― ... x - * - EUR 5 deg aeAEss o l ',
    );
    expect(fold('a\u00a0b\u2003c')).toBe('a b c');
    expect(fold('naïve Café ç 🦖 ☃ 世')).toBe('naive Cafe c   ?');
  });
});

describe('a page number', () => {
  test('is dialled with three digits, and letters are not digits', () => {
    expect([toPageNumber(100), toPageNumber(159), toPageNumber(899)]).toEqual([
      0x100, 0x159, 0x899,
    ]);
    expect([0x100, 0x899, 0x1a0, 0x10f, 0x900, 0x99, 0x1000].map(toDialled)).toEqual([
      100,
      899,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([pageDigits(0x1af), pageDigits(0x3c0)]).toEqual(['1AF', '3C0']);
    expect(promptColors).toEqual(['red', 'green', 'yellow', 'blue']);
  });

  test('has a subcode for each of several frames, and none for a single one', () => {
    expect([subcodeAt(0, 1), subcodeAt(0, 2), subcodeAt(1, 2)]).toEqual([0, 1, 2]);
    expect([subcodeAt(8, 20), subcodeAt(9, 20), subcodeAt(19, 20)]).toEqual([9, 0x10, 0x20]);
  });
});

describe('a header', () => {
  const moment = { weekday: 5, day: 2, month: 4, hours: 9, minutes: 5, seconds: 7 };
  const read = (codes: Uint8Array) =>
    Array.from(codes, (code) => (code < 0x20 ? '·' : String.fromCharCode(code))).join('');

  test('shows service, page, day and clock in 32 codes, cut and padded', () => {
    expect(read(headerText('KITEFAX', '159', moment))).toBe('·KITEFAX·159·Fri 02 May·09:05/07');
    expect(read(headerText('KITEFAXES', '1', moment))).toBe('·KITEFAX·  1·Fri 02 May·09:05/07');
    expect(read(headerText('TV', '100'))).toBe(`·TV     ·100·${' '.repeat(10)}·${' '.repeat(8)}`);
  });

  test("follows the set's own eight codes, whose number is green during a search", () => {
    const frame = blankFrame();
    putHeader(frame, '159', headerText('KITEFAX', '159', moment));
    expect(read(frame.subarray(0, 40))).toBe('·P159   ·KITEFAX·159·Fri 02 May·09:05/07');
    expect([frame[0], frame[8], frame[40]]).toEqual([7, 2, 0x20]);
    putHeader(frame, '1', new Uint8Array(60).fill(0x41), true);
    expect([frame[0], frame[39], frame[40]]).toEqual([2, 0x41, 0x20]);
  });

  test('a row is cut at forty codes, and an unknown control is refused', () => {
    expect(layRow('x'.repeat(60))).toEqual(new Uint8Array(40).fill(0x78));
    expect(() => layRow('a{z}b')).toThrow('no control {z} in "a{z}b"');
  });
});

describe('decoding', () => {
  const cells = (text: string, row = 1) =>
    Array.from(decodeFrame(frameOf({ [row]: text })).subarray(row * columns, (row + 1) * columns));
  const written = (row: readonly number[]) =>
    row.map((cell) => String.fromCharCode(characterOf(cell))).join('');

  test('doubles the 22nd row', () => {
    const frame = frameOf({ 22: '{d}A' });
    expect(characterOf(decodeFrame(frame)[23 * columns + 1])).toBe(0x41);
  });

  test("drops a held mosaic at a letter's colour, and keeps it at another mosaic's", () => {
    expect(written(cells('{R}5{h}{G}{B}')).slice(0, 5)).toBe(' 5555'.slice(0, 5));
    expect(written(cells('{R}5{h}{g}{G}')).slice(0, 5)).toBe(' 555 ');
    expect(written(cells('{R}5{h}{g}{G}{h}')).slice(3, 6)).toBe('5  ');
  });

  test('keeps a held mosaic if the height does not change', () => {
    expect(written(cells('{R}5{h}{s}{s}')).slice(0, 5)).toBe(' 5555');
    expect(written(cells('{R}{d}5{h}{d}{d}')).slice(2, 6)).toBe('5555');
  });

  test('also holds a space that is an empty mosaic', () => {
    const row = cells('{R}5 {h}{G}');
    expect(written(row).slice(1, 5)).toBe('5   ');
  });
});

describe('the dots of a cell', () => {
  const rows = (character: number) => Array.from(dotsOf(character));

  test('leave the margins of a letter free, and fill nothing beyond its drawing', () => {
    for (let character = 0x20; character < 0x7f; character++) {
      const dots = rows(character);
      expect(dots).toHaveLength(cellHeight);
      for (const row of dots) expect(row & 0b110000000000).toBe(0);
      expect(dots.slice(0, 2)).toEqual([0, 0]);
      expect(dots.every((row) => row < 1 << cellWidth)).toBe(true);
    }
  });

  test('of a descender reach its ninth row', () => {
    expect(rows(0x6a).slice(16)).toEqual([
      0b000000001100, 0b000000011100, 0b000011111000, 0b000011110000,
    ]);
    expect(rows(0x5f).some((row) => row !== 0)).toBe(true);
  });

  test('of a full block fill its five by nine, without rounding', () => {
    expect(rows(0x7f)).toEqual([0, 0, ...Array(14).fill(0b001111111111), 0, 0, 0, 0]);
  });
});

describe('an address of edit.tf', () => {
  const packed = writeEditTf(frameOf({ 1: 'hello' }));

  test('without fields is page 100, sent for eight seconds, without links', () => {
    expect(pagesIn(readEditTf(packed))).toEqual([
      {
        number: 0x100,
        description: '',
        subpages: [
          {
            frame: frameOf({ 1: 'hello' }),
            subcode: 0,
            status: 0x8000,
            cycle: { count: 8, unit: 'T' },
            links: noLinks,
          },
        ],
      },
    ]);
  });

  test('may have spaces around it and fields after it, and nothing else', () => {
    expect(only(readEditTf(`  ${packed}\n`))?.frame).toEqual(frameOf({ 1: 'hello' }));
    expect(only(readEditTf(`${packed}:PS=4012`))?.status).toBe(0xc012);
    expect(only(readEditTf(`${packed}:PS=4012:X=1`))?.status).toBe(0xc012);
    expect(pagesIn(readEditTf(`${packed}:PN=1a0`))[0]?.number).toBe(0x1a0);
    expect(pagesIn(readEditTf(`${packed}:PN=1x0`))[0]?.number).toBe(0x100);
    expect(readEditTf(`x${packed}`).ok).toBe(false);
    expect(readEditTf(`##${packed}`).ok).toBe(false);
    expect(readEditTf('x'.repeat(20_001))).toMatchObject({ error: expect.stringMatching('long') });
    expect(readEditTf('x'.repeat(20_000))).toMatchObject({ error: expect.stringMatching('#') });
  });

  test('writes its last bits, and says 8 only for black', () => {
    const frame = blankFrame();
    frame[999] = 0x7f;
    expect(writeEditTf(frame).slice(-2)).toBe('H8');
    expect(only(readEditTf(writeEditTf(frame)))?.frame).toEqual(frame);
    expect(writeEditTf(frame)[0]).toBe('0');
    for (const black of [0x00, 0x10]) {
      frame[5] = black;
      expect(writeEditTf(frame)[0]).toBe('8');
    }
  });
});

describe('a TTI file', () => {
  test('is written record by record', () => {
    const page: Page = {
      number: 0x1af,
      description: 'Ours',
      subpages: [
        subpage({ subcode: 0x0a, links: [0x100, 0, 0x3c0, 0, 0, 0x199], status: 0xc00a }),
        subpage({ subcode: 0x11, cycle: { count: 3, unit: 'C' } }),
      ],
    };
    const rows = ['OL,1,\x1bAone', 'OL,24,\x1bBprompt'];
    expect(writeTti(page).split('\r\n')).toEqual([
      'DE,Ours',
      'PN,1AF0A',
      'SC,000A',
      'PS,C00A',
      'CT,8,T',
      ...rows,
      'FL,100,8FF,3C0,8FF,8FF,199',
      'PN,1AF11',
      'SC,0011',
      'PS,8000',
      'CT,3,C',
      ...rows,
      '',
    ]);
    expect(pagesIn(readTti(writeTti(page)))).toEqual([page]);
  });

  test('has one record a line; a malformed record is ignored', () => {
    const read = (...lines: readonly string[]) =>
      only(readTti(['PN,10000', ...lines, 'OL,1,x'].join('\n')));
    expect(read()).toEqual(subpage({ frame: frameOf({ 1: 'x' }) }));
    expect(read('SC, 3F7F ')?.subcode).toBe(0x3f7f);
    for (const wrong of ['SC,3F80', 'SC,x1', 'SC,1x', 'SCX,1', 'S,1', 'SD,1']) {
      expect(read(wrong)?.subcode, wrong).toBe(0);
    }
    for (const wrong of ['PS,x1', 'PS,1x', 'PS,12345', 'PSS,1']) {
      expect(read(wrong)?.status, wrong).toBe(0x8000);
    }
    for (const wrong of ['CT,x8,C', 'CT,8,Cx', 'CT,9,X', 'CT,,C']) {
      expect(read(wrong)?.cycle, wrong).toEqual({ count: 8, unit: 'T' });
    }
    expect(read('FL, 101 ,x102,102x,8FF')?.links).toEqual([0x101, 0, 0, 0, 0, 0]);
    expect(read('XL,101')?.links).toEqual(noLinks);
    expect(read('PS, 4002 ')?.status).toBe(0x4002);
  });

  test('has pages by their first three digits', () => {
    const numbers = (text: string) =>
      pagesIn(readTti(`${text}\nOL,1,x`)).map((page) => page.number);
    expect(numbers('PN, 1AF')).toEqual([0x1af]);
    expect(numbers('PN,100\nPN,900\nPN,x10')).toEqual([0x100]);
    expect(
      pagesIn(readTti(`DE,  ${'d'.repeat(300)}\nDE,two\nPN,100\nOL,1,x`))[0]?.description,
    ).toBe('d'.repeat(200));
    expect(pagesIn(readTti('PN,100\nOL,1,x'))[0]?.description).toBe('');
  });

  test('keeps forty 7-bit codes of a row, and no row after the 24th', () => {
    const row = (text: string, number = 1) =>
      only(readTti(`PN,100\nOL,1,x\nOL,${number},${text}`))?.frame;
    expect(row('y'.repeat(60), 3)?.subarray(120, 161)).toEqual(
      Uint8Array.from([...Array(40).fill(0x79), 0x20]),
    );
    expect(row('y', 24)?.[960]).toBe(0x79);
    expect(row('y', 25)).toEqual(frameOf({ 1: 'x' }));
    expect(Array.from(row('\xff\u0100\x1b', 2)?.subarray(80, 84) ?? [])).toEqual([
      0x7f, 0x3f, 0x1b, 0x20,
    ]);
    expect(Array.from(row('\x1bA\x1b', 2)?.subarray(80, 83) ?? [])).toEqual([1, 0x1b, 0x20]);
  });

  test('is read with or without a last line end, up to eight million bytes', () => {
    for (const end of ['', '\n', '\r\n', '\n\n']) {
      expect(only(readTti(`PN,100\nOL,1,x${end}`))?.frame, JSON.stringify(end)).toEqual(
        frameOf({ 1: 'x' }),
      );
    }
    expect(only(readTti('\nPN,100\nOL,1,x'))?.frame).toEqual(frameOf({ 1: 'x' }));
  });
});

describe('broadcast packets', () => {
  const header = () => new Uint8Array(32).fill(0x41);
  const page = (number: number, ...subpages: readonly Subpage[]): Page => ({
    number,
    description: '',
    subpages: subpages.length > 0 ? subpages : [subpage()],
  });
  const links = [0x100, 0x8fe, 0x3c0, 0, 0x899, 0x1ff] as const;
  const sent = (pages: readonly Page[]) => writePackets(pages, header);
  const packetsOf = (stream: Uint8Array) =>
    Array.from({ length: stream.length / packetLength }, (_, index) =>
      stream.slice(index * packetLength, (index + 1) * packetLength),
    );
  const joined = (packets: readonly Uint8Array[]) =>
    Uint8Array.from(packets.flatMap((packet) => [...packet]));
  const rowOf = (packet: Uint8Array) =>
    (unhamming(packet[0] ?? 0) >> 3) | (unhamming(packet[1] ?? 0) << 1);

  test('are a header, links if there are any, and the rows that are not blank', () => {
    expect(packetsOf(sent([page(0x100)])).map(rowOf)).toEqual([0, 1, 24]);
    const linked = packetsOf(sent([page(0x2af, subpage({ links, subcode: 0x3a7f }))]));
    expect(linked.map(rowOf)).toEqual([0, 27, 1, 24]);
    const [first, second, third] = linked;
    expect(Array.from(first?.subarray(0, 10) ?? [], unhamming)).toEqual([
      2, 0, 15, 10, 15, 7, 10, 3, 0, 0,
    ]);
    expect(Array.from(first?.subarray(10) ?? [])).toEqual(Array(32).fill(withParity(0x41)));
    // Units, tens, subcode and magazine of each link; then the flag that shows row 24.
    expect(Array.from(second?.subarray(2, 40) ?? [], unhamming)).toEqual([
      0, 0, 0, 15, 15, 15, 7, 14, 15, 15, 7, 15, 7, 0, 12, 15, 15, 15, 3, 15, 15, 15, 7, 15, 3, 9,
      9, 15, 7, 15, 7, 15, 15, 15, 15, 15, 7, 15,
    ]);
    expect(Array.from(third?.subarray(2, 7) ?? [])).toEqual(
      [1, 0x6f, 0x6e, 0x65, 0x20].map(withParity),
    );
  });

  test('restore pages, frames, links and headers, in the order of their numbers', () => {
    const pages = [
      page(0x899),
      page(0x2af, subpage({ links: [0x100, 0x8fe, 0x3c0, 0, 0x899, 0] })),
    ];
    const read = pagesIn(readPackets(sent(pages)));
    expect(read.map(({ number, description }) => [number, description])).toEqual([
      [0x2af, ''],
      [0x899, ''],
    ]);
    const frame = frameOf({ 1: '{r}one', 24: '{g}prompt' });
    frame.fill(0x41, 8, 40);
    expect(read[0]?.subpages).toEqual([
      subpage({ frame, links: [0x100, 0x8fe, 0x3c0, 0, 0x899, 0] }),
    ]);
    expect(read[1]?.subpages[0]?.links).toEqual(noLinks);
  });

  test('of a repeated frame replace it; two subcodes are two frames', () => {
    const again = subpage({ frame: frameOf({ 1: 'again' }) });
    const other = subpage({ subcode: 2 });
    const [read] = pagesIn(readPackets(sent([page(0x100), page(0x100, again, other)])));
    expect(read?.subpages.map(({ subcode }) => subcode)).toEqual([0, 2]);
    expect(read?.subpages[0]?.frame.subarray(40, 45)).toEqual(layRow('again').subarray(0, 5));
  });

  test('with uncorrectable errors are left out, and so is everything after such a header', () => {
    const [first, one, last] = packetsOf(sent([page(0x100)]));
    if (!first || !one || !last) throw new Error('no packets');
    const broken = (packet: Uint8Array, place: number) =>
      packet.map((byte, index) => (index === place ? byte ^ 0b11 : byte));
    const rows = (...packets: readonly Uint8Array[]) => {
      const opened = readPackets(joined(packets));
      if (!opened.ok) return opened.error;
      const frame = opened.pages[0]?.subpages[0]?.frame ?? blankFrame();
      return [frame[41], frame[961]];
    };
    expect(rows(first, one, last)).toEqual([0x6f, 0x70]);
    expect(rows(first, broken(one, 0), last)).toEqual([0x20, 0x70]);
    expect(rows(first, broken(one, 1), last)).toEqual([0x20, 0x70]);
    for (let place = 2; place < 10; place++) {
      expect(rows(broken(first, place), one, last)).toBe(
        'There is no teletext page in that stream.',
      );
      expect(rows(first, broken(first, place), one)).toEqual([0x20, 0x20]);
    }
    expect(rows(one, first, last)).toEqual([0x20, 0x70]);
    expect(rows(first, one, last.subarray(0, 41))).toEqual([0x6f, 0x20]);
    // Rows of another magazine are kept apart.
    const [other] = packetsOf(sent([page(0x200)]));
    if (!other) throw new Error('no packet');
    expect(rows(first, other, one)).toEqual([0x6f, 0x20]);
  });

  test('that are time fillers are no page', () => {
    const [first] = packetsOf(sent([page(0x1ff)]));
    if (!first) throw new Error('no packet');
    expect(readPackets(first).ok).toBe(false);
    expect(readPackets(joined(packetsOf(sent([page(0x1fe)])))).ok).toBe(true);
    expect(readPackets(joined(packetsOf(sent([page(0x10f), page(0x1f0)])))).ok).toBe(true);
  });

  test('with links of another designation, or damaged ones, lead nowhere', () => {
    const stream = packetsOf(sent([page(0x200, subpage({ links: [0x111, 0, 0, 0, 0, 0x211] }))]));
    const linksWith = (place: number, byte: number) =>
      only(
        readPackets(
          joined(
            stream.map((packet, index) =>
              index === 1 ? packet.map((old, at) => (at === place ? byte : old)) : packet,
            ),
          ),
        ),
      )?.links;
    expect(linksWith(41, 0)).toEqual([0x111, 0, 0, 0, 0, 0x211]);
    expect(linksWith(2, hammingOf(1))).toEqual(noLinks);
    for (const place of [3, 4, 6, 8]) {
      expect(linksWith(place, hammingOf(1) ^ 0b11)).toEqual([0, 0, 0, 0, 0, 0x211]);
    }
    for (const place of [5, 7]) expect(linksWith(place, 0xff)?.[0]).toBe(0x111);
    expect(linksWith(3, hammingOf(15))?.[0]).toBe(0x11f);
    expect(linksWith(4, hammingOf(15))?.[0]).toBe(0x1f1);
    expect(linksWith(3, hammingOf(0))?.[0]).toBe(0x110);
    expect(linksWith(4, hammingOf(0))?.[0]).toBe(0x101);
  });
});

test('a page as text has spaces for controls', () => {
  const lines = readText(decodeFrame(frameOf({ 1: '{R}5{r}A{?}B', 3: '{d}X' })));
  expect(lines[1]).toBe(`   A${' '.repeat(36)}`);
  expect([lines[3], lines[4]]).toEqual([` X${' '.repeat(38)}`, ' '.repeat(40)]);
});
