import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings, parseSettings, type Settings } from '../../src/stores/settings';

const changed: Settings = {
  muted: true,
  volume: 3,
  music: 0,
  effects: 7,
  speech: 4,
  captions: true,
  motion: 'reduced',
  contrast: 'more',
  textSize: 'larger',
  offline: false,
  searchKey: false,
  countdown: false,
};

test('each invalid field falls back to its default, the others are kept', () => {
  const stored = { version: 1, ...changed };
  expect(parseSettings(stored)).toEqual(changed);
  expect(parseSettings({ ...stored, muted: 'yes' })).toEqual({ ...changed, muted: false });
  expect(parseSettings({ ...stored, volume: 11, music: -1 })).toEqual({
    ...changed,
    volume: 10,
    music: 10,
  });
  expect(parseSettings({ ...stored, effects: 1.5, speech: '9', captions: 1 })).toEqual({
    ...changed,
    effects: 10,
    speech: 0,
    captions: false,
  });
  expect(parseSettings({ ...stored, motion: 'sideways', colour: 'red' })).toEqual({
    ...changed,
    motion: 'system',
  });
  expect(parseSettings({ ...stored, contrast: 'less', textSize: 40 })).toEqual({
    ...changed,
    contrast: 'system',
    textSize: 'normal',
  });
});

test('another version or no object gives the defaults', () => {
  expect(parseSettings({ version: 2, muted: true })).toEqual(defaultSettings);
  expect(parseSettings(undefined)).toEqual(defaultSettings);
});

test('any stored JSON gives valid settings', () => {
  assert(
    property(jsonValue(), jsonValue(), jsonValue(), (muted, motion, searchKey) => {
      const settings = parseSettings({ version: 1, muted, motion, searchKey });
      expect(typeof settings.muted).toBe('boolean');
      expect(['system', 'reduced', 'full']).toContain(settings.motion);
      expect(typeof settings.searchKey).toBe('boolean');
      expect(parseSettings({ version: 1, ...settings })).toEqual(settings);
    }),
  );
});
