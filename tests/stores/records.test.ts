import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bestScore,
  enterScore,
  loadRecords,
  parseRecords,
  records,
} from '../../src/stores/records';
import { keepLastRun, lastRun } from '../../src/stores/runs';
import { keepTuning, tuningOf } from '../../src/stores/tuning';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  records.setState({}, true);
});
afterEach(() => vi.unstubAllGlobals());

test('only a better score is entered, and kinds are kept apart', () => {
  expect(enterScore('dot', 'standard', 10)).toBe(true);
  expect(enterScore('dot', 'standard', 10)).toBe(false);
  expect(enterScore('dot', 'maze', 3)).toBe(true);
  expect(enterScore('dot', 'maze', 0)).toBe(false);
  records.setState({}, true);
  loadRecords();
  expect(bestScore(records.getState(), 'dot', 'standard')).toBe(10);
  expect(bestScore(records.getState(), 'dot', 'maze')).toBe(3);
});

test('a better score of another tab is not overwritten', () => {
  enterScore('dot', 'standard', 10);
  stored.set('records', '{"version":1,"games":{"dot":{"standard":50}}}');
  expect(enterScore('dot', 'standard', 20)).toBe(false);
  expect(bestScore(records.getState(), 'dot', 'standard')).toBe(50);
});

test('malformed scores are dropped, the others kept', () => {
  const games = { dot: { a: 5, b: '5', c: -1, d: 1.5, e: null }, x: 'y' };
  expect(parseRecords({ version: 1, games })).toEqual({ dot: { a: 5 } });
  for (const foreign of [undefined, null, [], 'x', { version: 9, games }]) {
    expect(parseRecords(foreign)).toEqual({});
  }
});

test('a run too long to keep is refused and a foreign one is not given out', () => {
  expect(keepLastRun('dot', 'standard', 'x'.repeat(400_001))).toBe(false);
  expect(lastRun('dot', 'standard')).toBeUndefined();
  expect(keepLastRun('dot', 'standard', 'text')).toBe(true);
  expect(lastRun('dot', 'standard')).toBe('text');
  stored.set('replay:dot:standard', '{"version":1,"text":7}');
  expect(lastRun('dot', 'standard')).toBeUndefined();
});

test('tuned values are kept by key; an empty set leaves no entry', () => {
  keepTuning('dot', { speed: 2, loud: true });
  expect(tuningOf('dot')).toEqual({ speed: 2, loud: true });
  keepTuning('dot', {});
  expect(stored.has('tuning:dot')).toBe(false);
  stored.set('tuning:dot', '{"version":1,"values":{"speed":null,"loud":[1],"edges":"walls"}}');
  expect(tuningOf('dot')).toEqual({ edges: 'walls' });
});
