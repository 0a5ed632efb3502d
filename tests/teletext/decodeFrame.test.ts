import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backgroundOf,
  bottomHalf,
  characterOf,
  flashes,
  foregroundOf,
  isBoxed,
  isConcealed,
  isMosaic,
  isSeparated,
  partOf,
  topHalf,
} from '../../scenes/teletext/rules/cell';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { blankFrame, columns, frameLength } from '../../scenes/teletext/rules/grid';
import { cellsOf, frameOf } from './frames';

const row = (text: string, number = 1) => [...cellsOf(frameOf({ [number]: text }), number)];
const written = (cells: readonly number[]) =>
  cells.map((cell) => String.fromCharCode(characterOf(cell))).join('');

describe('a row starts white on black, in steady letters of normal height', () => {
  test('the attributes of one row do not reach the next', () => {
    const frame = frameOf({ 1: '{r}{f}{n}{Y}x', 2: 'A' });
    expect(cellsOf(frame, 2)[0]).toBe(cellsOf(frameOf({ 2: 'A' }), 2)[0]);
    const [cell] = cellsOf(frame, 2);
    expect([foregroundOf(cell), backgroundOf(cell)]).toEqual([7, 0]);
    expect(flashes(cell) || isBoxed(cell) || isConcealed(cell) || isMosaic(cell)).toBe(false);
  });
});

describe('set-after attributes apply from the next cell on', () => {
  test('colours', () => {
    const cells = row('A{r}B{C}!');
    expect(cells.slice(0, 5).map(foregroundOf)).toEqual([7, 7, 1, 1, 6]);
    expect(cells.slice(0, 5).map(isMosaic)).toEqual([false, false, false, false, true]);
  });

  test('flash, double height and release', () => {
    const cells = row('{f}A{d}B');
    expect(cells.slice(0, 4).map(flashes)).toEqual([false, true, true, true]);
    expect(cells.slice(0, 4).map(partOf)).toEqual([0, 0, 0, topHalf]);
    const held = row('{R}!{h}{g}{R}!{H}{H}');
    expect(written(held).slice(0, 8)).toBe(' !!! !! ');
  });
});

describe('set-at attributes apply from their own cell on', () => {
  test('steady, normal height, conceal and the backgrounds', () => {
    expect(row('{f}A{F}').slice(0, 3).map(flashes)).toEqual([false, true, false]);
    expect(row('{d}A{s}').slice(0, 3).map(partOf)).toEqual([0, topHalf, 0]);
    expect(row('A{?}B{g}C').slice(0, 5).map(isConcealed)).toEqual([false, true, true, true, false]);
    expect(row('{b}{n}{y}A{k}').slice(0, 5).map(backgroundOf)).toEqual([0, 4, 4, 4, 0]);
  });

  test('separated and contiguous mosaics', () => {
    expect(row('{R}!{:}!{.}!').slice(0, 6).map(isSeparated)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('mosaics', () => {
  test('capitals and punctuation between them stay letters (blast-through)', () => {
    expect(row('{R}aA!?').slice(1, 5).map(isMosaic)).toEqual([true, false, true, true]);
  });

  test('held mosaics fill the cells of controls, in their original form', () => {
    const cells = row('{R}{:}5{h}{.}{g}A{R}');
    expect(written(cells).slice(3, 6)).toBe('555');
    expect(cells.slice(3, 6).map(isSeparated)).toEqual([true, true, true]);
    // Letters end the hold.
    expect(written(cells).slice(6, 8)).toBe('A ');
  });

  test('a change of height ends the hold', () => {
    expect(written(row('{R}5{h}{d}{r}')).slice(0, 5)).toBe(' 555 ');
    expect(written(row('{R}5{h}{d}{R}7{s}')).slice(4, 7)).toBe(' 7 ');
  });

  test('black is not a colour at level 1, unless it is asked for', () => {
    const frame = frameOf({ 1: '{R}' });
    frame.set([0x10, 0x35], columns + 1);
    expect(foregroundOf(decodeFrame(frame)[columns + 2])).toBe(1);
    expect(foregroundOf(decodeFrame(frame, undefined, true)[columns + 2])).toBe(0);
  });
});

describe('double height', () => {
  test('covers the row below: the lower half, and the background under the rest', () => {
    const frame = frameOf({ 3: 'A{b}{n}{d}B', 4: 'hidden' });
    const below = cellsOf(frame, 4);
    expect(partOf(below[4])).toBe(bottomHalf);
    expect(written([...below])).toBe(`    B${' '.repeat(35)}`);
    expect(backgroundOf(below[0])).toBe(0);
    expect(backgroundOf(below[2])).toBe(4);
  });

  test('in a hidden row hides no further row', () => {
    const frame = frameOf({ 3: '{d}A', 4: '{d}B', 5: 'C' });
    expect(characterOf(cellsOf(frame, 5)[0])).toBe(0x43);
  });

  test.each([0, 23, 24])('is ignored on row %i', (number) => {
    expect(row('{d}A', number).map(partOf)).toEqual(Array(columns).fill(0));
  });
});

test('a box opens and closes with two equal codes in a row, and not with one', () => {
  expect(row('{[}A{[}{[}B{]}C{]}{]}D').slice(0, 10).map(isBoxed)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('any frame', () => {
  const frames = fc.uint8Array({ minLength: frameLength, maxLength: frameLength });

  test('decodes to cells of known bits, ignoring the parity bit of a code', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const cells = decodeFrame(frame);
        expect(cells.every((cell) => cell < 1 << 20 && characterOf(cell) >= 0x20)).toBe(true);
        expect(decodeFrame(frame.map((value) => value ^ 0x80))).toEqual(cells);
      }),
    );
  });

  test('decodes the same into reused cells', () => {
    fc.assert(
      fc.property(frames, frames, (first, second) => {
        const used = decodeFrame(first);
        expect(decodeFrame(second, used)).toBe(used);
        expect(used).toEqual(decodeFrame(second));
      }),
    );
  });

  test('a row does not depend on others, except for double height', () => {
    fc.assert(
      fc.property(frames, fc.nat(24), (frame, number) => {
        const plain = frame.map((value) => ((value & 0x7f) === 0x0d ? 0x20 : value));
        const alone = blankFrame();
        const from = number * columns;
        alone.set(plain.slice(from, from + columns), from);
        expect(cellsOf(alone, number)).toEqual(cellsOf(plain, number));
      }),
    );
  });
});

test('a frame that is too short is filled with spaces', () => {
  expect(decodeFrame(new Uint8Array(3))).toHaveLength(frameLength);
  expect(characterOf(decodeFrame(new Uint8Array())[999])).toBe(0x20);
});
