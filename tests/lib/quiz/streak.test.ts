import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendStreak, type Streak, streakOn } from '../../../src/lib/quiz/streak';
import { utcDay } from '../../../src/lib/quiz/utcDay';

const played = (...days: string[]) => days.reduce<Streak | null>(extendStreak, null);

describe('the streak', () => {
  it('grows day by day, across the end of a month and a leap day', () => {
    expect(played('2000-02-28', '2000-02-29', '2000-03-01')).toEqual({
      lastDay: '2000-03-01',
      length: 3,
      best: 3,
    });
  });

  it('counts a day once', () => {
    expect(played('1997-05-01', '1997-05-01')?.length).toBe(1);
  });

  it('starts again after a gap and remembers the best', () => {
    expect(played('1997-05-01', '1997-05-02', '1997-05-04')).toEqual({
      lastDay: '1997-05-04',
      length: 1,
      best: 2,
    });
  });

  it('ignores a clock that was set back', () => {
    expect(played('1997-05-02', '1997-05-01')).toEqual(played('1997-05-02'));
  });

  it('is not held up by a day from a clock that was years ahead', () => {
    const ahead = played('2031-01-01');
    expect(streakOn(ahead, '2026-01-01')).toBe(0);
    expect(streakOn(extendStreak(ahead, '2026-01-01'), '2026-01-01')).toBe(1);
  });

  it('lasts until the day after the last one is over', () => {
    const streak = played('1997-05-01', '1997-05-02');
    expect(streakOn(streak, '1997-05-02')).toBe(2);
    expect(streakOn(streak, '1997-05-03')).toBe(2);
    expect(streakOn(streak, '1997-05-04')).toBe(0);
    expect(streakOn(null, '1997-05-02')).toBe(0);
  });

  it('is the run of days at the end of any history', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 40 }), { minLength: 1 }), (days) => {
        const sorted = [...days].sort((a, b) => a - b);
        const streak = played(...sorted.map((day) => utcDay(day * 86_400_000)));
        let run = 0;
        for (let day = sorted.at(-1) ?? 0; days.includes(day); day--) run++;
        expect(streak?.length).toBe(run);
        expect(streak?.best).toBeGreaterThanOrEqual(run);
      }),
    );
  });
});
