import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  divertWrites,
  readStored,
  removeStored,
  unreadKeys,
  writeStored,
} from '../../src/lib/storage';
import { keepApart } from '../../src/saves/keepApart';
import { parseChange } from '../../src/saves/parseChange';
import { readBackups } from '../../src/saves/savesStorage';
import { fakeStorage } from './fakeStorage';

const park = (name: string) => ({ version: 1, park: name });
const album = (count: number) => ({
  version: 1,
  stickers: { furby: { count, shiny: false } },
  objects: {},
});
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const aside = () => readBackups().map(({ entry }) => JSON.parse(entry.text) as unknown);

/** Another tab imports a save while this page is open. */
function importElsewhere(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value));
  unreadKeys.add(key);
  return { keepOwn: keepApart([key]) };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  divertWrites(undefined);
  unreadKeys.clear();
  vi.unstubAllGlobals();
});

describe('a page that was open before another tab imported saves', () => {
  test('does not write over an imported park: its own is set aside, once', () => {
    writeStored('theme-park-auto', park('mine, early'));
    importElsewhere('theme-park-auto', park('imported'));
    expect(writeStored('theme-park-auto', park('mine'))).toBe(true);
    expect(writeStored('theme-park-auto', park('mine, later'))).toBe(true);
    expect(stored('theme-park-auto')).toEqual(park('imported'));
    expect(aside()).toEqual([park('mine, later')]);
  });

  test('does not delete an imported run when its own has ended', () => {
    importElsewhere('run:snake', { version: 1, text: 'imported' });
    removeStored('run:snake');
    expect(stored('run:snake')).toEqual({ version: 1, text: 'imported' });
  });

  test('joins its stickers with the imported ones', () => {
    importElsewhere('album', album(5));
    writeStored('album', album(2));
    expect(stored('album')).toMatchObject({ stickers: { furby: { count: 5 } } });
    expect(aside()).toEqual([]);
  });

  test('writes as usual what was not imported, and what it has read since', () => {
    importElsewhere('theme-park-auto', park('imported'));
    writeStored('visits', { version: 1, count: 3 });
    expect(stored('visits')).toMatchObject({ count: 3 });
    readStored('theme-park-auto');
    writeStored('theme-park-auto', park('imported, and built on'));
    expect(stored('theme-park-auto')).toEqual(park('imported, and built on'));
    expect(aside()).toEqual([]);
  });

  test('says that nothing was stored if there is no room to set it aside', () => {
    vi.stubGlobal('localStorage', fakeStorage(200));
    importElsewhere('theme-park-auto', park('imported'));
    expect(writeStored('theme-park-auto', park('x'.repeat(200)))).toBe(false);
    expect(stored('theme-park-auto')).toEqual(park('imported'));
  });
});

describe('a visitor who keeps what is open', () => {
  test('has the own park in its place, and the imported one set aside', () => {
    const { keepOwn } = importElsewhere('theme-park-auto', park('imported'));
    writeStored('theme-park-auto', park('mine'));
    keepOwn();
    expect(stored('theme-park-auto')).toEqual(park('mine'));
    expect(aside()).toEqual([park('imported')]);
    writeStored('theme-park-auto', park('mine, later'));
    expect(stored('theme-park-auto')).toEqual(park('mine, later'));
    expect(aside()).toEqual([park('imported')]);
  });

  test('also if the page writes for the first time afterwards', () => {
    const { keepOwn } = importElsewhere('theme-park-auto', park('imported'));
    keepOwn();
    expect(stored('theme-park-auto')).toEqual(park('imported'));
    writeStored('theme-park-auto', park('mine'));
    expect(stored('theme-park-auto')).toEqual(park('mine'));
    expect(aside()).toEqual([park('imported')]);
  });

  test('loses neither if there is no room for both', () => {
    vi.stubGlobal('localStorage', fakeStorage(120));
    const { keepOwn } = importElsewhere('theme-park-auto', park('x'.repeat(60)));
    keepOwn();
    expect(writeStored('theme-park-auto', park('mine'))).toBe(false);
    expect(stored('theme-park-auto')).toEqual(park('x'.repeat(60)));
  });
});

test('a tab of an earlier version does not write over what a later version has stored', () => {
  const later = { version: 3, games: { snake: 'in a form of its own' } };
  localStorage.setItem('records', JSON.stringify(later));
  const own = { version: 2, games: { snake: { classic: { score: 7, rules: 1 } } } };
  expect(writeStored('records', own)).toBe(true);
  expect(writeStored('records', own)).toBe(true);
  expect(stored('records')).toEqual(later);
  expect(aside()).toEqual([own]);
});

test.each([
  ['{"version":1,"at":5,"keys":["album","run:snake"]}', ['album', 'run:snake']],
  ['{"keys":["album",7]}', ['album']],
  ['1', []],
  ['{', []],
  ['null', []],
])('reads the imported keys of %s', (text, keys) => {
  expect(parseChange(text)).toEqual(keys);
});
