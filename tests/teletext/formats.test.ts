import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEditTf, writeEditTf } from '../../scenes/teletext/rules/editTf';
import { frameLength } from '../../scenes/teletext/rules/grid';
import { hammingOf, unhamming, withParity } from '../../scenes/teletext/rules/hamming';
import { headerText } from '../../scenes/teletext/rules/header';
import type { ImportResult } from '../../scenes/teletext/rules/ImportResult';
import { noLinks, type Page, status } from '../../scenes/teletext/rules/Page';
import { packetLength, writePackets } from '../../scenes/teletext/rules/packets';
import { readPackets } from '../../scenes/teletext/rules/readPackets';
import { readTti } from '../../scenes/teletext/rules/readTti';
import { writeTti } from '../../scenes/teletext/rules/writeTti';
import { frameOf } from './frames';
import { everyFrame, everyPage } from './service';

function pagesIn(opened: ImportResult): readonly Page[] {
  if (!opened.ok) throw new Error(opened.error);
  return opened.pages;
}
const errorOf = (opened: ImportResult) => (opened.ok ? 'it was opened' : opened.error);
const bytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

describe('TTI', () => {
  test('every page of our own is restored as it was, and is written the same again', () => {
    for (const page of everyPage) {
      const text = writeTti(page);
      const [read] = pagesIn(readTti(text));
      expect(read).toEqual(page);
      expect(read && writeTti(read)).toBe(text);
      expect(bytes(text).every((byte) => byte < 0x80)).toBe(true);
    }
  });

  test('reads what editors write: unknown records, level 2.5 rows, either line end', () => {
    const [page] = pagesIn(
      readTti(
        'DE,A page of theirs\nDS,inserter\nSP,\\\\server\\p152\nPN,15201\nSC,0001\nPS,8040\nCT,8,T\n' +
          'OL,28,@@@|gpCu\nOL,26,@GLia\nRE,0\nOL,2,\x1bAred\nOL,24,\x1bFcyan\nFL,100,200,8ff,0,1F0,100\n',
      ),
    );
    expect(page?.number).toBe(0x152);
    expect(page?.description).toBe('A page of theirs');
    expect(page?.subpages[0]).toEqual({
      frame: frameOf({ 2: '{r}red', 24: '{c}cyan' }),
      enhancements: [[0, 7 | (12 << 6) | (41 << 12)]],
      subcode: 1,
      status: 0x8040,
      cycle: { count: 8, unit: 'T' },
      links: [0x100, 0x200, 0, 0, 0x1f0, 0x100],
    });
  });

  // Built like files in public collections, whose texts may not be copied: a service's page with
  // the template of its header and a path on its author's disk, and a page of subtitles.
  test("reads a service's page with its cycle before its number, and a header", () => {
    const opened = readTti(
      'DE,What is on\r\nDS,inserter\r\nSP,C:\\TEXT\\P152.TTI\r\nCT,10,C\r\nPN,15201\r\nSC,0001\r\n' +
        'PS,8040\r\nMS,0\r\nRE,0\r\nOL,0,XXXXXXXXSOMEFAX mpp DAY dd MTH  hh:nn.ss\r\n' +
        'OL,1,\x1bD\x1b]\x1bGON NOW\r\nOL,2,\x1bWj#3k\x1bZ\x1b^h<$|\r\nOL,24,\x1bANext\x1bBNews\r\nFL,153,101,8FF,F,0,199\r\n' +
        'CT,4,T\r\nPN,15202\r\nSC,0002\r\nOL,1,\x84\x9d\x87LATER\r\nCT,6,T\r\nPN,15203\r\nOL,1,x\r\n',
    );
    const [page] = pagesIn(opened);
    expect(page?.subpages.map(({ cycle }) => cycle)).toEqual([
      { count: 10, unit: 'C' },
      { count: 4, unit: 'T' },
      { count: 6, unit: 'T' },
    ]);
    const [first, second] = page?.subpages ?? [];
    expect(first?.links).toEqual([0x153, 0x101, 0, 0, 0, 0x199]);
    expect(first?.frame.slice(40, 46)).toEqual(Uint8Array.from([4, 0x1d, 7, 0x4f, 0x4e, 0x20]));
    expect(second?.frame.slice(40, 44)).toEqual(Uint8Array.from([4, 0x1d, 7, 0x4c]));
    expect(page && pagesIn(readTti(writeTti(page)))[0]).toEqual(page);
  });

  test('reads a page of subtitles: boxes, double height, and a status that stops automatic sending', () => {
    const [page] = pagesIn(
      readTti('CT,8,C\nPN,88800\nSC,0000\nPS,4002\nOL,19,\x1bM\x1bF\x1bK\x1bKWho left it on?\n'),
    );
    const [subpage] = page?.subpages ?? [];
    expect(subpage?.status).toBe(0x4002);
    expect(subpage?.frame.slice(760, 765)).toEqual(Uint8Array.from([0x0d, 6, 0x0b, 0x0b, 0x57]));
  });

  test('controls are escaped, with the eighth bit, or bare; a bare 0x10 is double height', () => {
    const row = (text: string) =>
      pagesIn(readTti(`PN,10000\r\nOL,1,${text}\r\n`))[0]?.subpages[0]?.frame.slice(40, 44);
    const expected = Uint8Array.from([0x01, 0x0d, 0x41, 0x20]);
    expect(row('\x1bA\x1bMA')).toEqual(expected);
    expect(row('\x81\x8dA')).toEqual(expected);
    expect(row('\x01\x10A')).toEqual(expected);
  });

  test('frames with one number are one page, and another number is another page', () => {
    const pages = pagesIn(
      readTti('PN,20001\nOL,1,one\nPN,20002\nOL,1,two\nPN,3AF00\nOL,1,three\n'),
    );
    expect(pages.map(({ number, subpages }) => [number, subpages.length])).toEqual([
      [0x200, 2],
      [0x3af, 1],
    ]);
  });

  test.each([
    ['', /no line of it says which page/],
    ['not a page at all', /no line of it says which page/],
    ['PN,99900\nOL,1,x', /no line of it says which page/],
    ['PN,10000\nSC,0000\n', /no row in it/],
    ['PN,10000\nOL,99,beyond\nOL,-1,before\nOL,x,neither', /no row in it/],
    ['PN,10000\n'.repeat(8_001), /too many pages/],
    ['x'.repeat(8_000_001), /too large/],
  ])('says what is wrong, case %#', (text, sentence) => {
    expect(errorOf(readTti(text))).toMatch(sentence);
  });

  test('malformed fields are left out, and the rest is kept', () => {
    const [page] = pagesIn(
      readTti(
        'PN,100zz\nSC,FFFF\nPS,moo\nCT,-4,Q\nFL,999,abc\nOL,1,fine\nOL,30,too low\nOL,1\n,,,\n',
      ),
    );
    expect(page?.subpages[0]).toMatchObject({ subcode: 0, status: 0x8000, links: noLinks });
  });

  test('any text gives a page or a sentence, quickly', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc
        .tuple(
          fc.constantFrom('PN', 'SC', 'PS', 'CT', 'OL', 'FL', 'DE', 'RE', 'PF'),
          fc.string({ maxLength: 90 }),
        )
        .map(([name, value]) => `${name},${value}`),
      fc
        .tuple(fc.nat(40), fc.string({ unit: 'binary', maxLength: 90 }))
        .map(([row, text]) => `OL,${row},${text}`),
      fc.constant('PN,10000'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const opened = readTti(lines.join('\n'));
        if (!opened.ok) expect(opened.error).toMatch(/^[A-Z].*\.$/);
        else {
          for (const { subpages } of opened.pages) {
            for (const { frame } of subpages) {
              expect(frame).toHaveLength(frameLength);
              expect(frame.every((code) => code < 0x80)).toBe(true);
            }
          }
        }
      }),
    );
  });
});

