import { describe, expect, test } from 'vitest';
import { ValueCoder } from '../../scenes/kit/rules/codeValues';
import { copy, copyInto } from '../../scenes/kit/rules/copy';
import { hash } from '../../scenes/kit/rules/hash';
import { judge } from '../../scenes/kit/rules/judge';
import type { Playable } from '../../scenes/kit/rules/Playable';
import { parseReplay } from '../../scenes/kit/rules/parseReplay';
import { Recording } from '../../scenes/kit/rules/Recording';
import { Encoder } from '../../scenes/kit/rules/rangeCoder';
import { decodeReplay, describeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { sameShape } from '../../scenes/kit/rules/sameShape';
import { decodeSave } from '../../scenes/kit/rules/saveText';
import { stateHash } from '../../scenes/kit/rules/stateHash';
import { toStored } from '../../scenes/kit/rules/storedNames';
import { sealed } from '../../scenes/kit/rules/textOfBytes';
import { isTypedArray, isTypedArrayKind } from '../../scenes/kit/rules/typedArrays';
import { counter } from './counter';
import { packed, unpacked } from './packed';

describe('replay text', () => {
  const actions = Array.from({ length: 60 }, (_, at): [number, object] => {
    if (at % 3 === 0) return [at * 2, { type: 'busy', ticks: (at * 37) % 50 }];
    if (at % 7 === 0) return [at * 2, { type: 'away', ms: at % 2 === 0 ? -0.5 : -at }];
    return [
      at * 2 + (at % 2),
      at % 5 === 0 ? { type: 'add', why: `no ${at % 4}` } : { type: 'tell' },
    ];
  });
  const replay = {
    game: 'counter',
    version: 1,
    day: 10_400,
    score: -12.5,
    practice: true,
    ticks: 400,
    config: { by: 3, size: 4, hard: true },
    seed: 0xdeadbeef,
    actions: actions as [number, { type: string }][],
    hash: '00c0ffee0badcafe',
  };
  const text = encodeReplay(counter, replay);

  test('decodes to the replay that was encoded', () => {
    expect(decodeReplay(counter, text)).toEqual({ ok: true, value: replay });
    expect([text.length, hash(text)]).toEqual([234, '0951260ffdd5f711']);
  });

  test('has a head that can be read without the game', () => {
    const { game, version, day, score, practice, ticks } = replay;
    const head = { game, version, day, score, practice, ticks };
    expect(describeReplay(text)).toEqual({ ok: true, value: head });
    for (const wrong of ['K3.', 'K2.AAA', 'x']) expect(describeReplay(wrong).ok).toBe(false);
  });

  test('is refused if its score or its settings have the wrong type', () => {
    const { actions: _, ...rest } = replay;
    const refusalOf = (score: unknown, settings: unknown) => {
      const encoder = new Encoder();
      const values = new ValueCoder(encoder);
      values.text(rest.game, 80);
      values.count(rest.version);
      values.count(rest.day);
      values.value(score);
      values.value(rest.practice);
      values.count(rest.ticks);
      values.count(rest.seed);
      values.value(settings);
      const read = decodeReplay(counter, sealed('K3.', encoder.finish()));
      return read.ok ? undefined : read.refusal;
    };
    expect(refusalOf('5', {})).toBe('The recording has no score.');
    for (const odd of [null, 5, 'by', true]) {
      expect(refusalOf(5, odd)).toBe('The recording has no settings.');
    }
    expect(refusalOf(5, {})).not.toMatch(/has no/);
  });

  test('a saved game of three bytes is reported as damaged', () => {
    const short = (length: number) => {
      const read = decodeSave(counter, sealed('S3.', new Uint8Array(length)));
      return read.ok ? undefined : read.refusal;
    };
    expect(short(3)).toBe('The saved game is damaged.');
    expect(short(4)).toBe('The recording is of another game.');
  });

  test('decodes 60 different action shapes', () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ type: 'add', category: `k${at % 60}` }));
    const log = many.map((action, at): [number, { type: string }] => [at, action]);
    const again = decodeReplay(counter, encodeReplay(counter, { ...replay, actions: log }));
    expect(again.ok && again.value.actions).toEqual(log);
  });
});

