import { describe, expect, it } from 'vitest';
import { tvShows } from '../../src/content/tvShows';
import { describeRings, findClashes, parseRings } from '../../src/pages/tv-shows/rings';

const shows = (...ids: string[]) => tvShows.filter(({ id }) => ids.includes(id));

describe('parseRings', () => {
  it('keeps known ids once each and drops the rest', () => {
    const ids = ['gladiators', 'fun-house', 'gladiators', 'no-such-show', 7, null];
    expect(parseRings({ version: 1, ids }, tvShows)).toEqual(['fun-house', 'gladiators']);
  });

  it.each([undefined, null, 'gladiators', ['gladiators'], {}, { version: 2, ids: ['gladiators'] }])(
    'for %j has no rings',
    (stored) => {
      expect(parseRings(stored, tvShows)).toEqual([]);
    },
  );
});

describe('findClashes', () => {
  it('finds two channels in one time slot', () => {
    const both = shows('live-and-kicking', 'smtv-live');
    expect(findClashes([...both, ...shows('gladiators')])).toEqual([
      { slot: 'Saturday morning', shows: both },
    ]);
  });

  it('finds none for two programmes of one channel in a row', () => {
    expect(findClashes(shows('knightmare', 'fun-house'))).toEqual([]);
  });
});

it('describeRings tells the number of rings and the clashes', () => {
  expect(describeRings([], 12)).toBe('Nothing ringed yet. Somebody must have had the biro.');
  expect(describeRings(shows('noels-house-party', 'gladiators'), 12)).toBe(
    '2 of 12 ringed. Saturday evening: Noel’s House Party and Gladiators clash, so set the video.',
  );
});
