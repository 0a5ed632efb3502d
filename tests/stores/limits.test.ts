import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bindings,
  keysOf,
  loadBindings,
  parseBindings,
  rebind,
  resetBindings,
} from '../../src/stores/bindings';
import { readModes, writeModes } from '../../src/stores/modes';
import { enterScore, maxCategories, parseRecords, records } from '../../src/stores/records';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  bindings.setState({}, true);
  records.setState({}, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** `count` entries of the same value, with different names. */
function many<Value>(count: number, value: Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));
}

describe('key bindings', () => {
  const controls = [
    { id: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'] },
    { id: 'fire', label: 'Fire', keys: ['Space'] },
  ];
  const parsed = (keys: unknown) =>
    parseBindings({ version: 1, games: { dot: { left: keys } } }).dot?.left;

  test('are stored and loaded', () => {
    rebind('dot', controls, 'left', 'KeyZ');
    rebind('other', controls, 'fire', 'KeyX');
    expect(JSON.parse(kept.get('bindings') ?? '')).toEqual({
      version: 1,
      games: { dot: { left: ['KeyZ'] }, other: { fire: ['KeyX'] } },
    });
    bindings.setState({ forgotten: { left: ['KeyQ'] } }, true);
    loadBindings();
    expect(bindings.getState()).toEqual({ dot: { left: ['KeyZ'] }, other: { fire: ['KeyX'] } });
    resetBindings('dot');
    loadBindings();
    expect(bindings.getState()).toEqual({ other: { fire: ['KeyX'] } });
  });

  test.each(['Tab', 'MetaLeft', 'MetaRight', 'ContextMenu', 'PrintScreen', 'Power'])(
    'cannot use %s, which belongs to the browser',
    (code) => {
      expect(rebind('dot', controls, 'left', code)).toBe('That key belongs to the browser.');
      expect(parsed([code])).toBeUndefined();
      expect(kept.size).toBe(0);
    },
  );

  test('may use a default key of the same control', () => {
    expect(rebind('dot', controls, 'left', 'KeyA')).toBeUndefined();
    expect(keysOf(bindings.getState(), 'dot', controls).left).toEqual(['KeyA']);
    expect(rebind('dot', controls, 'left', 'KeyA')).toBeUndefined();
  });

  test('must be key codes of at most 25 letters and digits', () => {
    const longest = `K${'a1'.repeat(12)}`;
    for (const code of ['KeyZ', 'F12', longest]) expect(parsed([code])).toEqual([code]);
    for (const code of [
      `${longest}a`,
      'keyZ',
      '1Key',
      '<KeyZ',
      'KeyZ>',
      'Key Z',
      '',
      7,
      ['KeyZ'],
    ]) {
      expect(parsed([code]), String(code)).toBeUndefined();
      expect(parsed(['KeyZ', code]), String(code)).toBeUndefined();
    }
  });

  test('are limited to four keys a control, sixty controls a game and sixty games', () => {
    expect(parsed(['KeyA', 'KeyB', 'KeyC', 'KeyD'])).toHaveLength(4);
    expect(parsed(['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE'])).toBeUndefined();
    const controls = many(61, ['KeyA']);
    expect(Object.keys(parseBindings({ version: 1, games: { dot: controls } }).dot)).toHaveLength(
      60,
    );
    const games = many(61, { left: ['KeyA'] });
    expect(Object.keys(parseBindings({ version: 1, games }))).toHaveLength(60);
  });

  test('are empty for malformed stored values', () => {
    for (const stored of [undefined, null, 'text', 7, [], { games: {} }]) {
      expect(parseBindings(stored)).toEqual({});
    }
    for (const games of [undefined, null, 'ab', 7]) {
      expect(parseBindings({ version: 1, games }), String(games)).toEqual({});
    }
    expect(parseBindings({ version: 1, games: { a: 'left', b: 7, c: null } })).toEqual({});
    expect(parseBindings({ version: 2, games: { dot: { left: ['KeyA'] } } })).toEqual({});
  });
});

describe('best scores', () => {
  const read = (games: unknown, version = 2) => parseRecords({ version, games });
  const best = { score: 5, rules: 1 };

  test('may be 0, with whole numbers for score and rules', () => {
    expect(read({ dot: { classic: { score: 0, rules: 0 } } })).toEqual({
      dot: { classic: { score: 0, rules: 0 } },
    });
    expect(read({ dot: { classic: 0 } }, 1)).toEqual({ dot: { classic: { score: 0, rules: 1 } } });
    for (const wrong of [null, 7, [], {}, { score: 5 }, { rules: 1 }, { score: 5, rules: -1 }]) {
      expect(read({ dot: { classic: wrong } }), JSON.stringify(wrong)).toEqual({});
    }
    for (const wrong of [
      { score: '5', rules: 1 },
      { score: 5, rules: 0.5 },
    ]) {
      expect(read({ dot: { classic: wrong, other: best } })).toEqual({ dot: { other: best } });
    }
  });

  test('are read from known versions only, and only for games that have some', () => {
    expect(read({ dot: { classic: best } }, 3)).toEqual({});
    expect(read({ dot: {}, odd: [], none: null, other: { classic: best } })).toEqual({
      other: { classic: best },
    });
    expect(parseRecords({ version: 2, games: [] })).toEqual({});
    expect(parseRecords({ version: 2 })).toEqual({});
  });

  test('are limited to names of 80 characters, 100 games and 1,000 categories', () => {
    const name = 'n'.repeat(80);
    expect(read({ [name]: { [name]: best } })).toEqual({ [name]: { [name]: best } });
    expect(read({ [`${name}n`]: { classic: best } })).toEqual({});
    expect(read({ dot: { [`${name}n`]: best } })).toEqual({});
    expect(Object.keys(read(many(101, { classic: best })))).toHaveLength(100);
    expect(Object.keys(read({ dot: many(maxCategories, best) }).dot)).toHaveLength(maxCategories);
    expect(console.warn).not.toHaveBeenCalled();
    expect(Object.keys(read({ dot: many(maxCategories + 2, best) }).dot)).toHaveLength(
      maxCategories,
    );
    expect(console.warn).toHaveBeenCalledWith('Dropped 2 of the best scores of "dot".');
  });

  test('when two categories become one, the higher score is kept, in either order', () => {
    const old = 'walls none plain classic';
    expect(read({ snake: { [old]: 70, classic: 20 } }, 1).snake.classic.score).toBe(70);
    expect(read({ snake: { classic: 20, [old]: 70 } }, 1).snake.classic.score).toBe(70);
    expect(read({ snake: { [old]: 20, classic: 70 } }, 1).snake.classic.score).toBe(70);
  });

  test('are stored with the version of the rules', () => {
    enterScore('dot', 'standard', 10, 3);
    expect(JSON.parse(kept.get('records') ?? '')).toEqual({
      version: 2,
      games: { dot: { standard: { score: 10, rules: 3 } } },
    });
  });
});

test('malformed stored modes are replaced when new ones are written', () => {
  for (const games of ['"walls"', '7', 'null']) {
    kept.set('modes', `{"version":1,"games":${games}}`);
    writeModes('snake', { walls: 'wrap' });
    expect(JSON.parse(kept.get('modes') ?? '')).toEqual({
      version: 1,
      games: { snake: { walls: 'wrap' } },
    });
  }
  kept.set('modes', '{"version":1,"games":{"snake":"wrap"}}');
  expect(readModes('snake')).toEqual({});
});
