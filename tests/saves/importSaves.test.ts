import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBundle, writeBundle } from '../../src/saves/bundle';
import type { Entry } from '../../src/saves/Entry';
import { importSaves } from '../../src/saves/importSaves';
import { planImport } from '../../src/saves/planImport';
import { saveGroups, storedKeyOf } from '../../src/saves/saveGroups';
import { deleteSaves, readBackups, readSaves, swapBackup } from '../../src/saves/savesStorage';
import { fakeStorage } from './fakeStorage';

/** A storage with an upper bound in characters. */
const entry = (key: string, value: unknown, savedAt = 0): Entry => ({
  key,
  text: JSON.stringify(value),
  savedAt,
});
const here = (...entries: readonly Entry[]) => new Map(entries.map((one) => [one.key, one]));
const textOf = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('every key that the site writes is in the list of saves', () => {
  const missing: string[] = [];
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || name.startsWith('saves')) continue;
    const text = readFileSync(`src/${name}`, 'utf8');
    if (!/\bwriteStored\(/.test(text) || name === 'lib/storage.ts') continue;
    const keys = [...text.matchAll(/const \w*[kK]ey = '([^']+)'/g)].map(([, key]) => key ?? '');
    missing.push(...keys.filter((key) => !storedKeyOf(key)).map((key) => `${name}: ${key}`));
  }
  expect(missing).toEqual([]);
});