describe('edit.tf', () => {
  test('every frame of our own is restored as it was, in 1,167 characters', () => {
    for (const { subpage } of everyFrame) {
      const packed = writeEditTf(subpage.frame);
      expect(packed).toMatch(/^0:[\w-]{1167}$/);
      const [page] = pagesIn(readEditTf(`https://edit.tf/#${packed}`));
      expect(page?.subpages[0]?.frame).toEqual(subpage.frame);
    }
  });

  test('seven bits a code, the highest first, six bits to a character', () => {
    // 0x01 0x41 0x20: 0000001 1000001 0100000.
    const frame = frameOf({ 0: '{r}A ' });
    expect(writeEditTf(frame).slice(2, 5)).toBe('AwU');
  });

  test('accepts an address, its fragment, one with 24 rows, and fields after it', () => {
    const frame = frameOf({ 1: '{y}hello', 23: 'foot', 24: 'prompts' });
    const packed = writeEditTf(frame);
    for (const address of [packed, `#${packed}`, `http://x.example/edit.html#${packed}`]) {
      expect(pagesIn(readEditTf(address))[0]?.subpages[0]?.frame).toEqual(frame);
    }
    const short = pagesIn(readEditTf(packed.slice(0, 2 + 1120)))[0]?.subpages[0]?.frame;
    expect(short).toEqual(frameOf({ 1: '{y}hello', 23: 'foot' }));
    const [page] = pagesIn(readEditTf(`${packed}:PN=3af:SC=1:PS=1:X270=abc`));
    expect(page?.number).toBe(0x3af);
    expect(page?.subpages[0]?.status).toBe(status.transmit | 1);
  });

  test('marks a frame that uses black', () => {
    expect(writeEditTf(new Uint8Array(frameLength))).toMatch(/^8:A+$/);
  });

  test.each([
    ['', /after a # sign/],
    ['https://example.com/', /after a # sign/],
    ['#0:', /1167 signs/],
    [`#0:${'A'.repeat(1166)}`, /this one 1166/],
    [`#0:${'!'.repeat(1167)}`, /after a # sign/],
    ['#0:'.repeat(10_000), /too long/],
  ])('says what is wrong, case %#', (address, sentence) => {
    expect(errorOf(readEditTf(address))).toMatch(sentence);
  });

  test('any address gives a page or a sentence', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...Array.from('ABCxyz019-_:#=&%/ é')),
      maxLength: 1300,
    });
    fc.assert(
      fc.property(fc.constantFrom('', '#', '0:', 'https://edit.tf/#8:'), signs, (start, rest) => {
        const opened = readEditTf(start + rest);
        if (!opened.ok) expect(opened.error).toMatch(/^[A-Z].*\.$/s);
      }),
    );
  });
});

