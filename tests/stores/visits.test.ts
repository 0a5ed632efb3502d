import { expect, test, vi } from 'vitest';
import { countVisit, parseVisits } from '../../src/stores/visits';

test('parseVisits reads counts from 0 to 999,999', () => {
  for (const count of [0, 1, 41, 999_999]) expect(parseVisits({ version: 1, count })).toBe(count);
});

test('parseVisits gives 0 for anything else', () => {
  for (const count of [-1, 1.5, 1_000_000, Number.NaN, Number.POSITIVE_INFINITY, '3', null]) {
    expect(parseVisits({ version: 1, count }), String(count)).toBe(0);
  }
  for (const stored of [undefined, null, 7, 'x', {}, { version: 1 }, { version: 2, count: 5 }]) {
    expect(parseVisits(stored)).toBe(0);
  }
});

test('countVisit counts a page load once, and stops at 999,999', () => {
  const kept = new Map([
    ['visits', '{"version":1,"count":41}'],
    ['visits-old-web', '{"version":1,"count":999999}'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(countVisit('visits')).toBe(42);
  expect(countVisit('visits')).toBe(42);
  expect(JSON.parse(kept.get('visits') ?? '')).toEqual({ version: 1, count: 42 });
  // The counter stops at its maximum.
  expect(countVisit('visits-old-web')).toBe(999_999);
});