test('no key is in two groups, and every group has a page', () => {
  const keys = saveGroups.flatMap((one) => one.keys.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { path } of saveGroups) expect(path).toMatch(/^\//);
});

describe('joining', () => {
  test('keeps the better record of each category', () => {
    const mine = { version: 2, games: { snake: { classic: { score: 40, rules: 1 } } } };
    const theirs = {
      version: 2,
      games: {
        snake: { classic: { score: 30, rules: 1 }, windmill: { score: 7, rules: 1 } },
        'block-fall': { classic: { score: 900, rules: 2 } },
      },
    };
    const [plan] = planImport([entry('records', theirs, 9)], here(entry('records', mine, 1)));
    expect(plan?.outcome).toBe('joined');
    expect(plan && 'text' in plan && JSON.parse(plan.text)).toEqual({
      version: 2,
      games: {
        snake: { classic: { score: 40, rules: 1 }, windmill: { score: 7, rules: 1 } },
        'block-fall': { classic: { score: 900, rules: 2 } },
      },
    });
  });

  test('puts parks into empty slots, or keeps the later save and backs up the other', () => {
    const slot = (name: string) => ({ name, savedAt: 1, park: name, money: 1, visitors: 1 });
    const slots = (...names: readonly (string | null)[]) => ({
      version: 1,
      slots: names.map((name) => name && slot(name)),
    });
    const mine = entry('theme-park-slots', slots('A', null, 'C', 'D', 'E'), 5);
    const [joined] = planImport(
      [entry('theme-park-slots', slots('A', 'B', null, null, null), 1)],
      here(mine),
    );
    expect(joined && 'text' in joined && JSON.parse(joined.text)).toEqual(
      slots('A', 'B', 'C', 'D', 'E'),
    );
    const two = entry('theme-park-slots', slots('X', 'Y', null, null, null), 1);
    expect(planImport([two], here(mine))[0]).toMatchObject({ outcome: 'older', backup: two });
  });

  test('keeps the ticks and stickers of both sides', () => {
    const [ticks] = planImport(
      [entry('lifestyle-checked', ['b', 'c'])],
      here(entry('lifestyle-checked', ['a', 'b'])),
    );
    expect(ticks && 'text' in ticks && JSON.parse(ticks.text)).toEqual(['a', 'b', 'c']);
    const album = (stickers: object, found: boolean) => ({
      version: 1,
      stickers,
      objects: { furby: { n: found ? 1 : 4, open: false, found } },
      swaps: [],
      offers: [],
    });
    const [joined] = planImport(
      [entry('album', album({ furby: { count: 3, shiny: false } }, true))],
      here(entry('album', album({ furby: { count: 1, shiny: true } }, false))),
    );
    expect(joined && 'text' in joined && JSON.parse(joined.text)).toMatchObject({
      stickers: { furby: { count: 3, shiny: true } },
      objects: { furby: { n: 4, found: true } },
    });
  });

  test('keeps the better quiz score, the later day and the longest streak', () => {
    const record = (correct: number, lastDay: string, length: number, best: number) => ({
      version: 1,
      best: { music: { correct, total: 20 } },
      daily: { streak: { lastDay, length, best }, marks: [true] },
    });
    const [joined] = planImport(
      [entry('quiz-record', record(12, '2026-11-20', 1, 1))],
      here(entry('quiz-record', record(15, '2026-11-02', 9, 9))),
    );
    expect(joined && 'text' in joined && JSON.parse(joined.text)).toMatchObject({
      best: { music: { correct: 15 } },
      daily: { streak: { lastDay: '2026-11-20', length: 1, best: 9 } },
    });
  });
});

describe('values that cannot be joined', () => {
  test('are replaced by the later save, and the earlier one is backed up', () => {
    localStorage.setItem('virtual-pet', JSON.stringify({ version: 1, name: 'Old' }));
    const bundle = { savedAt: 9, entries: [entry('virtual-pet', { version: 1, name: 'New' }, 9)] };
    expect(importSaves(bundle)[0]?.outcome).toBe('replaced');
    expect(textOf('virtual-pet')).toMatchObject({ name: 'New' });
    const [backup] = readBackups();
    expect(backup && JSON.parse(backup.entry.text)).toMatchObject({ name: 'Old' });
    expect(backup && swapBackup(backup)).toBe(true);
    expect(textOf('virtual-pet')).toMatchObject({ name: 'Old' });
    expect(JSON.parse(readBackups()[0]?.entry.text ?? '')).toMatchObject({ name: 'New' });
  });

  test('are not lost when the clock was set back a year', () => {
    const lastYear = 1_700_000_000_000;
    localStorage.setItem('virtual-pet', JSON.stringify({ version: 1, name: 'Mine' }));
    importSaves({
      savedAt: 1,
      entries: [entry('virtual-pet', { version: 1, name: 'One' }, lastYear)],
    });
    importSaves({
      savedAt: 1,
      entries: [entry('virtual-pet', { version: 1, name: 'Two' }, lastYear - 1)],
    });
    expect(textOf('virtual-pet')).toMatchObject({ name: 'One' });
    const names = readBackups().map(({ entry: { text } }) => JSON.parse(text).name);
    expect(names.sort((a, b) => String(a).localeCompare(String(b)))).toEqual(['Mine', 'Two']);
  });
});

test('an import in a tab of an earlier version leaves what a later version has stored', () => {
  const later = JSON.stringify({ version: 3, games: {} });
  localStorage.setItem('records', later);
  const old = entry('records', { version: 2, games: {} }, 9);
  expect(importSaves({ savedAt: 9, entries: [old] })[0]?.outcome).toBe('older');
  expect(localStorage.getItem('records')).toBe(later);
  expect(readBackups().map((one) => one.entry.text)).toEqual([old.text]);
});

test('a browser that refuses storage says so for each save, and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const [plan] = importSaves({ savedAt: 1, entries: [entry('visits', { version: 1, count: 3 })] });
  expect(plan).toMatchObject({
    outcome: 'refused',
    reason: 'This browser has no room left for it.',
  });
  expect(readSaves()).toEqual([]);
  expect(deleteSaves(['visits'])).toBe(false);
});

test('storage that is emptied while the site is open takes imports again', () => {
  importSaves({ savedAt: 1, entries: [entry('visits', { version: 1, count: 3 }, 4)] });
  vi.stubGlobal('localStorage', fakeStorage());
  expect(readSaves()).toEqual([]);
  importSaves({ savedAt: 1, entries: [entry('visits', { version: 1, count: 2 }, 4)] });
  expect(readSaves()).toEqual([entry('visits', { version: 1, count: 2 }, 4)]);
});

