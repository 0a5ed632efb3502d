import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Malformed } from '../../scenes/kit/rules/codeValues';
import { copy, copyInto } from '../../scenes/kit/rules/copy';
import { hash } from '../../scenes/kit/rules/hash';
import { sameShape } from '../../scenes/kit/rules/sameShape';
import { packed, unpacked } from './packed';
import { plainObject, plainValue } from './plainData';

function holder() {
  return { board: Uint8Array.of(1, 2, 3), nested: { list: [{ deep: 1 }, { deep: 2 }] }, name: 'a' };
}

describe('copy', () => {
  test('returns equal data that shares nothing with the source', () => {
    fc.assert(
      fc.property(plainObject, (source) => {
        const copied = copy(source);
        expect(copied).toStrictEqual(source);
        expect(hash(copied)).toBe(hash(source));
      }),
    );
    const source = holder();
    const copied = copy(source);
    source.board[0] = 9;
    source.nested.list[1].deep = 9;
    expect(copied).toEqual(holder());
  });

  test('into any other object makes it equal', () => {
    fc.assert(
      fc.property(plainObject, plainObject, (target, source) => {
        copyInto(target, source);
        expect(target).toStrictEqual(source);
      }),
    );
  });

  test('into an object of the same shape keeps its nested objects', () => {
    const target = holder();
    const { board, nested } = target;
    const { list } = nested;
    copyInto(target, { ...holder(), board: Uint8Array.of(7, 8, 9), name: 'b' });
    expect(target.board).toBe(board);
    expect([...board]).toEqual([7, 8, 9]);
    expect(target.nested).toBe(nested);
    expect(target.nested.list).toBe(list);
    expect(target.name).toBe('b');
  });
});

describe('hash', () => {
  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plainObject, (source) => {
        const turned = Object.fromEntries(Object.entries(source).reverse());
        expect(hash(turned)).toBe(hash(source));
      }),
    );
  });

  test('differs for different values and types', () => {
    const different: unknown[] = [
      {},
      [],
      '',
      0,
      -0,
      1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 31,
      '1',
      'ab',
      ['a', 'b'],
      ['ab'],
      null,
      undefined,
      'null',
      true,
      false,
      { a: 1 },
      { b: 1 },
      { a: 1, b: undefined },
      Uint8Array.of(1, 2),
      Int8Array.of(1, 2),
      [1, 2],
      [2, 1],
      Uint8Array.of(1, 2, 0),
      [[1], 2],
      [[1, 2]],
    ];
    const hashes = different.map(hash);
    expect(new Set(hashes).size).toBe(different.length);
    for (const digits of hashes) expect(digits).toMatch(/^[0-9a-f]{16}$/);
  });

  test('changes with any single cell', () => {
    const seen = new Set<string>();
    for (let cell = 0; cell < 225; cell += 1) {
      for (let what = 1; what < 5; what += 1) {
        const cells = new Uint8Array(225);
        cells[cell] = what;
        seen.add(hash({ cells }));
      }
    }
    expect(seen.size).toBe(900);
  });

  test('is the same on every machine', () => {
    const state = { tick: 7, board: Float64Array.of(0.1, -0, 1e300), name: 'Züge', on: true };
    expect(hash(state)).toBe('24a876245a4e9cff');
  });

  test('throws for a function', () => {
    expect(() => hash({ call: () => 0 })).toThrow('a function is not plain data');
  });
});

describe('the value coder', () => {
  test('decodes what it encoded', () => {
    fc.assert(
      fc.property(plainObject, (source) => {
        expect(unpacked(packed(source))).toStrictEqual(source);
      }),
    );
    const odd = [0, -0, 1e300, -1e-300, Number.NaN, 2 ** 53 - 1, 1 - 2 ** 53, 2 ** 60, 0.1];
    expect(unpacked(packed({ odd, array: Float64Array.from(odd) }))).toStrictEqual({
      odd,
      array: Float64Array.from(odd),
    });
  });

  test('compresses repeated values', () => {
    const grid = new Uint8Array(40_000);
    grid.fill(3, 10_000, 12_000);
    expect(packed({ grid, visitors: new Float64Array(50_000) }).length).toBeLessThan(600);
  });

  test('decodes random bytes to data or throws Malformed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          unpacked(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(Malformed);
        }
      }),
    );
  });

  test('throws for a function', () => {
    expect(() => packed({ call: () => 0 })).toThrow(/not plain data/);
  });
});

test('sameShape compares fields, types and lengths', () => {
  fc.assert(
    fc.property(plainValue, (value) => {
      if (typeof value !== 'object' || value === null) expect(sameShape(value, value)).toBe(true);
    }),
  );
  expect(sameShape(holder(), holder())).toBe(true);
  expect(sameShape({ a: 1 }, { a: 2 })).toBe(true);
  expect(sameShape({ a: 1 }, { a: '2' })).toBe(false);
  expect(sameShape({ a: 1 }, { b: 1 })).toBe(false);
  expect(sameShape({ a: null }, { a: {} })).toBe(false);
  expect(sameShape([{ a: 1 }], [])).toBe(true);
  expect(sameShape([{ a: 1 }], [{ a: 1 }, { a: 2, b: 3 }])).toBe(false);
  expect(sameShape(new Uint8Array(2), new Uint8Array(3))).toBe(false);
  expect(sameShape(new Uint8Array(2), new Int8Array(2))).toBe(false);
  expect(sameShape([], {})).toBe(false);
});
