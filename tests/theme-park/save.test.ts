import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOfText, textOfBytes } from '../../scenes/kit/rules/textOfBytes';
import { kindOf, specOf } from '../../scenes/theme-park/rules/buildings';
import { ByteReader, ByteWriter, checksum } from '../../scenes/theme-park/rules/save/bytes';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { allOpen } from '../../scenes/theme-park/rules/tycoon/topics';
import { expectConsistentPark } from './invariants';
import { act, at, guest, hashOf, newPark, path, place, wait } from './play';

const whole = { withPeople: true };

/** The text of a body, with a valid checksum. */
function seal(body: Uint8Array): string {
  const sealed = new Uint8Array(body.length + 4);
  sealed.set(body);
  new DataView(sealed.buffer).setUint32(body.length, checksum(body, body.length), true);
  return textOfBytes(sealed);
}

function lively(rules: 'classic' | 'tycoon'): ThemeParkState {
  const park = newPark({ rules, startingMoney: 30_000 });
  act(park, ...path(10, 17, 10, 8), ...path(4, 12, 16, 12), place('rollerCoaster', 5, 10));
  act(park, place('carousel', 11, 8), place('foodStall', 14, 11), place('fountain', 9, 15));
  act(park, { type: 'pace', speed: 3 });
  wait(park, 6000);
  return park;
}

