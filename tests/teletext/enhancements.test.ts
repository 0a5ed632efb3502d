import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unicodeOf } from '../../scenes/teletext/rules/accents';
import {
  foregroundOf,
  isMosaic,
  markedWith,
  partOf,
  supplementBit,
} from '../../scenes/teletext/rules/cell';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { dotsOf } from '../../scenes/teletext/rules/dots';
import { type Enhancement, layEnhancements } from '../../scenes/teletext/rules/enhancements';
import { columns, type TeletextFrame } from '../../scenes/teletext/rules/grid';
import { fromHamming24, toHamming24 } from '../../scenes/teletext/rules/hamming';
import type { ImportResult } from '../../scenes/teletext/rules/ImportResult';
import { blankSubpage, type Page } from '../../scenes/teletext/rules/Page';
import { packetLength, writePackets } from '../../scenes/teletext/rules/packets';
import { readPackets } from '../../scenes/teletext/rules/readPackets';
import { readText } from '../../scenes/teletext/rules/readText';
import { readTti } from '../../scenes/teletext/rules/readTti';
import { plainViewing, shownCell } from '../../scenes/teletext/rules/shownCell';
import { writeTti } from '../../scenes/teletext/rules/writeTti';
import { frameOf } from './frames';

const triplet = (address: number, mode: number, data: number) =>
  address | (mode << 6) | (data << 11);
const row = (number: number) => triplet(number === 24 ? 40 : 40 + number, 0x04, 0);
const letter = (column: number, mark: number, base: string) =>
  triplet(column, 0x10 + mark, base.charCodeAt(0));
const g2 = (column: number, code: number) => triplet(column, 0x0f, code);
const end = triplet(63, 0x1f, 0x7f);

const textOf = (frame: TeletextFrame, enhancements: readonly Enhancement[]) =>
  readText(layEnhancements(decodeFrame(frame), enhancements));

function pageIn(opened: ImportResult): Page {
  if (!opened.ok) throw new Error(opened.error);
  const [page] = opened.pages;
  if (!page) throw new Error('no page');
  return page;
}

describe('the Hamming code of triplets', () => {
  /** The five checks and the parity of table 8.3 of the standard. Bits are counted from 1. */
  const checks = [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23],
    [2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23],
    [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23],
    [8, 9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22, 23],
    Array.from({ length: 24 }, (_, at) => at + 1),
  ];
  const value = fc.integer({ min: 0, max: 0x3ffff });
  const flipped = (bytes: readonly number[], bit: number) =>
    bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));

  test('has odd parity in each of the six checks, and its data in the remaining bits', () => {
    fc.assert(
      fc.property(value, (sent) => {
        const bits = toHamming24(sent).flatMap((byte) =>
          Array.from({ length: 8 }, (_, at) => (byte >> at) & 1),
        );
        for (const places of checks) {
          expect(places.reduce((sum, place) => sum + (bits[place - 1] ?? 0), 0) % 2).toBe(1);
        }
        const data = bits.filter((_, at) => ![1, 2, 4, 8, 16, 24].includes(at + 1));
        expect(data.reduce((sum, bit, at) => sum | (bit << at), 0)).toBe(sent);
      }),
    );
  });

  test('one wrong bit is corrected, two are refused', () => {
    const bit = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(value, bit, bit, (sent, one, two) => {
        const bytes = toHamming24(sent);
        expect(fromHamming24(bytes)).toBe(sent);
        expect(fromHamming24(flipped(bytes, one))).toBe(sent);
        if (one !== two) expect(fromHamming24(flipped(flipped(bytes, one), two))).toBeUndefined();
      }),
    );
  });
});

