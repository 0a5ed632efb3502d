import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, rotated, slope } from '../../scripts/bench/lib/statistics';

test('median of an odd and an even number of values', () => {
  expect(median([])).toBeUndefined();
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('slope of a straight line, whatever its height, and 0 for a single point', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer(), (rise, height) => {
      const points = [1, 5, 10, 20].map((x) => [x, height + rise * x] as const);
      expect(slope(points)).toBeCloseTo(rise);
    }),
  );
  expect(slope([[3, 7]])).toBe(0);
  const spiked = [1, 2, 3, 4, 5, 6, 7].map((x) => [x, x === 7 ? 9_999 : 2 * x] as const);
  expect(slope(spiked)).toBe(2);
});

test('rotated starts the list at another element', () => {
  expect(rotated(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a']);
  expect(rotated([], 2)).toEqual([]);
});