test('parseReplay refuses a value that is not an object', () => {
  for (const value of [undefined, null, 7, 'text', []]) {
    expect(parseReplay(counter, value).ok).toBe(false);
  }
});

describe('judge', () => {
  const verdict = (config: typeof replay.config, ticks = 3) => {
    const recording = new Recording(counter, {
      config,
      seed: 1,
      actions: [[2, { type: 'end' }]],
      ticks: 3,
    });
    recording.stepTo(3);
    return judge(counter, { ...recording.replay(false), ticks });
  };
  const replay = { config: { by: 1, size: 4, hard: false } };

  test('refuses a recording longer than an hour', () => {
    expect(verdict(replay.config)).toMatchObject({ ok: true, value: { ineligible: undefined } });
    expect(verdict(replay.config, 216_001)).toEqual({
      ok: false,
      refusal: 'The recording is too long to be judged.',
    });
  });

  test('marks a run with changed constants as ineligible, but not a run in another mode', () => {
    expect(verdict({ ...replay.config, by: 2 })).toMatchObject({
      value: { ineligible: 'It was played with changed settings.' },
    });
    expect(verdict({ ...replay.config, hard: true })).toMatchObject({
      value: { ineligible: undefined, category: 'hard true' },
    });
  });
});

describe('ValueCoder.spend', () => {
  test('allows a million elements in one text, and no more', () => {
    const values = new ValueCoder(new Encoder());
    values.spend(999_998);
    values.spend(2);
    expect(() => values.spend(1)).toThrow('is too long');
    const letters = new ValueCoder(new Encoder());
    letters.spend(999_997);
    letters.text('abc');
    expect(() => letters.text('d')).toThrow('is too long');
  });
});

test('objects may be nested 32 deep, like lists', () => {
  const deep = (depth: number) => {
    let fields: object = { end: 1 };
    for (let count = 0; count < depth; count += 1) fields = { fields };
    return fields;
  };
  expect(unpacked(packed(deep(31)))).toEqual(deep(31));
  expect(() => packed(deep(32))).toThrow('is nested too deeply');
});

describe('sameShape', () => {
  test.each<[unknown, unknown, boolean]>([
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [undefined, null, false],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1, b: 1 }, { a: 1 }, false],
    [{ a: 1, b: 1 }, { a: 1, b: '1' }, false],
    [{ toString: 1 }, { a: 1 }, false],
    [Uint8Array.of(1), { 0: 1 }, false],
    [{ 0: 1 }, Uint8Array.of(1), false],
    [Uint8Array.of(1), [1], false],
    [[1], Uint8Array.of(1), false],
    [Uint8Array.of(1), Uint8Array.of(2), true],
    [[], [], true],
    [[], [1, 2], true],
    [[], [1, '2'], false],
    [[1, 2, 3], [4], true],
    [[1, '2'], [], false],
    [{}, [], false],
    [new DataView(new ArrayBuffer(1)), Uint8Array.of(1), false],
  ])('for %j and %j returns %j', (one, other, agree) => {
    expect(sameShape(one, other)).toBe(agree);
  });
});

