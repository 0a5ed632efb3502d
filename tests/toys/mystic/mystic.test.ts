import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fortunes } from '../../../src/content/fortunes';
import { pickOther } from '../../../src/lib/pickOther';
import { noise } from '../../../src/toys/mystic/noise';
import { parseSavedReadings } from '../../../src/toys/mystic/savedReadings';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('there are ten fortunes, each with a sign and a page of its own', () => {
  expect(fortunes).toHaveLength(10);
  for (const part of ['text', 'sign', 'outline', 'page'] as const) {
    expect(new Set(fortunes.map((fortune) => fortune[part])).size).toBe(10);
  }
});

test('a fortune is one of the ten and never the same as the last', () => {
  fc.assert(
    fc.property(fc.option(fc.nat({ max: 9 }), { nil: undefined }), chance, (last, drawn) => {
      const picked = pickOther(10, last, drawn);
      expect(Number.isInteger(picked) && picked >= 0 && picked < 10).toBe(true);
      expect(picked).not.toBe(last);
    }),
  );
});

test('all other fortunes are equally likely', () => {
  const picked = Array.from({ length: 9 }, (_, index) => pickOther(10, 4, (index + 0.5) / 9));
  expect(picked).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
});

test('mist values are between 0 and 1, have no seams and are the same for everybody', () => {
  const place = fc.double({ min: -500, max: 500, noNaN: true });
  fc.assert(
    fc.property(place, place, (x, y) => {
      const here = noise(x, y);
      expect(here).toBeGreaterThanOrEqual(0);
      expect(here).toBeLessThanOrEqual(1);
      expect(Math.abs(here - noise(x + 1e-6, y))).toBeLessThan(1e-4);
      expect(noise(x + 64, y - 64)).toBeCloseTo(here, 6);
    }),
  );
});

test('any stored value gives a valid reading', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(parseSavedReadings(stored)).toEqual({ last: undefined, told: 0 });
    }),
  );
  expect(parseSavedReadings({ version: 1, last: 9, told: 3 })).toEqual({ last: 9, told: 3 });
  expect(parseSavedReadings({ version: 1, last: 10, told: 3 })).toEqual({
    last: undefined,
    told: 3,
  });
});
