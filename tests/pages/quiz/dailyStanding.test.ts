import { expect, it } from 'vitest';
import { dailyStanding } from '../../../src/pages/quiz/dailyStanding';

const today = '2026-11-21';
const marks = [true, true, false];
const daily = (lastDay: string, length: number, best = length) => ({
  streak: { lastDay, length, best },
  marks,
});

it.each([
  [null, 'Not played yet'],
  [daily(today, 1), 'Played: 2/3 · 1 day in a row'],
  [daily(today, 4), 'Played: 2/3 · 4 days in a row'],
  [daily('2026-11-20', 4), 'Play today to make it 5 days in a row'],
  [daily('2026-11-18', 4, 9), 'Best run: 9 days in a row'],
])('for %j the text is: %s', (record, text) => {
  expect(dailyStanding(record, today)).toBe(text);
});

it('before the date is known the text is “Not played yet”', () => {
  expect(dailyStanding(daily(today, 4), null)).toBe('Not played yet');
});
