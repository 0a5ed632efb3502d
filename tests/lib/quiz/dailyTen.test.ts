import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyTen, type QuizBank } from '../../../src/lib/quiz/dailyTen';
import { utcDay } from '../../../src/lib/quiz/utcDay';
import { questionBank, rightOption } from './questions';

const bank = questionBank();
const dayAt = (number: number) => utcDay(number * 86_400_000);
const someDay = fc.integer({ min: 0, max: 40_000 });
const ids = (number: number, from: QuizBank = bank) =>
  dailyTen(from, dayAt(number)).map(({ id }) => id);

describe('the daily ten', () => {
  it('takes two from every category, each with its right answer', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const ten = dailyTen(bank, dayAt(day));
        const categories = ten.map(({ id }) => id.split('-')[0]);
        expect(new Set(ten.map(({ id }) => id)).size).toBe(10);
        for (const category of Object.keys(bank)) {
          expect(categories.filter((of) => of === category)).toHaveLength(2);
        }
        for (const question of ten) expect(rightOption(question)).toMatch(/right$/);
      }),
    );
  });

  it('is the same for everybody, in whatever order the questions are stored', () => {
    const refiled: QuizBank = {
      movies: [...bank.movies].reverse(),
      music: [...bank.music].reverse(),
      tvshows: [...bank.tvshows].reverse(),
      gaming: [...bank.gaming].reverse(),
      general: [...bank.general].reverse(),
    };
    fc.assert(
      fc.property(someDay, (day) => {
        expect(dailyTen(refiled, dayAt(day))).toEqual(dailyTen(bank, dayAt(day)));
      }),
    );
  });

  it('stays the same from one release to the next', () => {
    expect(
      dailyTen(bank, '1997-03-07').map(({ id, correctAnswer }) => `${id} ${correctAnswer}`),
    ).toMatchInlineSnapshot(`
      [
        "tvshows-14 2",
        "music-14 0",
        "gaming-10 0",
        "movies-19 0",
        "gaming-3 2",
        "movies-6 2",
        "music-2 3",
        "general-9 0",
        "tvshows-12 2",
        "general-4 1",
      ]
    `);
  });

  it('asks all hundred questions within ten days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (round) => {
        const asked = Array.from({ length: 10 }, (_, i) => ids(round * 10 + i)).flat();
        expect(new Set(asked).size).toBe(100);
      }),
    );
  });

  it('asks all three hundred questions of the full bank within thirty days', () => {
    const full = questionBank(60);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (round) => {
        const asked = Array.from({ length: 30 }, (_, i) => ids(round * 30 + i, full)).flat();
        expect(new Set(asked).size).toBe(300);
      }),
      { numRuns: 20 },
    );
  });

  it('repeats no question on two consecutive days', () => {
    for (let day = 20_000; day < 21_000; day++) {
      const yesterday = new Set(ids(day));
      expect(ids(day + 1).filter((id) => yesterday.has(id))).toEqual([]);
    }
  });

  it('asks different questions on different days', () => {
    expect(new Set(Array.from({ length: 100 }, (_, i) => ids(20_000 + i).join())).size).toBe(100);
  });

  it('works with a category that is nearly empty', () => {
    expect(ids(20_000, { ...bank, music: bank.music.slice(0, 1) })).toHaveLength(9);
    expect(ids(20_000, questionBank(3))).toHaveLength(10);
  });

  it('refuses an invalid day', () => {
    expect(() => dailyTen(bank, '1997-02-30')).toThrow("'1997-02-30'");
  });
});
