import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultPreferences,
  isMuted,
  parsePreferences,
  toggleMuted,
} from '../../src/toys/messenger/preferences';

test('whatever is stored, something valid is read', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { masked, muted } = parsePreferences(stored);
      expect(typeof masked).toBe('boolean');
      expect(muted.every((name) => typeof name === 'string')).toBe(true);
    }),
  );
  const kept = { masked: false, muted: ['Ann'] };
  expect(parsePreferences({ version: 1, ...kept })).toEqual(kept);
  expect(parsePreferences({ version: 2, ...kept })).toEqual(defaultPreferences);
  expect(parsePreferences({ version: 1, muted: [7, '', 'Ann', 'x'.repeat(31)] }).muted).toEqual([
    'Ann',
  ]);
});

test('a mute holds however the name is written, and is lifted by the same press', () => {
  const muted = toggleMuted(defaultPreferences, 'Ann');
  expect(isMuted(muted, ' ANN ')).toBe(true);
  expect(isMuted(muted, 'Anna')).toBe(false);
  expect(isMuted(toggleMuted(muted, 'ann'), 'Ann')).toBe(false);
});
