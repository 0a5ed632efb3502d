import { expect, test } from 'vitest';
import { musicTvSongs } from '../../src/content/songs';
import { nextAiring, slotAt, slotLength } from '../../src/toys/musictv/programme';

const start = Date.UTC(1997, 4, 2, 20, 0, 0);

test('the song depends on the time alone, and the next follows a slot later', () => {
  const slot = slotAt(start + 61_500);
  expect(slot.startAt).toBe(61);
  expect(slotAt(start + slotLength * 1000)).toEqual({
    at: (slot.at + 1) % musicTvSongs.length,
    startAt: 0,
  });
});

test('each song comes once in a round, at the time in the guide', () => {
  const times = musicTvSongs.map((_, at) => nextAiring(at, start + 1000));
  expect(new Set(times).size).toBe(musicTvSongs.length);
  times.forEach((time, at) => {
    expect(slotAt(time)).toEqual({ at, startAt: 0 });
  });
  expect(Math.min(...times)).toBe(start);
});
