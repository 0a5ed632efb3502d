import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, next, seedRng, shuffleInPlace, unit } from '../../scenes/kit/rules/rng';

/** The published definition of xoshiro128**, in arbitrary precision. */
function* reference(seeds: readonly number[]): Generator<number, never> {
  const mask = 0xffffffffn;
  const rotate = (word: bigint, by: bigint) => ((word << by) | (word >> (32n - by))) & mask;
  const words = seeds.map(BigInt);
  for (;;) {
    yield Number((rotate((words[1] * 5n) & mask, 7n) * 9n) & mask);
    const shifted = (words[1] << 9n) & mask;
    words[2] ^= words[0];
    words[3] ^= words[1];
    words[1] ^= words[2];
    words[0] ^= words[3];
    words[2] ^= shifted;
    words[3] = rotate(words[3], 11n);
  }
}

test('the generator is xoshiro128**', () => {
  const words = Uint32Array.of(1, 2, 3, 4);
  const expected = reference([1, 2, 3, 4]);
  const first = Array.from({ length: 1000 }, () => next(words));
  expect(first.slice(0, 3)).toEqual([11520, 0, 5927040]);
  expect(first).toEqual(Array.from({ length: 1000 }, () => expected.next().value));
});

test('every seed gives its own state, never all zeroes', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20_000; seed += 1) {
    const words = seedRng(seed);
    if (words.every((word) => word === 0)) throw new Error(`${seed} gives zeroes`);
    seen.add(words.join());
  }
  expect(seen.size).toBe(20_000);
  expect(seedRng(0xffffffff)).not.toEqual(seedRng(0));
});

test('below returns whole numbers in range, evenly spread', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.integer({ min: 1, max: 2 ** 32 }),
      (seed, count) => {
        const words = seedRng(seed);
        for (let draw = 0; draw < 20; draw += 1) {
          const drawn = below(words, count);
          if (!Number.isInteger(drawn) || drawn < 0 || drawn >= count) return false;
        }
        return true;
      },
    ),
  );
  const words = seedRng(90);
  const tally = new Uint32Array(7);
  for (let draw = 0; draw < 70_000; draw += 1) tally[below(words, 7)] += 1;
  for (const times of tally) expect(Math.abs(times - 10_000)).toBeLessThan(500);
});

test('below rejects the draws that would favour low numbers', () => {
  // A multiple of 3 × 2^30 does not divide 2^32: a plain remainder would favour the first third.
  const words = seedRng(4);
  let low = 0;
  for (let draw = 0; draw < 30_000; draw += 1) if (below(words, 3 * 2 ** 30) < 2 ** 30) low += 1;
  expect(Math.abs(low - 10_000)).toBeLessThan(500);
});

test('unit stays below 1', () => {
  const words = seedRng(1);
  const drawn = Array.from({ length: 10_000 }, () => unit(words));
  expect(drawn.filter((each) => !(each >= 0 && each < 1))).toEqual([]);
});

test('shuffle keeps every element and leaves those beyond the count in place', () => {
  const list = Uint16Array.from({ length: 50 }, (_, index) => index);
  shuffleInPlace(seedRng(3), list, 40);
  expect(Array.from(list.slice(0, 40))).not.toEqual(
    Array.from(list.slice(0, 40)).sort((a, b) => a - b),
  );
  expect(Array.from(list.slice(0, 40)).sort((a, b) => a - b)).toEqual(Array.from(Array(40).keys()));
  expect(Array.from(list.slice(40))).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
});
