import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, specOf } from '../../scenes/theme-park/rules/buildings';
import { bytesFromText, textFromBytes } from '../../scenes/theme-park/rules/save/bytes';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { mustBeWhole } from './invariants';
import { act, hashOf, newPark, path, place, wait } from './play';

const whole = { withPeople: true };

function lively(rules: 'classic' | 'tycoon'): ThemeParkState {
  const park = newPark({ rules, startingMoney: 30_000 });
  act(park, ...path(10, 17, 10, 8), ...path(4, 12, 16, 12), place('rollerCoaster', 5, 10));
  act(park, place('carousel', 11, 8), place('foodStall', 14, 11), place('fountain', 9, 15));
  act(park, { type: 'pace', speed: 3 });
  wait(park, 6000);
  return park;
}

describe.each(['classic', 'tycoon'] as const)('a saved park under %s rules', (rules) => {
  test('loads to the very state it was', () => {
    const park = lively(rules);
    expect(park.visitors.count).toBeGreaterThan(10);
    const read = readPark(writePark(park, whole), park.config);
    if (!read.ok) throw new Error(read.refusal);
    const other = { ...read.value, pauses: park.pauses };
    expect(hashOf(other)).toBe(hashOf(park));
    wait(park, 600);
    wait(other, 600);
    expect(hashOf(other)).toBe(hashOf(park));
  });

  test('brings its own rules, and is refused by a park of another size', () => {
    const park = lively(rules);
    const text = writePark(park, whole);
    const other = newPark({
      rules: rules === 'tycoon' ? 'classic' : 'tycoon',
      startingMoney: 30_000,
    });
    const read = readPark(text, other.config);
    expect(read.ok && read.value.config.rules).toBe(rules);
    expect(readPark(text, newPark({ columns: 30 }).config)).toMatchObject({
      refusal: 'The saved park has another size.',
    });
  });

  test('without its people is short enough for a link', () => {
    expect(writePark(lively(rules), { withPeople: false }).length).toBeLessThan(1200);
  });

  test('with a letter flipped, cut or added is refused', () => {
    const text = writePark(lively(rules), { withPeople: false });
    const { config } = newPark({ rules, startingMoney: 30_000 });
    for (let place = 0; place < text.length; place += 1) {
      const other = text[place] === 'A' ? 'B' : 'A';
      expect(readPark(text.slice(0, place) + other + text.slice(place + 1), config).ok).toBe(false);
      expect(readPark(text.slice(0, place), config).ok).toBe(false);
    }
    expect(readPark(`${text}A`, config).ok).toBe(false);
  });
});

test('a price that is no longer allowed becomes the highest that is', () => {
  const park = lively('tycoon');
  const { maxPrice } = specOf(kindOf('carousel')).tycoon;
  park.prices[kindOf('carousel')] = maxPrice + 20;
  const read = readPark(writePark(park, whole), park.config);
  expect(read.ok && read.value.prices[kindOf('carousel')]).toBe(maxPrice);
});

test('whatever bytes come sealed with a right checksum: refused, or a whole park', () => {
  const bytes = bytesFromText(writePark(lively('tycoon'), whole));
  if (!bytes) throw new Error('no bytes');
  const seal = (body: Uint8Array): string => {
    let sum = 0x811c9dc5;
    for (const byte of body) sum = Math.imul(sum ^ byte, 0x01000193);
    const sealed = new Uint8Array(body.length + 4);
    sealed.set(body);
    new DataView(sealed.buffer).setUint32(body.length, sum >>> 0, true);
    return textFromBytes(sealed);
  };
  const body = bytes.subarray(0, bytes.length - 4);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.nat(255), (place, value) => {
      const changed = body.slice();
      changed[place] = value;
      const read = readPark(seal(changed), newPark({ startingMoney: 30_000 }).config);
      if (!read.ok) return;
      const park = read.value;
      mustBeWhole(park);
      wait(park, 300);
      mustBeWhole(park);
    }),
    { numRuns: 400 },
  );
});

describe.each(['classic', 'tycoon'] as const)(
  'a park saved by an earlier page, %s rules',
  (rules) => {
    // Never written anew: parks like these lie in people's browsers.
    const file = new URL(`saves/version-1-${rules}.park`, import.meta.url);
    const text = readFileSync(file, 'utf8').trim();
    const expected = {
      classic: { money: 1715, visitors: 50, satisfaction: 75 },
      tycoon: { money: 958, visitors: 180, satisfaction: 85 },
    }[rules];

    test('loads as it was left, and lives on', () => {
      const read = readPark(text, newPark().config);
      if (!read.ok) throw new Error(read.refusal);
      const { money, visitors, satisfaction, day } = read.value;
      expect({ money, visitors: visitors.count, satisfaction }).toEqual(expected);
      expect(day).toBe(150);
      mustBeWhole(read.value);
      wait(read.value, 1200);
      mustBeWhole(read.value);
      expect(read.value.day).toBe(170);
    });
  },
);

test('text and bytes turn into each other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(bytesFromText(textFromBytes(bytes))).toEqual(bytes);
    }),
  );
  expect(bytesFromText('A')).toBeUndefined();
  expect(bytesFromText('A$')).toBeUndefined();
});