describe.each(['classic', 'tycoon'] as const)('a saved park under %s rules', (rules) => {
  test('loads to exactly the same state', () => {
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

  test('with a letter changed, cut or added is refused', () => {
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

test('any bytes with a valid checksum are refused or give a valid park', () => {
  const bytes = bytesOfText(writePark(lively('tycoon'), whole));
  if (!bytes) throw new Error('no bytes');
  const body = bytes.subarray(0, bytes.length - 4);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.nat(255), (place, value) => {
      const changed = body.slice();
      changed[place] = value;
      const read = readPark(seal(changed), newPark({ startingMoney: 30_000 }).config);
      if (!read.ok) return;
      const park = read.value;
      expectConsistentPark(park);
      wait(park, 300);
      expectConsistentPark(park);
    }),
    { numRuns: 400 },
  );
});

/** Offsets of the parts of the park below in its saved form. */
const places = {
  mark: 0,
  version: 2,
  rules: 3,
  people: 4,
  columns: 5,
  rows: 6,
  scenario: 7,
  speed: 8,
  clock: 10,
  money: 26,
  satisfaction: 34,
  rng: 43,
  prices: 59,
  accounts: 90,
  rides: 91,
  standing: 195,
  firstKind: 197,
  firstCell: 198,
  carousel: 200,
  visitors: 221,
  at: 227,
  from: 229,
  goal: 231,
  thought: 235,
  about: 236,
  hunger: 237,
  thirst: 239,
  boredom: 241,
  tiredness: 243,
  mood: 245,
  queued: 253,
  inside: 255,
  last: 256,
  points: 257,
} as const;
type Change = readonly [where: keyof typeof places, size: 1 | 2 | 4 | 8, value: number];

/** Reads a small park with a single guest, changed in some places and with a new checksum. */
function readChanged(changes: readonly Change[], cut = 0): ReturnType<typeof readPark> {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(10, 17, 10, 12), place('carousel', 11, 12));
  guest(park, at(park, 10, 14));
  const bytes = bytesOfText(writePark(park, whole)) ?? new Uint8Array();
  const body = new Uint8Array(bytes.length - 4 + Math.max(0, cut));
  body.set(bytes.subarray(0, bytes.length - 4));
  const view = new DataView(body.buffer);
  for (const [where, size, value] of changes) {
    if (size === 1) view.setUint8(places[where], value);
    else if (size === 2) view.setUint16(places[where], value, true);
    else if (size === 4) view.setUint32(places[where], value, true);
    else view.setFloat64(places[where], value, true);
  }
  return readPark(seal(body.subarray(0, body.length + Math.min(0, cut))), park.config);
}

describe('an invalid park with a valid checksum', () => {
  const damaged = 'The saved park is damaged.';
  const refusal = (changes: readonly Change[], cut = 0): string => {
    const read = readChanged(changes, cut);
    return read.ok ? 'it was read' : read.refusal;
  };

  test.each<readonly [keyof typeof places, 1 | 2 | 8, readonly number[], readonly number[]]>([
    ['version', 1, [0, 1, 2, 3, 4], [5]],
    ['scenario', 1, [1], [0]],
    ['speed', 1, [0, 4, 255], [1, 2, 3]],
    ['clock', 8, [-1, 0.5, Number.NaN, 1e12 + 1], [0, 1, 1e12]],
    ['money', 8, [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12 + 1, -1e12 - 1], []],
    ['satisfaction', 1, [101], [0, 100]],
    ['prices', 1, [16, 255], [15]],
    ['accounts', 1, [14, 12], [13]],
    ['rides', 8, [0.5, 1e13], []],
    ['standing', 2, [7, 9, 0xffff], [8]],
    ['firstKind', 1, [0, 13, 14, 15, 3], [2, 8, 11, 12]],
    ['firstCell', 2, [251, 270, 400, 0xffff], [399, 0, 250]],
    ['visitors', 2, [0, 2, 1201], [1]],
    ['at', 2, [400, 0xffff], [0, 399]],
    ['from', 2, [400, 0xffff], [0, 399]],
    ['goal', 2, [400, 0xfffd], [0, 399, 0xfffe, 0xffff]],
    ['thought', 1, [18], [0, 17]],
    ['about', 1, [15], [0, 14]],
    ['hunger', 2, [10_001], [0, 10_000]],
    ['thirst', 2, [10_001], [0, 10_000]],
    ['boredom', 2, [10_001], [0, 10_000]],
    ['tiredness', 2, [10_001], [0, 10_000]],
    ['mood', 2, [10_001], [0, 10_000]],
    ['inside', 1, [1, 2], [0]],
    ['queued', 2, [1, 500], [0]],
    ['last', 1, [15], [0, 14]],
  ])('is refused for its %s', (where, size, bad, good) => {
    for (const value of bad) expect(refusal([[where, size, value]])).toBe(damaged);
    for (const value of good) expect(refusal([[where, size, value]])).toBe('it was read');
  });

  test('says what is wrong with it', () => {
    expect(refusal([['mark', 2, 0x4b51]])).toBe('That is not a park of this site.');
    expect(refusal([['mark', 2, 0x4a50]])).toBe('That is not a park of this site.');
    expect(refusal([['version', 1, 7]])).toBe(
      'The park was saved by a newer version of this page.',
    );
    expect(refusal([['columns', 1, 21]])).toBe('The saved park has another size.');
    expect(refusal([['rows', 1, 21]])).toBe('The saved park has another size.');
    expect(refusal([['money', 8, 1]])).toBe('The saved park’s books do not add up.');
    expect(refusal([['rides', 8, 1]])).toBe('The saved park’s books do not add up.');
    const { config } = newPark();
    expect(readPark('A'.repeat(400_001), config)).toMatchObject({
      refusal: 'The saved park is too large.',
    });
    expect(readPark('A'.repeat(400_000), config)).toMatchObject({
      refusal: 'That is not a park of this site.',
    });
    for (const text of ['', 'AAAA', 'not a park']) {
      expect(readPark(text, config)).toMatchObject({ refusal: damaged });
    }
  });

  test("is refused with another's checksum", () => {
    const park = newPark();
    const bytes = bytesOfText(writePark(park, whole)) ?? new Uint8Array();
    expect(readPark(textOfBytes(bytes), park.config).ok).toBe(true);
    bytes[places.satisfaction] = 99;
    expect(readPark(textOfBytes(bytes), park.config)).toMatchObject({ refusal: damaged });
  });

  test('is refused if it is cut short or too long', () => {
    expect(refusal([], 0)).toBe('it was read');
    for (const cut of [-1, -2, -8, -40, 1, 2]) expect(refusal([], cut)).toBe(damaged);
  });

  test('is refused without a random state, and with parts that its rules do not offer', () => {
    expect(refusal([['rng', 8, 0]])).toBe('it was read');
    const park = newPark({ rules: 'tycoon' });
    park.rng.fill(0);
    expect(readPark(writePark(park, whole), park.config)).toMatchObject({ refusal: damaged });
    // Parts that exist only under Tycoon rules are invalid under Classic ones.
    const classic = newPark();
    act(classic, place('tree', 3, 3));
    const bytes = bytesOfText(writePark(classic, { withPeople: false })) ?? new Uint8Array();
    const body = bytes.slice(0, bytes.length - 4);
    expect(readPark(seal(body), classic.config).ok).toBe(true);
    body[body.lastIndexOf(kindOf('tree'))] = kindOf('picnicBench');
    expect(readPark(seal(body), classic.config)).toMatchObject({ refusal: damaged });
    expect(refusal([['rules', 1, 0]])).toBe(damaged);
  });

  test('counts who is inside and who queues, and lets nobody do both', () => {
    const cell = 251;
    const inside = readChanged([
      ['goal', 2, cell],
      ['inside', 1, 1],
    ]);
    if (!inside.ok) throw new Error(inside.refusal);
    expect([inside.value.inside[cell], inside.value.queue[cell]]).toEqual([1, 0]);
    const queued = readChanged([
      ['goal', 2, cell],
      ['queued', 2, 1],
    ]);
    if (!queued.ok) throw new Error(queued.refusal);
    expect([queued.value.inside[cell], queued.value.queue[cell]]).toEqual([0, 1]);
    expect(
      refusal([
        ['goal', 2, cell],
        ['inside', 1, 1],
        ['queued', 2, 1],
      ]),
    ).toBe(damaged);
  });
});

test('the graph of a park is restored, with its last 240 points', () => {
  const park = newPark({ economyMs: 100 });
  act(park, { type: 'pace', speed: 3 });
  wait(park, 2520);
  expect(park.chart.points).toBeGreaterThan(240);
  const read = readPark(writePark(park, whole), park.config);
  expect(read.ok && read.value.chart).toEqual(park.chart);
});

describe.each([
  '1-classic',
  '1-tycoon',
  '2-tycoon',
  '3-tycoon',
  '4-tycoon',
  '5-tycoon',
  '6-tycoon',
] as const)('a park saved by an earlier page, version %s rules', (name) => {
  // Never write these again: such parks are stored in people's browsers.
  const file = new URL(`saves/version-${name}.park`, import.meta.url);
  const text = readFileSync(file, 'utf8').trim();
  const { days, ...expected } = {
    '1-classic': { days: 150, money: 1715, visitors: 50, satisfaction: 75 },
    '1-tycoon': { days: 150, money: 958, visitors: 180, satisfaction: 85 },
    '2-tycoon': { days: 240, money: 1715, visitors: 158, satisfaction: 71 },
    '3-tycoon': { days: 450, money: 7579, visitors: 17, satisfaction: 58 },
    '4-tycoon': { days: 300, money: 6190, visitors: 16, satisfaction: 49 },
    '5-tycoon': { days: 150, money: 722, visitors: 147, satisfaction: 79 },
    '6-tycoon': { days: 150, money: 1058, visitors: 81, satisfaction: 71 },
  }[name];

  test('loads as it was left, and goes on', () => {
    const read = readPark(text, newPark().config);
    if (!read.ok) throw new Error(read.refusal);
    const { money, visitors, satisfaction, day } = read.value;
    expect({ money, visitors: visitors.count, satisfaction }).toEqual(expected);
    expect(day).toBe(days);
    expectConsistentPark(read.value);
    // Nothing that such a park could build is taken away from it. The last one has no coaster.
    const open = name === '6-tycoon' ? allOpen & ~(1 << kindOf('coasterStation')) : allOpen;
    expect(read.value.town?.open ?? allOpen).toBe(open);
    wait(read.value, 1200);
    expectConsistentPark(read.value);
    expect(read.value.day).toBe(days + 20 * read.value.speed);
  });
});

test('text and bytes convert into each other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(bytesOfText(textOfBytes(bytes))).toEqual(bytes);
    }),
  );
  expect(bytesOfText('A')).toBeUndefined();
  expect(bytesOfText('A$')).toBeUndefined();
  expect(textOfBytes(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe('-_-_');
  expect(textOfBytes(Uint8Array.of(0x00, 0x10, 0x83, 0x10))).toBe('ABCDEA');
  // Each park has one text: spare bits of the last letter are refused.
  expect([bytesOfText('AA'), bytesOfText('AAA')]).toEqual([Uint8Array.of(0), Uint8Array.of(0, 0)]);
  expect([bytesOfText('AB'), bytesOfText('AAB')]).toEqual([undefined, undefined]);
});

test('numbers are written low byte first, and a read past the end gives nothing', () => {
  const writer = new ByteWriter();
  writer.whole(0x11223344, 4);
  writer.whole(0x5566, 2);
  writer.whole(0x77, 1);
  writer.number(-1.5);
  const bytes = writer.finish();
  expect([...bytes.subarray(0, 7)]).toEqual([0x44, 0x33, 0x22, 0x11, 0x66, 0x55, 0x77]);
  const reader = new ByteReader(bytes.subarray(0, 15));
  expect([reader.whole(4), reader.whole(2), reader.whole(1)]).toEqual([0x11223344, 0x5566, 0x77]);
  expect(reader.isWhole).toBe(false);
  expect(reader.number()).toBe(-1.5);
  expect([reader.isWhole, reader.isOverrun]).toEqual([true, false]);
  expect([reader.whole(1), reader.number()]).toEqual([0, 0]);
  expect([reader.isWhole, reader.isOverrun]).toEqual([false, true]);
  expect(new ByteReader(bytes.subarray(7)).number()).toBe(-1.5);
  expect(checksum(Uint8Array.of(0x61, 0x62), 1)).toBe(0xe40c292c);
});
