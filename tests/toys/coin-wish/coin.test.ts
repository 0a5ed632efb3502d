import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVoice } from '../../../src/audio/parseVoice';
import {
  curveWidth,
  equilateralCurve,
  heptagonCorners,
} from '../../../src/toys/coin-wish/heptagon';
import {
  createRubCounter,
  full,
  perRub,
  rubbed,
  rubLength,
} from '../../../src/toys/coin-wish/rubbing';
import { parseSavedWishes } from '../../../src/toys/coin-wish/savedWishes';
import { wishingTune } from '../../../src/toys/coin-wish/tune';

test('every corner has the same distance to the opposite arc, so the coin has a constant width', () => {
  const corners = heptagonCorners(97);
  expect(corners).toHaveLength(7);
  corners.forEach(([x, y], index) => {
    for (const opposite of [3, 4]) {
      const [ox, oy] = corners[(index + opposite) % 7] ?? [0, 0];
      expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(curveWidth(97), 9);
    }
  });
  expect(equilateralCurve(97).match(/A/g)).toHaveLength(7);
});

test('ten rubs add ten percent each, and never more than a hundred', () => {
  let progress = 0;
  for (let rub = 1; rub <= 10; rub++) {
    progress = rubbed(progress);
    expect(progress).toBe(rub * perRub);
  }
  expect(rubbed(progress)).toBe(full);
});

test('rubs are counted by distance, however it is divided; a jump is one rub at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 0.4, noNaN: true }), { maxLength: 80 }),
      (steps) => {
        const count = createRubCounter();
        const rubs = steps.reduce((sum, step) => sum + count(step), 0);
        const way = steps.reduce((sum, step) => sum + step, 0);
        expect(Math.abs(rubs - way / rubLength)).toBeLessThanOrEqual(1);
      },
    ),
  );
  const count = createRubCounter();
  expect([1e9, Number.NaN, -4, Number.POSITIVE_INFINITY].map(count)).toEqual([1, 0, 0, 0]);
});

test('both voices of the music have the same length, in triple time', () => {
  const lengths = wishingTune.voices.map(({ steps }) => parseVoice(steps).length);
  expect(new Set(lengths).size).toBe(1);
  expect((lengths[0] ?? 0) % 6).toBe(0);
});

test('any stored value gives a valid count and mute', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(parseSavedWishes(stored)).toEqual({ granted: 0, muted: false });
    }),
  );
  expect(parseSavedWishes({ version: 1, granted: 7, muted: true })).toEqual({
    granted: 7,
    muted: true,
  });
  expect(parseSavedWishes({ version: 1, granted: -7, muted: 1 })).toEqual({
    granted: 0,
    muted: false,
  });
});
