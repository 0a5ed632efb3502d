import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings } from '../../src/stores/settings';

const defaults = { muted: false, motion: 'system', searchKey: true, countdown: true };

test('of what is stored each field is kept or falls back for itself', () => {
  const stored = { version: 1, muted: true, motion: 'reduced', searchKey: false, countdown: false };
  expect(parseSettings(stored)).toEqual({
    muted: true,
    motion: 'reduced',
    searchKey: false,
    countdown: false,
  });
  expect(parseSettings({ ...stored, muted: 'yes' })).toEqual({
    muted: false,
    motion: 'reduced',
    searchKey: false,
    countdown: false,
  });
  expect(parseSettings({ ...stored, motion: 'sideways', colour: 'red' })).toEqual({
    muted: true,
    motion: 'system',
    searchKey: false,
    countdown: false,
  });
});

test('another version, or what is no settings at all, gives the defaults', () => {
  expect(parseSettings({ version: 2, muted: true })).toEqual(defaults);
  expect(parseSettings(undefined)).toEqual(defaults);
});

test('whatever is stored, settings come of it', () => {
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
