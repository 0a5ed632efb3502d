import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultPreferences,
  isMuted,
  parsePreferences,
  toggleMuted,
} from '../../src/toys/messenger/preferences';

test('any stored value gives valid preferences', () => {
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

test('muting ignores case and spaces, and the same button unmutes', () => {
  const muted = toggleMuted(defaultPreferences, 'Ann');
  expect(isMuted(muted, ' ANN ')).toBe(true);
  expect(isMuted(muted, 'Anna')).toBe(false);
  expect(isMuted(toggleMuted(muted, 'ann'), 'Ann')).toBe(false);
});
