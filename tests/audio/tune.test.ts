import { describe, expect, test } from 'vitest';
import { catalogue } from '../../scenes/catalogue';
import { parseVoice } from '../../src/audio/parseVoice';

test("parseVoice reads each note's step, pitch and length", () => {
  const { notes, length } = parseVoice('A4 - . C4 | F#5 Bb3 - - x .');
  expect(length).toBe(10);
  expect(notes.map(({ step, steps }) => [step, steps])).toEqual([
    [0, 2],
    [3, 1],
    [4, 1],
    [5, 3],
    [8, 1],
  ]);
  const pitches = notes.map(({ pitch }) => Math.round(pitch * 10) / 10);
  expect(pitches).toEqual([440, 261.6, 740, 233.1, 0]);
});

test.each(['H4', 'C9', 'c4', 'C4-', 'xx'])(
  '"%s" is refused with the number of its step',
  (word) => {
    expect(() => parseVoice(`C4 . ${word}`)).toThrow('step 2');
  },
);

test.each(['- C4', 'C4 . -'])('"%s" is refused, because nothing can be held there', (steps) => {
  expect(() => parseVoice(steps)).toThrow('hold on');
});

describe('the tunes of the games', () => {
  const games = catalogue.filter((entry) => entry.kind === 'game');
  test.each(games.map(({ id, load }) => [id, load] as const))('%s', async (_, load) => {
    const { tune } = await load();
    const lengths = (tune?.voices ?? []).map(({ steps }) => parseVoice(steps).length);
    const longest = Math.max(0, ...lengths);
    for (const length of lengths) expect(longest % length).toBe(0);
    for (const { level } of tune?.voices ?? []) {
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(1);
    }
  });
});
