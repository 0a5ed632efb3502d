import fc from 'fast-check';
import { expect, test } from 'vitest';
import { musicTvSongs } from '../../src/content/songs';
import { parseFailed, parseMemory } from '../../src/toys/musictv/memory';

test('parseMemory keeps valid fields and drops the rest', () => {
  const stored = { version: 1, last: '34', plays: { '34': 2, '1': -1, '99': 3, '2': 'x' } };
  expect(parseMemory(stored)).toEqual({ at: 33, plays: { '34': 2 } });
  expect(parseMemory({ version: 1, last: '77' })).toEqual({ at: 0, plays: {} });
  expect(parseMemory({ version: 2, last: '34' })).toEqual({ at: 0, plays: {} });
  expect(parseFailed({ version: 1, failed: ['3', 3, '3', 'nobody', '1'] })).toEqual(['1', '3']);
});

test('any stored value gives a known song', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(musicTvSongs[parseMemory(stored).at]).toBeDefined();
      parseFailed(stored);
    }),
  );
});
