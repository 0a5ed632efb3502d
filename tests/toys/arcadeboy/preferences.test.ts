import { expect, test } from 'vitest';
import { defaultPreferences, parsePreferences } from '../../../src/toys/arcadeboy/preferences';
import { screenNames, screens, shadesFor } from '../../../src/toys/arcadeboy/screens';

test('valid fields are kept one by one', () => {
  const stored = { version: 1, screen: 'moss', ghosting: true, hand: 'right', muted: 7 };
  expect(parsePreferences(stored)).toEqual({
    ...defaultPreferences,
    screen: 'moss',
    ghosting: true,
    hand: 'right',
  });
});

test.each([undefined, null, 'moss', [], {}, { version: 2, screen: 'moss' }])(
  'malformed %j is dropped',
  (stored) => expect(parsePreferences(stored)).toEqual(defaultPreferences),
);

test('every screen has four shades, darkest first', () => {
  const brightness = (hex: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  for (const name of screenNames) {
    const { shades } = screens[name];
    expect(shades).toHaveLength(4);
    const levels = shades.map(brightness);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(shadesFor(name)).toBe(name === 'color' ? undefined : shades);
  }
});
