import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePreferences } from '../../src/toys/online/preferences';
import {
  cutText,
  maxScreenName,
  parseScreenName,
  screenNameInput,
} from '../../src/toys/online/screenName';

test('a screen name has at most sixteen characters, and no emoji is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const name = screenNameInput(text);
      expect(name.length).toBeLessThanOrEqual(maxScreenName);
      expect(cutText(text, maxScreenName)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
      // Parsing the result again changes nothing.
      expect(screenNameInput(name)).toBe(name);
    }),
  );
  expect(screenNameInput('x'.repeat(40))).toBe('x'.repeat(16));
  expect(screenNameInput(`${'x'.repeat(15)}😎`)).toBe('x'.repeat(15));
});

test.each(['', '   ', '\t\n', '\u00a0\u3000', '\u200b\u200b', '\u202e', '\ufeff', '\u0301'])(
  '%j is not a screen name',
  (text) => {
    expect(parseScreenName(text)).toBeUndefined();
  },
);

test.each([
  ['  Becky  ', 'Becky'],
  ['<b>hi</b>', '<b>hi</b>'],
  ['😎', '😎'],
  ['مرحبا', 'مرحبا'],
  ['a\u202eb', 'ab'],
  ['0', '0'],
])('%j becomes the screen name %j', (text, name) => {
  expect(parseScreenName(text)).toBe(name);
});

test('any stored value gives valid preferences', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { name, sounds } = parsePreferences(stored);
      expect(name === '' || parseScreenName(name) === name).toBe(true);
      expect(typeof sounds).toBe('boolean');
    }),
  );
  expect(parsePreferences({ version: 1, name: 'Becky', sounds: false })).toEqual({
    name: 'Becky',
    sounds: false,
  });
  expect(parsePreferences({ version: 1, name: 7, sounds: 'no' })).toEqual({
    name: '',
    sounds: true,
  });
  expect(parsePreferences({ version: 2, name: 'Becky' })).toEqual({ name: '', sounds: true });
});
