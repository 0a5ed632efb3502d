import { expect, test } from 'vitest';
import { games } from '../../scenes/games';
import { dailySeed, dayOf, weekOf } from '../../scenes/kit/rules/daily';
import { dateOfDay } from '../../scenes/kit/rules/dateOfDay';
import { winnableDeals } from '../../scenes/klondike/rules/winnable';

test('a day begins at midnight UTC, and a week on Monday', () => {
  expect(dayOf(Date.UTC(2026, 10, 25, 23, 59, 59, 999))).toBe(dayOf(Date.UTC(2026, 10, 25)));
  expect(dayOf(Date.UTC(2026, 10, 26))).toBe(dayOf(Date.UTC(2026, 10, 25)) + 1);
  expect(dateOfDay(weekOf(dayOf(Date.UTC(2026, 10, 25))))).toBe('23 November 2026');
  expect(dateOfDay(weekOf(dayOf(Date.UTC(2026, 10, 23))))).toBe('23 November 2026');
  expect(dateOfDay(weekOf(dayOf(Date.UTC(2026, 10, 22))))).toBe('16 November 2026');
});

test('the daily seed of a date never changes, and differs by day and game', () => {
  expect(dailySeed({ id: 'snake' }, 20_000)).toBe(2_941_579_677);
  const seeds = new Set<number>();
  for (let day = 20_000; day < 20_400; day += 1) {
    for (const id of Object.keys(games)) seeds.add(dailySeed({ id }, day));
  }
  expect(seeds.size).toBe(400 * Object.keys(games).length);
});

test('the daily Klondike deal is winnable under the chosen rules', async () => {
  const game = await games.klondike();
  for (let day = 20_000; day < 20_050; day += 1) {
    expect(winnableDeals({ draw: 'one', scoring: 'standard' })).toContain(dailySeed(game, day));
    const three = { draw: 'three', scoring: 'vegas' } as const;
    expect(winnableDeals(three)).toContain(dailySeed(game, day, three));
  }
});
