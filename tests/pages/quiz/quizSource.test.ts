import { expect, it } from 'vitest';
import { askedSource, sourcePath, sourceTitle } from '../../../src/pages/quiz/quizSource';

const ask = (query: string) => askedSource({ search: query, hash: '' });

it.each(['general', 'gaming', 'tvshows', 'music', 'movies', 'music-extra', 'daily'] as const)(
  'the address of %s is parsed to that round',
  (source) => {
    expect(ask(sourcePath(source).replace('/quiz', ''))).toEqual({ kind: 'known', source });
  },
);

it('an unknown category is reported as unknown, and no category as nothing', () => {
  expect(ask('')).toEqual({ kind: 'nothing' });
  expect(ask('?other=music')).toEqual({ kind: 'nothing' });
  for (const text of [
    '',
    'Music',
    'hats',
    '-extra',
    'daily-extra',
    'music-extra-extra',
    '__proto__',
    'constructor',
  ]) {
    expect(ask(`?category=${text}`)).toEqual({ kind: 'unknown', text });
  }
});

it('each round has a title', () => {
  expect(sourceTitle('tvshows', '')).toBe('90s TV Shows');
  expect(sourceTitle('tvshows-extra', '')).toBe('90s TV Shows, extra time');
  expect(sourceTitle('daily', '1997-03-07')).toBe('Daily ten, 7 March 1997');
});
