import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRefused, readStored, removeStored, writeStored } from '../../src/lib/storage';
import { readModes, writeModes } from '../../src/stores/modes';
import {
  dropUnfinishedRun,
  lastRun,
  saveLastRun,
  saveUnfinishedRun,
  unfinishedRun,
} from '../../src/stores/runs';
import { parseTuning, saveTuning, tuningOf } from '../../src/stores/tuning';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

const foreign = ['7', '"x"', 'null', '[]', '{}', '{"version":2}', '{"version":1}', '{', ''];

test('malformed or oversized JSON is not read, and a warning is logged', () => {
  kept.set('bad', '{');
  kept.set('edge', JSON.stringify('x'.repeat(499_998)));
  kept.set('long', JSON.stringify('x'.repeat(499_999)));
  expect(readStored('none')).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
  expect(readStored('bad')).toBeUndefined();
  expect(console.warn).toHaveBeenLastCalledWith(
    expect.stringContaining('"bad"'),
    expect.anything(),
  );
  expect(readStored('edge')).toHaveLength(499_998);
  expect(readStored('long')).toBeUndefined();
  expect(console.warn).toHaveBeenLastCalledWith(expect.stringContaining('"long"'));
});

test('when the browser denies storage, reads and writes log a warning and do not throw', () => {
  refuseStorage();
  const told = vi.fn();
  onRefused(told);
  expect(readStored('a')).toBeUndefined();
  expect(writeStored('b', 1)).toBe(false);
  expect(writeStored('b', 1)).toBe(false);
  expect(told).toHaveBeenCalledOnce();
  removeStored('c');
  for (const name of ['a', 'b', 'c']) {
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining(`"${name}"`),
      expect.anything(),
    );
  }
  expect(saveUnfinishedRun('snake', 'page', 'run')).toBe('This browser’s storage is full.');
});

test('each run slot stores its own run, apart from the last run of each category', () => {
  expect(saveUnfinishedRun('snake', 'page', 'on its page')).toBeUndefined();
  expect(saveUnfinishedRun('snake', 'desktop', 'on the desktop')).toBeUndefined();
  expect(saveLastRun('snake', 'classic', 'to its end')).toBeUndefined();
  expect(kept.get('run:snake')).toBe('{"version":1,"text":"on its page"}');
  expect(unfinishedRun('snake', 'page')).toBe('on its page');
  expect(unfinishedRun('snake', 'desktop')).toBe('on the desktop');
  expect(unfinishedRun('block-fall', 'page')).toBeUndefined();
  expect(lastRun('snake', 'classic')).toBe('to its end');
  expect(lastRun('snake', 'wrap')).toBeUndefined();
  dropUnfinishedRun('snake', 'desktop');
  expect(unfinishedRun('snake', 'desktop')).toBeUndefined();
  expect(unfinishedRun('snake', 'page')).toBe('on its page');
});

test('a run that is too long is refused with a sentence, and the previous one stays', () => {
  expect(saveUnfinishedRun('snake', 'page', 'x'.repeat(400_000))).toBeUndefined();
  expect(unfinishedRun('snake', 'page')).toHaveLength(400_000);
  expect(saveUnfinishedRun('snake', 'page', 'x'.repeat(400_001))).toBe(
    'The run was too long to be stored.',
  );
  expect(unfinishedRun('snake', 'page')).toHaveLength(400_000);
  kept.set('run:snake', JSON.stringify({ version: 1, text: 'x'.repeat(400_001) }));
  expect(unfinishedRun('snake', 'page')).toBeUndefined();
});

test('foreign or malformed entries are ignored', () => {
  for (const text of [...foreign, '{"version":1,"text":7,"games":7,"values":7}']) {
    for (const key of ['run:snake', 'modes', 'tuning:snake']) kept.set(key, text);
    expect(unfinishedRun('snake', 'page'), text).toBeUndefined();
    expect(readModes('snake'), text).toEqual({});
    expect(tuningOf('snake'), text).toEqual({});
  }
  kept.set('run:snake', '{"version":2,"text":"later"}');
  kept.set('modes', '{"version":2,"games":{"snake":{"walls":true}}}');
  kept.set('tuning:snake', '{"version":2,"values":{"speed":2}}');
  expect(unfinishedRun('snake', 'page')).toBeUndefined();
  expect(readModes('snake')).toEqual({});
  expect(tuningOf('snake')).toEqual({});
});

test('modes are stored per game, and writing one game leaves the others', () => {
  writeModes('snake', { walls: 'wrap' });
  writeModes('klondike', { draw: 'three' });
  writeModes('snake', { walls: 'stop' });
  expect(readModes('snake')).toEqual({ walls: 'stop' });
  expect(readModes('klondike')).toEqual({ draw: 'three' });
  expect(readModes('minesweeper')).toEqual({});
  kept.set('modes', '{"version":1,"games":{"snake":null,"klondike":3}}');
  expect(readModes('snake')).toEqual({});
  expect(readModes('klondike')).toEqual({});
});

test('tuned constants are plain values, at most 500, and an empty set removes the entry', () => {
  saveTuning('snake', { speed: 2, walls: true, theme: 'dark' });
  expect(tuningOf('snake')).toEqual({ speed: 2, walls: true, theme: 'dark' });
  saveTuning('snake', {});
  expect(kept.has('tuning:snake')).toBe(false);
  const values = { a: null, b: {}, c: 1 };
  expect(parseTuning({ version: 1, values })).toEqual({ c: 1 });
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, at]));
  expect(Object.keys(parseTuning({ version: 1, values: many }))).toHaveLength(500);
});

test('what another tab has chosen is not undone by the next choice here', async () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.resetModules();
  const { connectSettings, settings } = await import('../../src/stores/settings');
  const { bindings } = await import('../../src/stores/bindings');
  connectSettings();
  const elsewhere = (key: string, value: unknown) => {
    kept.set(key, JSON.stringify(value));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  elsewhere('settings', { version: 1, textSize: 'large' });
  // It is not stored again: two versions of the site would overwrite each other for ever.
  expect(kept.get('settings')).toBe('{"version":1,"textSize":"large"}');
  settings.setState({ muted: true });
  expect(JSON.parse(kept.get('settings') ?? '')).toMatchObject({ textSize: 'large', muted: true });
  const games = { snake: { up: ['KeyW'] } };
  elsewhere('bindings', { version: 1, games });
  expect(bindings.getState()).toEqual(games);
});