describe('a refused save is named and changes nothing:', () => {
  test.each([
    ['a key of another site', entry('cart', { version: 1 }), /does not know/],
    ['a later version', entry('records', { version: 3, games: {} }), /later version/],
    ['no JSON', { key: 'records', text: '{', savedAt: 1 }, /damaged/],
    ['no version', entry('records', { games: {} }), /damaged/],
    [
      'a park too large',
      entry('theme-park-auto', { version: 1, park: 'x'.repeat(600_000) }),
      /too large/,
    ],
  ])('%s', (_, incoming, reason) => {
    const [plan] = importSaves({ savedAt: 1, entries: [incoming] });
    expect(plan).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(reason) });
    expect(readSaves()).toEqual([]);
  });

  test('a save that does not fit into a full storage is refused, and the stored one stays', () => {
    vi.stubGlobal('localStorage', fakeStorage(400));
    localStorage.setItem('virtual-pet', JSON.stringify({ version: 1, name: 'Mine' }));
    const large = entry('virtual-pet', { version: 1, name: 'y'.repeat(380) }, 9);
    expect(importSaves({ savedAt: 9, entries: [large] })[0]).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(/no room/),
    });
    expect(textOf('virtual-pet')).toMatchObject({ name: 'Mine' });
    expect(readBackups()).toEqual([]);
  });
});

test('a bundle that is cut off, foreign or of a later version is refused with a sentence', () => {
  const whole = writeBundle({
    savedAt: 3,
    entries: [entry('visits', { version: 1, count: 3 }, 2)],
  });
  expect(parseBundle(whole)).toMatchObject({ value: { savedAt: 3 } });
  expect(parseBundle(whole.slice(0, -4))).toMatchObject({ refusal: expect.stringMatching(/cut/) });
  expect(parseBundle('{}')).toMatchObject({
    refusal: expect.stringMatching(/not a file of saves/),
  });
  expect(parseBundle('7')).toHaveProperty('refusal');
  expect(parseBundle(whole.replace('"version":1', '"version":2'))).toMatchObject({
    refusal: expect.stringMatching(/later version/),
  });
});

test('deleting a group leaves the others', () => {
  localStorage.setItem('visits', '{"version":1,"count":3}');
  localStorage.setItem('album', '{"version":1}');
  expect(deleteSaves(['visits'])).toBe(true);
  expect(readSaves().map(({ key }) => key)).toEqual(['album']);
});

const keys = saveGroups.flatMap((one) => one.keys.map(({ key }) => key.replace('*', 'snake')));
const anyEntry = fc.record({
  key: fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 12 })),
  text: fc.oneof(
    fc.json(),
    fc
      .record({ version: fc.constantFrom(1, 1, 1, 2, 3), games: fc.jsonValue() })
      .map((one) => JSON.stringify(one)),
    fc.string(),
  ),
  savedAt: fc.nat(),
});

test('after importing random saves every stored text is still there, joined or backed up', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyEntry), (mine, theirs) => {
      vi.stubGlobal('localStorage', fakeStorage());
      for (const { key, text } of mine) if (storedKeyOf(key)) localStorage.setItem(key, text);
      const before = readSaves();
      const done = importSaves({ savedAt: 1, entries: theirs });
      const backup = readBackups().map(({ entry: { text } }) => text);
      const joined = new Set(
        done.filter(({ outcome }) => outcome === 'joined').map(({ key }) => key),
      );
      for (const { key, text } of before) {
        const isSafe =
          localStorage.getItem(key) === text || joined.has(key) || backup.includes(text);
        expect(isSafe, key).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});

test('importing the same saves again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyEntry), (mine, theirs) => {
      vi.stubGlobal('localStorage', fakeStorage());
      for (const { key, text } of mine) if (storedKeyOf(key)) localStorage.setItem(key, text);
      importSaves({ savedAt: 1, entries: theirs });
      const after = Object.fromEntries(Object.entries(localStorage));
      const again = importSaves({ savedAt: 1, entries: theirs });
      const changed = again.filter(({ outcome }) => outcome === 'joined' || outcome === 'replaced');
      expect(changed).toEqual([]);
      for (const [key, text] of Object.entries(after)) {
        if (storedKeyOf(key)) expect(localStorage.getItem(key)).toBe(text);
      }
    }),
    { numRuns: 1000 },
  );
});