describe('copy and copyInto', () => {
  test('copyInto replaces every field of the target', () => {
    const source = () => ({ a: { b: [1] }, c: Uint8Array.of(5), d: [{ e: 1 }] });
    for (const target of [
      { a: [7], c: { 0: 5 }, d: { 0: 1 } },
      { a: Uint8Array.of(1), c: Int8Array.of(5), d: Uint8Array.of(1) },
      { a: null, c: Uint8Array.of(5, 6), d: [[], 3, 4], f: 'more' },
      { a: 5, c: 'c', d: 'd', g: undefined, h: 2 },
    ]) {
      copyInto(target as object, source());
      expect(target).toStrictEqual(source());
    }
  });

  test('shared fields are the same object in the copy, all others are new', () => {
    const source = { kept: { a: 1 }, own: { b: 1 }, list: [{ c: 1 }] };
    const copied = copy(source, ['kept']);
    expect(copied.kept).toBe(source.kept);
    expect([copied.own === source.own, copied.list[0] === source.list[0]]).toEqual([false, false]);
    const other = { kept: { a: 2 }, own: { b: 2 }, list: [] };
    copyInto<object>(other, source, ['kept']);
    expect(other.kept).toBe(source.kept);
    expect(other).toEqual(source);
    expect(other.own).not.toBe(source.own);
  });

  test('a DataView in a state throws a TypeError', () => {
    const view = new DataView(new ArrayBuffer(4));
    expect(() => copy({ view })).toThrow(new TypeError('a state holds no such view of memory'));
    expect(() => copyInto({ view: 1 } as object, { view })).toThrow('no such view');
  });
});

test('isTypedArray accepts the nine kinds that a state may hold, and no other view', () => {
  for (const name of ['Int8Array', 'Uint8ClampedArray', 'Uint32Array', 'Float64Array']) {
    expect(isTypedArrayKind(name)).toBe(true);
  }
  for (const name of ['BigInt64Array', 'DataView', 'toString', 7, null, ['Int8Array']]) {
    expect(isTypedArrayKind(name)).toBe(false);
  }
  for (const array of [
    new Int16Array(1),
    new Uint16Array(0),
    new Int32Array(2),
    new Float32Array(1),
  ]) {
    expect(isTypedArray(array)).toBe(true);
  }
  for (const other of [
    new DataView(new ArrayBuffer(1)),
    new BigInt64Array(1),
    [1],
    {},
    null,
    'a',
  ]) {
    expect(isTypedArray(other)).toBe(false);
  }
  expect(isTypedArray({ [Symbol.toStringTag]: 'Int8Array' })).toBe(false);
});

describe('stateHash', () => {
  const game = (added: true | undefined): Playable => ({
    ...counter,
    config: { ...counter.config, by: { ...counter.config.by, ...(added && { added }) } },
  });
  const state = (by: number) => ({
    ...counter.rules.start({ by, size: 4, hard: false }, 1),
    count: 3,
  });

  test('ignores a constant marked as added while it has its default value', () => {
    const old = { ...state(1), config: { size: 4, hard: false } };
    expect(stateHash(game(true), state(1))).toBe(hash(toStored(counter.rules, old)));
    expect(stateHash(game(true), state(2))).toBe(hash(toStored(counter.rules, state(2))));
    expect(stateHash(game(undefined), state(1))).toBe(hash(toStored(counter.rules, state(1))));
    expect(state(1).config).toHaveProperty('by');
  });
});

test('hash depends on every value and on their order', () => {
  const values = [
    [1, [2, 3]],
    { a: [undefined, null, true, false], b: { c: 'Züge', d: -0 } },
    [Number.NaN, Number.NEGATIVE_INFINITY, 2 ** 31, -(2 ** 31), 2 ** 32 + 0.5, 1e-300],
    [Uint8ClampedArray.of(1, 2), Int32Array.of(-1), Float32Array.of(0.1)],
    '',
    `a long text, of which every letter counts: ${'x'.repeat(99)}`,
  ];
  expect(values.map(hash)).toEqual([
    '8cb6bb0ce2b03fa0',
    'd952dea987a54cc2',
    '0b6dc52ba8355689',
    '2d86d45963270d44',
    '818c37191ba9d771',
    '1bc5167680a7a884',
  ]);
  const other = new Float64Array(new Uint32Array([1, 0x7ff80000]).buffer);
  expect(hash(other)).toBe(hash(Float64Array.of(Number.NaN)));
});
