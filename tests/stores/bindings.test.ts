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

test('a new key takes the place of a control’s keys, and a reset gives them back', () => {
  expect(rebind('dot', controls, 'left', 'KeyZ')).toBeUndefined();
  expect(keysOf(bindings.getState(), 'dot', controls)).toEqual({
    left: ['KeyZ'],
    fire: ['Space'],
    start: ['Enter'],
  });
  resetBindings('dot');
  expect(keysOf(bindings.getState(), 'dot', controls).left).toEqual(['ArrowLeft', 'KeyA']);
});

test('a key that another control has is refused by the name of its holder', () => {
  expect(rebind('dot', controls, 'left', 'Space')).toMatch(/“Fire”/);
  expect(rebind('dot', controls, 'left', 'KeyZ')).toBeUndefined();
  expect(rebind('dot', controls, 'fire', 'KeyZ')).toMatch(/“Left”/);
  expect(rebind('dot', controls, 'fire', 'KeyA')).toBeUndefined();
});

test('the browser’s own keys and nonsense are refused', () => {
  expect(rebind('dot', controls, 'left', 'Tab')).toMatch(/browser/);
  expect(rebind('dot', controls, 'left', '')).toMatch(/browser/);
  expect(bindings.getState()).toEqual({});
});

test('a chosen key beats a key that an update has given to another control', () => {
  rebind('dot', controls, 'left', 'KeyZ');
  const updated = [...controls, { id: 'jump', label: 'Jump', keys: ['KeyZ', 'KeyX'] }];
  expect(keysOf(bindings.getState(), 'dot', updated).jump).toEqual(['KeyX']);
});

test('what is stored malformed is dropped, the rest is kept', () => {
  const games = {
    dot: { left: ['KeyZ'], fire: ['<img>'], start: 'Enter', up: [], down: ['Tab'] },
    other: null,
  };
  expect(parseBindings({ version: 1, games })).toEqual({ dot: { left: ['KeyZ'] } });
  for (const foreign of [null, 'x', 3, [], { version: 2, games }, { version: 1, games: 5 }]) {
    expect(parseBindings(foreign)).toEqual({});
  }
});
