import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Keyed, tapKey } from '../../src/lib/multiTap';

const blank: Keyed = { text: '', capitals: false };

/** Taps with this many ms between them. */
function keyIn(keys: string, apart: number, from: Keyed = blank): Keyed {
  return Array.from(keys).reduce(
    (keyed, key, index) => tapKey(keyed, key, 10_000 + index * apart, 160),
    from,
  );
}

describe('multi-tap typing', () => {
  it('goes through the letters of a key that is tapped quickly', () => {
    expect(keyIn('2', 200).text).toBe('a');
    expect(keyIn('222', 200).text).toBe('c');
    expect(keyIn('22222', 200).text).toBe('a');
    expect(keyIn('44335557777', 200).text).toBe('hels');
  });

  it('begins a new letter after a second, and with another key', () => {
    expect(keyIn('222', 1000).text).toBe('aaa');
    expect(keyIn('23', 10).text).toBe('ad');
  });

  it('has a space on 0, symbols on *, and capitals after #', () => {
    expect(keyIn('202', 100).text).toBe('a a');
    expect(keyIn('*', 100).text).toBe('+');
    expect(keyIn('#2#3', 100).text).toBe('Ad');
    expect(keyIn('2#2', 100).text).toBe('aA');
  });

  it.each([
    ['1', '.,?!\'"1'],
    ['2', 'abc2'],
    ['3', 'def3'],
    ['4', 'ghi4'],
    ['5', 'jkl5'],
    ['6', 'mno6'],
    ['7', 'pqrs7'],
    ['8', 'tuv8'],
    ['9', 'wxyz9'],
    ['0', ' 0'],
    ['*', '+-:;()/@&*'],
  ])('key %s goes through %s and starts again', (key, face) => {
    const round = Array.from(face, (_, count) => keyIn(key.repeat(count + 1), 200).text);
    expect(round.join('')).toBe(face);
    expect(keyIn(key.repeat(face.length + 1), 200).text).toBe(face.charAt(0));
  });

  it('goes on after text that was typed elsewhere', () => {
    expect(keyIn('2', 100, { text: 'typed ', capitals: false }).text).toBe('typed a');
  });

  it('never exceeds the maximum length, but still changes its last letter', () => {
    const full: Keyed = { text: 'x'.repeat(159), capitals: false };
    expect(keyIn('23', 100, full).text).toBe(`${'x'.repeat(159)}a`);
    expect(keyIn('22', 100, full).text).toBe(`${'x'.repeat(159)}b`);
  });

  it('accepts any string as a key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...Array.from('0123456789*#')))),
        (keys) => {
          let keyed = blank;
          for (const [index, key] of keys.entries()) keyed = tapKey(keyed, key, index * 300, 20);
          expect(keyed.text.length).toBeLessThanOrEqual(20);
        },
      ),
      // A name from Object.prototype is not a key.
      { examples: [[['toString']]] },
    );
  });
});