describe('packets', () => {
  const header = (page: Page) => headerText('KITEFAX', page.number.toString(16));

  test('one wrong bit of a nibble is corrected, two are detected', () => {
    for (let nibble = 0; nibble < 16; nibble++) {
      const byte = hammingOf(nibble);
      expect(unhamming(byte)).toBe(nibble);
      for (let bit = 0; bit < 8; bit++) expect(unhamming(byte ^ (1 << bit))).toBe(nibble);
      expect(unhamming(byte ^ 0b11)).toBe(-1);
    }
  });

  test('the service is restored from its stream: frames, links, subcodes and flags', () => {
    const stream = writePackets(everyPage, header);
    expect(stream.length % packetLength).toBe(0);
    const read = pagesIn(readPackets(stream));
    expect(read.map(({ number }) => number)).toEqual(everyPage.map(({ number }) => number));
    read.forEach((page, index) => {
      const sent = everyPage[index];
      page.subpages.forEach((subpage, place) => {
        const original = sent?.subpages[place];
        expect(subpage.frame.slice(40)).toEqual(original?.frame.slice(40));
        expect(subpage.subcode).toBe(original?.subcode);
        expect(subpage.links).toEqual(original?.links);
        expect(subpage.status).toBe(original?.status);
      });
    });
  });

  test('every bit of a status has its place', () => {
    const [page] = everyPage;
    if (!page) throw new Error('no page');
    for (let bit = 0; bit < 15; bit++) {
      // Bits 10 to 13 exist only in files.
      if (bit >= 10 && bit <= 13) continue;
      const marked = {
        ...page,
        subpages: page.subpages.map((subpage) => ({ ...subpage, status: 0x8000 | (1 << bit) })),
      };
      const [read] = pagesIn(readPackets(writePackets([marked], header)));
      expect(read?.subpages[0]?.status).toBe(0x8000 | (1 << bit));
    }
  });

  test('data has odd parity, so that a set can check it', () => {
    for (let code = 0; code < 128; code++) {
      const ones = withParity(code).toString(2).replaceAll('0', '').length;
      expect(ones % 2).toBe(1);
      expect(withParity(code) & 0x7f).toBe(code);
    }
  });

  test('any bytes give a sentence or pages, and reading always ends', () => {
    expect(errorOf(readPackets(new Uint8Array(420)))).toMatch(/no teletext page/);
    expect(errorOf(readPackets(new Uint8Array(20_000_001)))).toMatch(/too long/);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (noise) => {
        const opened = readPackets(noise);
        if (!opened.ok) expect(opened.error).toMatch(/\.$/);
      }),
    );
  });
});

