import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold, toCode, toUnicode } from '../../scenes/teletext/rules/charset';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { cellHeight, dotsOf } from '../../scenes/teletext/rules/dots';
import { glyphHeight, glyphs } from '../../scenes/teletext/rules/glyphs';
import { columns } from '../../scenes/teletext/rules/grid';
import { headerText, putHeader } from '../../scenes/teletext/rules/header';
import { layRow } from '../../scenes/teletext/rules/layRow';
import { readText } from '../../scenes/teletext/rules/readText';
import {
  anyFlashes,
  clearBit,
  flashCycle,
  plainViewing,
  shownCell,
} from '../../scenes/teletext/rules/shownCell';
import { parsePreferences } from '../../src/toys/teletext/preferences';
import { cellsOf, frameOf } from './frames';

const picture = (dots: Uint16Array) =>
  [...dots].map((row) => row.toString(2).padStart(12, '0').replaceAll('0', '.')).join('\n');

describe('the characters', () => {
  test('are 96 different ones, five dots by nine', () => {
    expect(glyphs).toHaveLength(96);
    expect(new Set(glyphs.map(String)).size).toBe(96);
    for (const glyph of glyphs) {
      expect(glyph).toHaveLength(glyphHeight);
      expect([...glyph].every((row) => row < 32)).toBe(true);
    }
  });

  test('are as drawn, eight to a block', () => {
    const row = (bits: number) =>
      bits.toString(2).padStart(5, '0').replaceAll('0', '.').replaceAll('1', '#');
    const blocks = Array.from({ length: glyphs.length / 8 }, (_, block) =>
      Array.from({ length: glyphHeight }, (_, line) =>
        glyphs
          .slice(block * 8, block * 8 + 8)
          .map((glyph) => row(glyph[line] ?? 0))
          .join(' '),
      ).join('\n'),
    );
    const drawn = readFileSync(new URL('glyphs.txt', import.meta.url), 'utf8');
    expect(`${blocks.join('\n\n')}\n`).toBe(drawn);
  });

  test('are rounded where two dots meet at a corner, and nowhere else', () => {
    const slash = picture(dotsOf(toCode('/')));
    expect(slash.split('\n').slice(8, 12)).toEqual([
      '......111...',
      '.....111....',
      '....111.....',
      '...111......',
    ]);
    const block = dotsOf(toCode('■'));
    expect(new Set([...block].filter(Boolean))).toEqual(new Set([0b001111111111]));
  });

  test('convert to Unicode and back; missing ones are replaced', () => {
    for (let code = 0x20; code < 0x80; code++) expect(toCode(toUnicode(code))).toBe(code);
    expect(fold('“Pokémon” – it’s £5… 🎮 naïve 東')).toBe('"Pokemon" - it\'s £5...  naive ?');
  });
});

describe('mosaics', () => {
  const mosaic = (character: number, apart = 0) => dotsOf(character | (1 << 7) | (apart << 8));

  test('have three lines of blocks, six, eight and six dots high', () => {
    const rows = [...mosaic(0x21)];
    expect(rows.filter((row) => row === 0b111111000000)).toHaveLength(6);
    const middle = [...mosaic(0x2c)].map(Boolean);
    expect(middle.indexOf(true)).toBe(6);
    expect(middle.lastIndexOf(true)).toBe(13);
    expect([...mosaic(0x7f)].every((row) => row === 0b111111111111)).toBe(true);
  });

  test('are separated by a free left column and bottom line in each block', () => {
    const rows = [...mosaic(0x7f, 1)];
    expect(rows).toHaveLength(cellHeight);
    expect(new Set(rows)).toEqual(new Set([0, 0b001111001111]));
    expect(rows.map((row) => (row === 0 ? 0 : 1)).join('')).toBe('11110011111100111100');
  });
});

describe('the displayed cells', () => {
  const [cell] = cellsOf(frameOf({ 1: 'A' }), 1);

  test('are equal if they look alike, whatever their attributes', () => {
    const row = cellsOf(frameOf({ 1: '{r} {Y} {f} ' }), 1);
    expect(new Set([...row].map((each) => shownCell(each, plainViewing))).size).toBe(1);
  });

  test('REVEAL shows concealed text; the flash hides flashing text', () => {
    const [, concealed] = cellsOf(frameOf({ 1: '{?}A' }), 1);
    expect(shownCell(concealed ?? 0, plainViewing) & 0x7f).toBe(0x20);
    expect(shownCell(concealed ?? 0, { ...plainViewing, reveal: true })).toBe(cell);
    const flashing = cellsOf(frameOf({ 1: '{f}A' }), 1);
    expect(shownCell(flashing[1] ?? 0, plainViewing)).toBe(cell);
    expect(shownCell(flashing[1] ?? 0, { ...plainViewing, flashedOff: true }) & 0x7f).toBe(0x20);
    expect(anyFlashes(flashing)).toBe(true);
    expect(anyFlashes(cellsOf(frameOf({ 1: '{f} {F}A' }), 1))).toBe(false);
    // Under three a second: nothing may flash faster.
    expect(1000 / flashCycle).toBeLessThan(3);
  });

  test('MIX makes the background transparent except in boxes; a subtitle shows only its boxes', () => {
    const row = cellsOf(frameOf({ 1: 'A{[}{[}B{]}{]}' }), 1);
    const mixed = [...row].map((each) => shownCell(each, { ...plainViewing, over: 'mix' }));
    expect(mixed[0]).toBe((cell ?? 0) | clearBit);
    expect((mixed[3] ?? 0) & clearBit).toBe(0);
    const boxed = [...row].map((each) => shownCell(each, { ...plainViewing, over: 'box' }));
    expect((boxed[0] ?? 0) & 0x7f).toBe(0x20);
    expect((boxed[3] ?? 0) & 0x7f).toBe(0x42);
  });
});

test('as text, mosaics and concealed text are spaces, and double height is read once', () => {
  const text = readText(decodeFrame(frameOf({ 1: '{d}Big', 5: '{R}5{w}A{?}secret' })));
  expect(text[1]?.trim()).toBe('Big');
  expect(text[2]?.trim()).toBe('');
  expect(text[5]?.trim()).toBe('A');
  expect(readText(decodeFrame(frameOf({ 5: '{?}secret' })), true)[5]?.trim()).toBe('secret');
});

test('a header has the page, the service, the day and the clock in 40 cells', () => {
  const moment = { weekday: 3, day: 5, month: 10, hours: 9, minutes: 4, seconds: 7 };
  const frame = frameOf({});
  putHeader(frame, '390', headerText('KITEFAX', '390', moment));
  expect(readText(decodeFrame(frame))[0]).toBe(' P390    KITEFAX 390 Wed 05 Nov 09:04/07');
  expect(headerText('KITEFAX', '390')).toHaveLength(columns - 8);
});

test('a written row with an unknown control is refused', () => {
  expect(() => layRow('{z}')).toThrow(RangeError);
});

test('stored preferences of a known version are read, and malformed ones are replaced by the defaults', () => {
  const usual = parsePreferences(undefined);
  expect(parsePreferences({ version: 1, wait: 'authentic', tube: false })).toEqual({
    wait: 'authentic',
    tube: false,
  });
  for (const bad of [
    null,
    'x',
    [],
    { version: 2, tube: false },
    { version: 1, wait: 4, tube: 'y' },
  ]) {
    expect(parsePreferences(bad)).toEqual(usual);
  }
});