describe('level 1.5', () => {
  test('puts accents on letters, and characters of G2, as the packets say', () => {
    const frame = frameOf({ 3: 'Cafe in Sao Paulo', 24: '{r}Strasse' });
    const [third, last] = [3, 24].map(
      (at) =>
        textOf(frame, [
          [1, row(24), g2(5, 0x7b), g2(6, 0x20), end],
          [0, row(3), letter(3, 2, 'e'), letter(9, 4, 'a')],
        ])[at],
    );
    expect(third?.trimEnd()).toBe('Café in São Paulo');
    expect(last?.trimEnd()).toBe(' Straß e');
  });

  test('without an accent a letter is from the Latin set', () => {
    const signs = Array.from('*#$[\\]^_`{|}~A', (sign, at) => letter(at, 0, sign));
    const [, first] = textOf(frameOf({}), [[0, row(1), ...signs]]);
    expect(first?.trimEnd()).toBe('@#¤[\\]^_`{|}~A');
  });

  test('keeps colour and double height, and replaces mosaics', () => {
    const cells = layEnhancements(decodeFrame(frameOf({ 2: '{d}{c}e', 5: '{G}5' })), [
      [0, row(2), letter(2, 8, 'e'), row(3), letter(2, 1, 'x'), row(5), letter(1, 2, 'e')],
    ]);
    const [top, bottom] = [cells[2 * columns + 2], cells[3 * columns + 2]];
    expect(
      [top, bottom].map((cell) => [unicodeOf(cell), foregroundOf(cell), partOf(cell)]),
    ).toEqual([
      ['ë', 6, 1],
      ['ë', 6, 2],
    ]);
    const { [5 * columns + 1]: mosaic = 0 } = cells;
    expect([unicodeOf(mosaic), isMosaic(mosaic), foregroundOf(mosaic)]).toEqual(['é', false, 2]);
  });

  test("ignores what belongs to later levels, and stops at the end of the page's packets", () => {
    const colour = triplet(0, 0x00, 3);
    const later = triplet(1, 0x09, 0x41);
    const definition = triplet(40, 0x15, 0);
    for (const stop of [end, definition]) {
      const packets = [[0, row(1), colour, later, letter(2, 1, 'a'), stop, letter(3, 1, 'e')]];
      const [, first] = textOf(frameOf({ 1: 'abae' }), packets);
      expect(first?.trimEnd()).toBe('abàe');
    }
  });

  test('any triplets leave 25 rows of 40 characters that can be drawn', () => {
    const packet = fc.array(fc.integer({ min: 0, max: 0x3ffff }), { maxLength: 14 });
    fc.assert(
      fc.property(fc.array(packet, { maxLength: 4 }), (packets) => {
        const cells = layEnhancements(decodeFrame(frameOf({ 1: '{d}abc' })), packets);
        expect(cells).toHaveLength(1000);
        expect(readText(cells).map((line) => line.normalize('NFD').length >= 40)).not.toContain(
          false,
        );
        const lines = [...cells].map((cell) => dotsOf(shownCell(cell, plainViewing)).length);
        expect(lines.filter((each) => each !== 20)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('its letters', () => {
  const picture = (cell: number) =>
    [...dotsOf(cell)].map((line) => line.toString(2).padStart(12, '0')).join('\n');

  test('with different accents differ from each other, and from the plain letter', () => {
    for (const base of 'AEIOUNCSZaeiounclsz') {
      const marked = Array.from({ length: 16 }, (_, mark) =>
        picture(base.charCodeAt(0) | markedWith(mark)),
      );
      // A dotted i with a dot over it is an i.
      expect(new Set(marked).size).toBeGreaterThanOrEqual(base === 'i' ? 15 : 16);
    }
  });

  test('are one Unicode character if there is one', () => {
    const marked = Array.from('eeeaoazuscaooge', (base, at) =>
      unicodeOf(base.charCodeAt(0) | markedWith(at + 1)),
    );
    expect(marked.map((each) => each.normalize('NFD')[1]).join('')).toBe(
      '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0323\u030a\u0327\u0332\u030b\u0328\u030c',
    );
    expect(marked.slice(0, 8).join('')).toBe('èéêãōăżü');
  });

  test('of the supplementary set all have a drawing, except its spaces', () => {
    for (let code = 0x21; code < 0x80; code++) {
      const isDrawn = dotsOf(code | supplementBit).some((line) => line !== 0);
      expect(isDrawn, code.toString(16)).toBe(unicodeOf(code | supplementBit) !== ' ');
    }
  });
});

describe('in files', () => {
  const enhancements = [
    [0, row(1), letter(3, 2, 'e'), ...Array.from({ length: 11 }, () => end)],
    [1, ...Array.from({ length: 13 }, () => end)],
  ];
  const subpage = { ...blankSubpage(), frame: frameOf({ 1: 'Cafe' }), enhancements };
  const page: Page = { number: 0x123, description: '', subpages: [subpage] };
  const rowsOf = (read: Page) => {
    const [{ frame, enhancements: packets }] = read.subpages as [typeof subpage];
    return textOf(frame, packets);
  };
  const firstRow = (read: Page) => rowsOf(read)[1]?.trimEnd();

  test('a stream and a TTI file keep the accents', () => {
    const stream = writePackets([page], () => new Uint8Array(32).fill(0x20));
    for (const read of [pageIn(readPackets(stream)), pageIn(readTti(writeTti(page)))]) {
      expect(read.subpages[0]?.enhancements).toEqual(enhancements);
      expect(firstRow(read)).toBe('Café');
    }
  });

  test('after an uncorrectable triplet the page keeps its plain letters', () => {
    const stream = writePackets([page], () => new Uint8Array(32).fill(0x20));
    const broken = stream.slice();
    // The second packet is X/26. Its first triplet sets the row.
    const at = packetLength + 3;
    broken[at] = (broken[at] ?? 0) ^ 3;
    expect(rowsOf(pageIn(readPackets(broken))).join('')).not.toContain('é');
    expect(firstRow(pageIn(readPackets(broken)))).toBe('Cafe');
  });

  test('a repeated packet replaces the one with the same designation', () => {
    const once = pageIn(readTti(writeTti(page)));
    const lines = writeTti(page).split('\r\n');
    const sent = lines.filter((line) => line.startsWith('OL,26'));
    const again = pageIn(readTti([...lines, ...sent, ...sent].join('\r\n')));
    expect(again.subpages[0]?.enhancements).toEqual(once.subpages[0]?.enhancements);
  });
});