describe('packets on a television', () => {
  const header = (page: Page) => headerText('KITEFAX', page.number.toString(16));
  const stream = writePackets(everyPage, header);
  const packets = Array.from({ length: stream.length / packetLength }, (_, index) => {
    const bytes = stream.subarray(index * packetLength, (index + 1) * packetLength);
    const [low, high] = [unhamming(bytes[0] ?? 0), unhamming(bytes[1] ?? 0)];
    const number = unhamming(bytes[2] ?? 0) | (unhamming(bytes[3] ?? 0) << 4);
    return { bytes, magazine: low & 7, row: (low >> 3) | (high << 1), number };
  });

  test('the header of each frame erases the one before (C4), and a page of one frame is not erased', () => {
    const bit = 1 << 15;
    const erased = new Map<number, boolean>();
    for (const { bytes, magazine, row, number } of packets) {
      if (row !== 0) continue;
      const control = [...bytes.subarray(2, 10)].map(unhamming);
      const bits = control.reduce((sum, nibble, at) => sum | (nibble << (4 * at)), 0);
      erased.set((magazine << 8) | number, (bits & bit) !== 0);
    }
    for (const { number, subpages } of everyPage) {
      expect(erased.get(number & 0x7ff), number.toString(16)).toBe(subpages.length > 1);
    }
  });

  test('keeps no row of the previous frame, even if the set does not erase it', () => {
    /** By magazine, the page of its packets; by page, the rows that a television has stored. */
    const open = new Map<number, number>();
    const stored = new Map<number, Map<number, string>>();
    const shown = new Map<number, Map<number, string>[]>();
    for (const { bytes, magazine, row, number } of packets) {
      if (row === 0) {
        const page = (magazine << 8) | number;
        const before = open.get(magazine);
        if (before !== undefined) {
          shown.set(before, [...(shown.get(before) ?? []), new Map(stored.get(before))]);
        }
        open.set(magazine, page);
        if (!stored.has(page)) stored.set(page, new Map());
      } else if (row < 25) {
        const text = [...bytes.subarray(2)].map((byte) => byte & 0x7f).join();
        stored.get(open.get(magazine) ?? -1)?.set(row, text);
      }
    }
    const blank = Array(40).fill(0x20).join();
    let compared = 0;
    for (const { number, subpages } of everyPage) {
      const frames = shown.get(number & 0x7ff) ?? [];
      frames.forEach((rows, index) => {
        const frame = subpages[index % subpages.length]?.frame;
        for (let row = 1; row < 25; row += 1) {
          const wanted = frame?.slice(row * 40, (row + 1) * 40).join();
          expect(
            rows.get(row) ?? blank,
            `${number.toString(16)}, frame ${index + 1}, row ${row}`,
          ).toBe(wanted);
          compared += 1;
        }
      });
    }
    expect(compared).toBeGreaterThan(5_000);
  });

  test('magazines alternate, and the rows of a page come a field after its header', () => {
    const magazines = new Set(packets.map(({ magazine }) => magazine));
    // Every magazine is in the first and in the last tenth of the stream.
    const tenth = Math.floor(packets.length / 10);
    for (const part of [packets.slice(0, tenth), packets.slice(-tenth)]) {
      expect(new Set(part.map(({ magazine }) => magazine))).toEqual(magazines);
    }
    let early = 0;
    const headers = new Map<number, number>();
    packets.forEach(({ magazine, row }, index) => {
      const since = headers.get(magazine);
      if (row !== 0 && since !== undefined && index - since < 16) early += 1;
      if (row === 0) headers.set(magazine, index);
      else headers.delete(magazine);
    });
    // At the beginning every magazine has just sent its first header.
    expect(early / packets.length).toBeLessThan(0.02);
  });
});
