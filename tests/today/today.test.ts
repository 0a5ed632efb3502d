import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onThisDay } from '../../src/content/today/onThisDay';
import { words } from '../../src/content/today/words';
import { utcDay } from '../../src/lib/quiz/utcDay';
import { eventsOf, pickOf } from '../../src/lib/today/pick';
import {
  cardOf,
  inARow,
  maxStamps,
  parseStamps,
  resultLine,
  withStamp,
} from '../../src/lib/today/today';

const dayMs = 86_400_000;
const anyDay = fc.nat(40_000).map((number) => utcDay(number * dayMs));

test('each word comes once before any is repeated, and each word is unique', () => {
  const seen = new Set(words.map((_, index) => pickOf(words, utcDay((20_000 + index) * dayMs))));
  expect(seen.size).toBe(words.length);
  expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
});

test('each event is on a real date from 1990 to 2005 and names its source', () => {
  for (const { day, year, text, source } of onThisDay) {
    expect(() => new Date(`${year}-${day}T00:00:00Z`).toISOString()).not.toThrow();
    expect(new Date(`${year}-${day}T00:00:00Z`).toISOString().slice(5, 10)).toBe(day);
    expect(year).toBeGreaterThanOrEqual(1990);
    expect(year).toBeLessThanOrEqual(2005);
    expect(text).toMatch(/[.!]$/);
    // After the name of a site, a programme or a publisher: an article, a title or a date.
    for (const part of source.split('; ')) expect(part).toMatch(/^[^,]+, \S/);
  }
});

test('every day has at least three events: its own, then the last ones before it', () => {
  const shown = (day: string) =>
    eventsOf(onThisDay, day).map((event) => `${event.year}-${event.day}`);
  expect(shown('2026-07-08').slice(0, 2)).toEqual(['1995-07-08', '1996-07-08']);
  const after = shown('2026-07-09');
  expect(after.slice(0, 2).toSorted()).toEqual(['1995-07-08', '1996-07-08']);
  expect(shown('2026-01-01')[0]).toBe('1993-01-01');
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = day.slice(5);
      const events = eventsOf(onThisDay, day);
      const own = onThisDay.filter((event) => event.day === date);
      expect(events.slice(0, own.length)).toEqual(own);
      expect(events.length).toBe(Math.max(3, own.length));
      expect(new Set(events).size).toBe(events.length);
      // 0 for a date up to today, 1 for one of the year before.
      const back = events.map((event) => (event.day <= date ? 0 : 1));
      expect(back).toEqual(back.toSorted((a, b) => a - b));
    }),
  );
});

test('inARow forgives one missed day, and ends with two', () => {
  expect(inARow([], '2026-11-25')).toBe(0);
  expect(inARow(['2026-11-25'], '2026-11-25')).toBe(1);
  expect(inARow(['2026-11-23', '2026-11-24'], '2026-11-25')).toBe(2);
  expect(inARow(['2026-11-21', '2026-11-23', '2026-11-25'], '2026-11-25')).toBe(3);
  expect(inARow(['2026-11-20', '2026-11-23'], '2026-11-24')).toBe(1);
  expect(inARow(['2026-11-22'], '2026-11-25')).toBe(0);
});

test('a clock that was set back a year removes no stamp', () => {
  const stamps = ['2026-11-24', '2026-11-25'];
  expect(inARow(stamps, '2025-11-25')).toBe(0);
  const more = withStamp(stamps, '2025-11-25');
  expect(inARow(more, '2025-11-25')).toBe(1);
  expect(inARow(more, '2026-11-25')).toBe(2);
});

test("any stored value gives valid stamps, and today's stamp is kept", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyDay, fc.jsonValue())), anyDay, (days, today) => {
      const stamps = withStamp(parseStamps({ version: 1, days }), today);
      expect(stamps.length).toBeLessThanOrEqual(maxStamps);
      expect(parseStamps({ version: 1, days: stamps })).toEqual(stamps);
      expect(inARow(stamps, today)).toBeGreaterThan(0);
      expect(cardOf(stamps, today, 14).at(-1)).toEqual({ day: today, stamped: true });
    }),
  );
});

test('resultLine makes one line to paste', () => {
  expect(resultLine('2026-11-05', 4, [true, false, true], 'https://kid.example/today')).toBe(
    '90s Kid 5/11/2026, 4 in a row, daily ten 2/3 ■□■ https://kid.example/today',
  );
  expect(resultLine('2026-11-05', 1, undefined, 'x')).toBe('90s Kid 5/11/2026, 1 in a row x');
});
