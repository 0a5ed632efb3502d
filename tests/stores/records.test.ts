import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockFall } from '../../scenes/block-fall/game';
import { graveyardGhosts } from '../../scenes/graveyard-ghosts/game';
import { categoryOf, defaultsOf } from '../../scenes/kit/rules/config';
import { snake } from '../../scenes/snake/game';
import { superJump } from '../../scenes/super-jump/game';
import { dailyBest, recordDaily } from '../../src/stores/dailyRuns';
import {
  bestScore,
  enterScore,
  loadRecords,
  maxCategories,
  parseRecords,
  records,
} from '../../src/stores/records';
import {
  dropUnfinishedRun,
  lastRun,
  saveLastRun,
  saveUnfinishedRun,
  unfinishedRun,
} from '../../src/stores/runs';
import { saveTuning, tuningOf } from '../../src/stores/tuning';

const headless = {
  snake: snake,
  'block-fall': blockFall,
  'super-jump': superJump,
  'graveyard-ghosts': graveyardGhosts,
};

const stored = new Map<string, string>();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

/** From now on writing to the storage throws, as in a full one. */
function refuseAll(): void {
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { ...storage, setItem });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  records.setState({}, true);
});
afterEach(() => vi.unstubAllGlobals());

test('only a better score is stored, and categories are separate', () => {
  expect(enterScore('dot', 'standard', 10, 1)).toEqual({ best: true });
  expect(enterScore('dot', 'standard', 10, 1)).toEqual({ best: false });
  expect(enterScore('dot', 'maze', 3, 2)).toEqual({ best: true });
  expect(enterScore('dot', 'maze', 0, 2)).toEqual({ best: false });
  records.setState({}, true);
  loadRecords();
  expect(bestScore(records.getState(), 'dot', 'standard')).toBe(10);
  expect(records.getState().dot.maze).toEqual({ score: 3, rules: 2 });
});

test('a full table and a full storage are reported', () => {
  const categories = Array.from(
    { length: maxCategories + 1 },
    (_, category) => [`kind ${category}`, 5] as const,
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const games = { dot: Object.fromEntries(categories) };
  stored.set('records', JSON.stringify({ version: 1, games }));
  loadRecords();
  expect(Object.keys(records.getState().dot)).toHaveLength(maxCategories);
  expect(warn).toHaveBeenCalledWith('Dropped 1 of the best scores of "dot".');
  expect(enterScore('dot', 'another', 9, 1).refusal).toMatch(/no room/);
  expect(enterScore('dot', 'kind 0', 9, 1)).toEqual({ best: true });

  refuseAll();
  expect(enterScore('dot', 'kind 0', 10, 1)).toMatchObject({
    best: true,
    refusal: expect.stringMatching(/did not store/),
  });
  warn.mockRestore();
});

test('a run that cannot be stored leaves the previous one, and slots are separate', () => {
  expect(saveUnfinishedRun('dot', 'page', 'old')).toBeUndefined();
  expect(saveUnfinishedRun('dot', 'window-2', 'beside')).toBeUndefined();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuseAll();
  expect(saveUnfinishedRun('dot', 'page', 'new')).toMatch(/storage is full/);
  expect(unfinishedRun('dot', 'page')).toBe('old');
  dropUnfinishedRun('dot', 'page');
  expect(unfinishedRun('dot', 'page')).toBeUndefined();
  expect(unfinishedRun('dot', 'window-2')).toBe('beside');
  warn.mockRestore();
});

test('a better score from another tab is not overwritten', () => {
  enterScore('dot', 'standard', 10, 1);
  stored.set('records', '{"version":1,"games":{"dot":{"standard":50}}}');
  expect(enterScore('dot', 'standard', 20, 1)).toEqual({ best: false });
  expect(bestScore(records.getState(), 'dot', 'standard')).toBe(50);
});

test('malformed scores are dropped, the others are kept', () => {
  const games = { dot: { a: 5, b: '5', c: -1, d: 1.5, e: null }, x: 'y' };
  expect(parseRecords({ version: 1, games })).toEqual({ dot: { a: { score: 5, rules: 1 } } });
  const now = {
    dot: { a: { score: 5, rules: 2 }, b: { score: 5 }, c: 5, d: { score: -1, rules: 1 } },
  };
  expect(parseRecords({ version: 2, games: now })).toEqual({ dot: { a: { score: 5, rules: 2 } } });
  for (const foreign of [undefined, null, [], 'x', { version: 9, games }]) {
    expect(parseRecords(foreign)).toEqual({});
  }
});

test('scores of version 1 are read into the current categories', () => {
  const games = {
    snake: { 'walls none plain classic': 70, 'wrap none plain 5': 90 },
    'block-fall': { classic: 1200 },
    'super-jump': { 'walls level 1': 340, classic: 20 },
    'graveyard-ghosts': { 'level 1': 810, 'level 3 chain': 900 },
  };
  const parsed = parseRecords({ version: 1, games });
  for (const game of ['snake', 'block-fall', 'super-jump', 'graveyard-ghosts'] as const) {
    const { config } = headless[game];
    const category = categoryOf(config, defaultsOf(config));
    expect(bestScore(parsed, game, category)).toBe(Object.values(games[game])[0]);
  }
  expect(bestScore(parsed, 'snake', 'wrap none plain 5')).toBe(90);
  const later = { snake: { 'walls none plain classic': { score: 7, rules: 1 } } };
  expect(bestScore(parseRecords({ version: 2, games: later }), 'snake', 'classic')).toBeUndefined();
});

test('a run that is too long is refused, and a malformed stored run is not returned', () => {
  expect(saveLastRun('dot', 'standard', 'x'.repeat(400_001))).toMatch(/too long/);
  expect(lastRun('dot', 'standard')).toBeUndefined();
  expect(saveLastRun('dot', 'standard', 'text')).toBeUndefined();
  expect(lastRun('dot', 'standard')).toBe('text');
  stored.set('replay:dot:standard', '{"version":1,"text":7}');
  expect(lastRun('dot', 'standard')).toBeUndefined();
});

test('tuned values are stored by key, and an empty set removes the entry', () => {
  saveTuning('dot', { speed: 2, loud: true });
  expect(tuningOf('dot')).toEqual({ speed: 2, loud: true });
  saveTuning('dot', {});
  expect(stored.has('tuning:dot')).toBe(false);
  stored.set('tuning:dot', '{"version":1,"values":{"speed":null,"loud":[1],"edges":"walls"}}');
  expect(tuningOf('dot')).toEqual({ edges: 'walls' });
});

test('the best scores of one day are stored by game and category, and those of other days are dropped', () => {
  recordDaily(20_000, 'snake', 30);
  recordDaily(20_000, 'snake', 20);
  recordDaily(20_000, 'snake edges wrap', 70);
  expect(dailyBest(20_000)).toEqual({ snake: 30, 'snake edges wrap': 70 });
  expect(dailyBest(20_001)).toEqual({});
  recordDaily(20_001, 'snake', 5);
  expect(dailyBest(20_001)).toEqual({ snake: 5 });
  expect(dailyBest(20_000)).toEqual({});
});
