import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, rotated, slope } from '../../scripts/bench/lib/statistics';

test('the median is the middle, or half-way between the two middles', () => {
  expect(median([])).toBeUndefined();
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the slope of a straight line is found whatever its height, and of a flat one is nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer(), (rise, height) => {
      const points = [1, 5, 10, 20].map((x) => [x, height + rise * x] as const);
      expect(slope(points)).toBeCloseTo(rise);
    }),
  );
  expect(slope([[3, 7]])).toBe(0);
});

test('a rotated list holds the same in the same order, begun elsewhere', () => {
  expect(rotated(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a']);
  expect(rotated([], 2)).toEqual([]);
});
