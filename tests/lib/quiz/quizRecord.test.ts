import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyQuizRecord,
  isScoredSource,
  parseQuizRecord,
  type QuizRecord,
  withBest,
  withDaily,
} from '../../../src/lib/quiz/quizRecord';

const streak = { lastDay: '1997-05-02', length: 2, best: 5 };
const good: QuizRecord = {
  version: 1,
  best: { music: { correct: 18, total: 20 }, movies: { correct: 0, total: 20 } },
  daily: { streak, marks: [true, false, true] },
};

describe('the stored record', () => {
  it('is read from storage as it was written', () => {
    expect(parseQuizRecord(JSON.parse(JSON.stringify(good)))).toEqual({ record: good, dropped: 0 });
    expect(parseQuizRecord(undefined)).toEqual({ record: emptyQuizRecord, dropped: 0 });
  });

  it('keeps perfect values: every answer right, a streak that equals its best', () => {
    const record: QuizRecord = {
      version: 1,
      best: { music: { correct: 20, total: 20 }, 'music-extra': { correct: 40, total: 40 } },
      daily: { streak: { ...streak, length: 5 }, marks: [true] },
    };
    expect(parseQuizRecord(record)).toEqual({ record, dropped: 0 });
  });

  it('is valid without a daily result', () => {
    expect(parseQuizRecord({ version: 1 })).toEqual({ record: emptyQuizRecord, dropped: 0 });
    expect(parseQuizRecord({ ...good, daily: null }).dropped).toBe(0);
    expect(parseQuizRecord(null)).toEqual({ record: emptyQuizRecord, dropped: 0 });
    expect(isScoredSource('music-extra-time')).toBe(false);
  });

  it.each([
    ['another version', { ...good, version: 2 }],
    ['a list', [1, 2]],
    ['a text', 'music'],
    ['a broken best', { version: 1, best: 7 }],
  ])('is dropped whole when it is %s', (_, value) => {
    expect(parseQuizRecord(value)).toEqual({ record: emptyQuizRecord, dropped: 1 });
  });

  it('loses only its damaged entries', () => {
    const best = {
      music: { correct: 18, total: 20 },
      movies: { correct: 21, total: 20 },
      gaming: { correct: 1.5, total: 20 },
      general: { correct: -1, total: 20 },
      tvshows: 'all of them',
      cooking: { correct: 3, total: 20 },
    };
    expect(parseQuizRecord({ version: 1, best, daily: good.daily })).toEqual({
      record: { version: 1, best: { music: { correct: 18, total: 20 } }, daily: good.daily },
      dropped: 5,
    });
  });

  it.each([
    ['a day that never was', { streak: { ...streak, lastDay: '1997-02-30' }, marks: [true] }],
    ['a streak above its best', { streak: { ...streak, length: 6 }, marks: [true] }],
    ['no marks', { streak, marks: [] }],
    ['marks without end', { streak, marks: Array.from({ length: 5000 }, () => true) }],
    ['a mark that is none', { streak, marks: [true, 'yes'] }],
  ])('drops a daily result with %s and keeps the bests', (_, daily) => {
    expect(parseQuizRecord({ ...good, daily })).toEqual({
      record: { ...good, daily: null },
      dropped: 1,
    });
  });

  it('never throws, and parsing its result again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ version: fc.constant(1), best: fc.object(), daily: fc.anything() }),
        ),
        (value) => {
          const { record } = parseQuizRecord(value);
          expect(parseQuizRecord(record)).toEqual({ record, dropped: 0 });
        },
      ),
    );
  });
});

describe('the best', () => {
  it('is kept per category, by share of right answers', () => {
    const first = withBest(emptyQuizRecord, 'music', { correct: 12, total: 20 });
    expect(withBest(first, 'music', { correct: 11, total: 20 })).toBe(first);
    expect(withBest(first, 'music', { correct: 6, total: 10 })).toBe(first);
    expect(withBest(first, 'music', { correct: 7, total: 10 }).best.music?.correct).toBe(7);
    expect(withBest(first, 'movies', { correct: 1, total: 20 }).best.music?.correct).toBe(12);
  });
});

describe('the daily result', () => {
  it('counts only the first play of a day', () => {
    const first = withDaily(emptyQuizRecord, '1997-05-01', [true, false]);
    expect(withDaily(first, '1997-05-01', [true, true])).toBe(first);
    expect(withDaily(first, '1997-05-02', [true, true]).daily).toEqual({
      streak: { lastDay: '1997-05-02', length: 2, best: 2 },
      marks: [true, true],
    });
  });
});

describe('the key of a best', () => {
  it('is a category or its Extra time, by its exact id only', () => {
    expect(isScoredSource('tvshows')).toBe(true);
    expect(isScoredSource('tvshows-extra')).toBe(true);
    for (const text of [
      '',
      'TVSHOWS',
      'toString',
      '__proto__',
      '-extra',
      'music-extra-extra',
      'mus-extraic',
    ]) {
      expect(isScoredSource(text)).toBe(false);
    }
  });

  it('distinguishes the two', () => {
    const both = withBest(
      withBest(emptyQuizRecord, 'music', { correct: 12, total: 20 }),
      'music-extra',
      { correct: 7, total: 20 },
    );
    expect(both.best).toEqual({
      music: { correct: 12, total: 20 },
      'music-extra': { correct: 7, total: 20 },
    });
    expect(parseQuizRecord(both)).toEqual({ record: both, dropped: 0 });
  });
});
