import { beforeEach, expect, test, vi } from 'vitest';
import { bindings, keysOf, parseBindings, rebind, resetBindings } from '../../src/stores/bindings';

const controls = [
  { id: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'] },
  { id: 'fire', label: 'Fire', keys: ['Space'] },
  { id: 'start', label: 'Start', keys: ['Enter'] },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  bindings.setState({}, true);
});

test('a new key replaces the keys of a control, and a reset restores them', () => {
  expect(rebind('dot', controls, 'left', 'KeyZ')).toBeUndefined();
  expect(keysOf(bindings.getState(), 'dot', controls)).toEqual({
    left: ['KeyZ'],
    fire: ['Space'],
    start: ['Enter'],
  });
  resetBindings('dot');
  expect(keysOf(bindings.getState(), 'dot', controls).left).toEqual(['ArrowLeft', 'KeyA']);
});

test("a key of another control is refused with that control's name", () => {
  expect(rebind('dot', controls, 'left', 'Space')).toMatch(/“Fire”/);
  expect(rebind('dot', controls, 'left', 'KeyZ')).toBeUndefined();
  expect(rebind('dot', controls, 'fire', 'KeyZ')).toMatch(/“Left”/);
  expect(rebind('dot', controls, 'fire', 'KeyA')).toBeUndefined();
});

test('keys reserved by the browser and malformed codes are refused', () => {
  expect(rebind('dot', controls, 'left', 'Tab')).toMatch(/browser/);
  expect(rebind('dot', controls, 'left', '')).toMatch(/browser/);
  expect(bindings.getState()).toEqual({});
});

test('a chosen key wins over the same default key of a new control', () => {
  rebind('dot', controls, 'left', 'KeyZ');
  const updated = [...controls, { id: 'jump', label: 'Jump', keys: ['KeyZ', 'KeyX'] }];
  expect(keysOf(bindings.getState(), 'dot', updated).jump).toEqual(['KeyX']);
});

test('malformed bindings are dropped, the others are kept', () => {
  const games = {
    dot: { left: ['KeyZ'], fire: ['<img>'], start: 'Enter', up: [], down: ['Tab'] },
    other: null,
  };
  expect(parseBindings({ version: 1, games })).toEqual({ dot: { left: ['KeyZ'] } });
  for (const foreign of [null, 'x', 3, [], { version: 2, games }, { version: 1, games: 5 }]) {
    expect(parseBindings(foreign)).toEqual({});
  }
});
