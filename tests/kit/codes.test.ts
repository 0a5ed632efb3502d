import { describe, expect, test } from 'vitest';
import { codeActions } from '../../scenes/kit/rules/codeActions';
import { Malformed, NumberModel, ValueCoder } from '../../scenes/kit/rules/codeValues';
import { copy } from '../../scenes/kit/rules/copy';
import { hash } from '../../scenes/kit/rules/hash';
import { judge } from '../../scenes/kit/rules/judge';
import type { Parsed } from '../../scenes/kit/rules/Parsed';
import { maxReplayActions, maxReplayTicks, parseReplay } from '../../scenes/kit/rules/parseReplay';
import { Recording } from '../../scenes/kit/rules/Recording';
import type { Replay } from '../../scenes/kit/rules/Replay';
import { BitModel, Decoder, Encoder } from '../../scenes/kit/rules/rangeCoder';
import { decodeReplay, encodeReplay, maxReplayText } from '../../scenes/kit/rules/replayText';
import { decodeSave, encodeSave } from '../../scenes/kit/rules/saveText';
import { sealed, textOfBytes } from '../../scenes/kit/rules/textOfBytes';
import { counter } from './counter';
import { packed, unpacked } from './packed';

/** Values of every kind, at their limits. */
const everything = {
  counts: [0, 1, 2, 3, 7, 8, 15, 16, 255, 1000, 65_536, 2 ** 31, 2 ** 32 + 5, 2 ** 53 - 1],
  negatives: [-1, -2, -255, -(2 ** 31), 1 - 2 ** 53],
  fractions: [-0, 0.5, -1.25, 1e300, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY],
  words: ['', 'a', 'Züge', 'naïve café', '€'.repeat(20)],
  others: [undefined, null, true, false, [], {}, [[1], [[2]]]],
  bytes: Uint8Array.of(0, 0, 1, 1, 255, 3),
  signed: Int16Array.of(-1, 1, -32_768, 32_767, 0, 0),
  words32: Uint32Array.of(0xffffffff, 0, 1, 1),
  floats: Float32Array.of(0.5, 0.5, -0, 0, 3),
  doubles: Float64Array.of(0.1, 0.1, Number.NaN, 1e-300, -7),
};

test('the encoding of a value does not change between builds', () => {
  const bytes = packed(everything);
  expect(unpacked(bytes)).toStrictEqual(everything);
  expect(hash(everything)).toBe('bdde4819da6e43e8');
  expect(hash(textOfBytes(bytes))).toBe('9e9421af74f3905f');
});

describe('BitModel', () => {
  test('bits decode in order, and predictable bits compress', () => {
    // One model index learns mostly ones, another mostly zeros.
    const given = Array.from({ length: 3000 }, (_, at) => {
      const usual = at % 3 === 1 ? 0 : 1;
      return [at % 3, at % 97 === 5 ? 1 - usual : usual] as const;
    });
    const encoder = new Encoder();
    const model = new BitModel(3);
    for (const [place, bit] of given) encoder.bit(model, place, bit);
    const bytes = encoder.finish();
    expect(bytes.length).toBeLessThan(90);
    const decoder = new Decoder(bytes);
    const again = new BitModel(3);
    expect(given.map(([place]) => decoder.bit(again, place))).toEqual(given.map(([, bit]) => bit));
    expect(hash(bytes)).toBe('5e5844dc6b30fd71');
  });

  test('probabilities never reach 0 or 1', () => {
    const model = new BitModel(1);
    for (let count = 0; count < 500; count += 1) model.learn(0, 1);
    expect(model.rng[0]).toBeGreaterThan(0);
    expect(model.rng[0]).toBeLessThan(0x100);
    expect(model.met[0]).toBe(26);
    for (let count = 0; count < 500; count += 1) model.learn(0, 0);
    expect(model.rng[0]).toBeLessThanOrEqual(0xffc0);
    expect(model.rng[0]).toBeGreaterThan(0xff00);
  });
});

/** The message of the error that reading throws; undefined without one. */
function met(
  write: (coder: Encoder, values: ValueCoder) => void,
  read: (values: ValueCoder, coder: Decoder) => unknown,
) {
  const encoder = new Encoder();
  write(encoder, new ValueCoder(encoder));
  const decoder = new Decoder(encoder.finish());
  try {
    read(new ValueCoder(decoder), decoder);
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed);
    return (error as Malformed).message;
  }
  return undefined;
}

/** Writes the tag of a kind of value by its number. */
function markKind(coder: Encoder, category: number): void {
  const model = new BitModel(16);
  let node = 1;
  for (const bit of [8, 4, 2, 1]) node = node * 2 + coder.bit(model, node, category & bit ? 1 : 0);
}

describe('the decoder refuses', () => {
  const value = (values: ValueCoder) => values.value(undefined);

  test('a number above the limit, or with too many bits', () => {
    const count = (most: number) =>
      met(
        (_, values) => values.count(10),
        (values) => values.count(0, most),
      );
    expect([count(10), count(9)]).toEqual([undefined, 'is too long']);
    const overlong = (coder: Encoder) => {
      const { length } = new NumberModel();
      let node = 1;
      for (const bit of [1, 1, 0, 1, 1, 0]) node = node * 2 + coder.bit(length, node, bit);
    };
    expect(met(overlong, (_, coder) => new NumberModel().code(coder, 0))).toBe(
      'holds a number that is too large',
    );
  });

  test('an unknown value tag, and an unknown kind of typed array', () => {
    expect(met((coder) => markKind(coder, 15), value)).toBe('holds a mark that is not known');
    expect(met((coder) => markKind(coder, 11), value)).toBe('holds a mark that is not known');
    const odd = (coder: Encoder, values: ValueCoder) => {
      markKind(coder, 10);
      values.text('BigInt64Array');
    };
    expect(met(odd, value)).toBe('holds a mark that is not known');
  });

  test('an array longer than any state has', () => {
    const many = (coder: Encoder, values: ValueCoder) => {
      markKind(coder, 8);
      values.count(8_000_001);
    };
    expect(met(many, value)).toBe('is too long');
  });

  test('lists nested more than 32 deep', () => {
    const deep = (depth: number) => {
      let list: unknown[] = [];
      for (let count = 0; count < depth; count += 1) list = [list];
      return list;
    };
    expect(unpacked(packed(deep(32)))).toEqual(deep(32));
    expect(() => packed(deep(33))).toThrow('is nested too deeply');
  });

  test('a key longer than 200 characters, and __proto__', () => {
    expect(unpacked(packed({ ['x'.repeat(200)]: 1 }))).toEqual({ ['x'.repeat(200)]: 1 });
    expect(() => packed({ ['x'.repeat(201)]: 1 })).toThrow('is too long');
    expect(() => packed(JSON.parse('{"__proto__":1}'))).toThrow(
      'holds a field that is not allowed',
    );
  });

  const read = (values: ValueCoder, coder: Decoder) =>
    codeActions(coder, values, { actions: [] }, []);

  test('an action that is not JSON, or whose number is not one', () => {
    const spelled =
      (shape: string, then: (coder: Encoder) => void = () => {}) =>
      (coder: Encoder, values: ValueCoder) => {
        values.count(1);
        values.listed(new NumberModel(), [], shape, 2000);
        new NumberModel().code(coder, 0);
        then(coder);
      };
    expect(met(spelled('{"type":"go"}'), read)).toBeUndefined();
    expect(met(spelled('{"type":'), read)).toBe('has an action that nobody can have taken');
    const noNumber = (coder: Encoder) => {
      new NumberModel().code(coder, 0);
      markKind(coder, 15);
    };
    expect(met(spelled('{"type":"go","far":null}', noNumber), read)).toBe(
      'holds a mark that is not known',
    );
  });
});

const add = { type: 'add' } as const;

/** A recording of the counter with its real end state. */
function played(actions: Replay['actions'], ticks: number): Replay {
  const config = { by: 1, size: 4, hard: false };
  const recording = new Recording(counter, { config, seed: 7, actions, ticks });
  recording.stepTo(ticks);
  return recording.replay(false, 20_000);
}
const ended = played(
  [
    [0, add],
    [5, { type: 'end' }],
  ],
  6,
);
const sentence = <Value>(parsed: Parsed<Value>) => (parsed.ok ? undefined : parsed.refusal);

describe('a recording', () => {
  test.each<[Record<string, unknown>, string | undefined]>([
    [{}, undefined],
    [{ game: 'pong' }, 'The recording is of another game.'],
    [{ version: 2 }, 'The recording was made with another version of the rules.'],
    [{ seed: 0xffffffff }, undefined],
    [{ seed: 0x100000000 }, 'The recording is malformed.'],
    [{ day: 0xffffff }, undefined],
    [{ day: 0x1000000 }, 'The recording is malformed.'],
    [{ score: Number.NaN }, 'The recording is malformed.'],
    [{ score: '5' }, 'The recording is malformed.'],
    [{ score: -5 }, undefined],
    [{ practice: 1 }, 'The recording is malformed.'],
    [{ hash: `${ended.hash}0` }, 'The recording is malformed.'],
    [{ hash: `x${ended.hash}` }, 'The recording is malformed.'],
    [{ hash: [ended.hash] }, 'The recording is malformed.'],
    [{ ticks: maxReplayTicks }, undefined],
    [{ ticks: maxReplayTicks + 1 }, 'The recording is too long.'],
    [{ ticks: 5 }, 'The recording has an action out of its time.'],
    [{ ticks: 6.5 }, 'The recording is malformed.'],
    [{ config: { by: 1, size: 4 } }, 'The recording lacks a setting.'],
    [{ actions: 'none' }, 'The recording has no list of actions.'],
    [{ actions: [[0, add, 1]] }, 'The recording has an action out of its time.'],
    [{ actions: [[-1, add]] }, 'The recording has an action out of its time.'],
    [
      {
        actions: [
          [3, add],
          [3, add],
        ],
      },
      undefined,
    ],
    [
      {
        actions: [
          [3, add],
          [2, add],
        ],
      },
      'The recording has an action out of its time.',
    ],
    [
      { actions: [[3, { type: 'fly' }]] },
      'The recording has an action that this game does not know.',
    ],
  ])('with %j is parsed to: %s', (change, refusal) => {
    expect(sentence(parseReplay(counter, { ...ended, ...change }))).toBe(refusal);
  });

  test('is refused if it has too many actions', () => {
    const many = (count: number) => ({
      ...ended,
      actions: Array.from({ length: count }, () => [0, add]),
    });
    expect(sentence(parseReplay(counter, many(maxReplayActions)))).toBeUndefined();
    expect(sentence(parseReplay(counter, many(maxReplayActions + 1)))).toBe(
      'The recording is too long.',
    );
  });

  test('as text is refused if it is too long, damaged or of another kind', () => {
    const text = encodeReplay(counter, ended);
    expect(decodeReplay(counter, text)).toEqual({ ok: true, value: ended });
    for (const [wrong, refusal] of [
      [`K3.${'A'.repeat(maxReplayText)}`, 'The recording is too long.'],
      [`K3.${'A'.repeat(maxReplayText - 3)}`, 'The recording is damaged.'],
      [text.replace('K3.', 'S3.'), 'This is not a recording from this site.'],
      [text.slice(0, -1), 'The recording is damaged.'],
    ]) {
      expect(sentence(decodeReplay(counter, wrong))).toBe(refusal);
    }
  });

  test('made with older rules is refused with its score and date', () => {
    const gone = (day: number) =>
      sentence(decodeReplay(counter, encodeReplay(counter, { ...ended, version: 9, day })));
    const said = 'The recording was made with other rules than today’s: Counter, 1 points';
    expect(gone(0)).toBe(`${said}.`);
    expect(gone(1)).toBe(`${said}, 2 January 1970.`);
    expect(gone(99_999)).toBe(`${said}, 16 October 2243.`);
    expect(gone(100_000)).toBe(`${said}.`);
  });

  test('is judged by its budget, its end state and its score', () => {
    const verdict = { score: 1, category: 'classic', ticks: 6, ineligible: undefined };
    expect(judge(counter, ended, { ticks: 6, actions: 2 })).toEqual({ ok: true, value: verdict });
    for (const budget of [
      { ticks: 5, actions: 2 },
      { ticks: 6, actions: 1 },
    ]) {
      expect(sentence(judge(counter, ended, budget))).toBe(
        'The recording is too long to be judged.',
      );
    }
    expect(sentence(judge(counter, { ...ended, seed: 8 }))).toBe(
      'The recording does not play to the end that it claims.',
    );
    expect(sentence(judge(counter, { ...ended, score: 2 }))).toBe(
      'The recording claims another score than it plays to.',
    );
    const why = (replay: Replay) => {
      const judged = judge(counter, replay);
      return judged.ok && judged.value.ineligible;
    };
    expect(why(played([[0, add]], 6))).toBe('It does not go on to the end of the game.');
    expect(why({ ...ended, practice: true })).toBe('It was practice.');
    const tune = { type: 'tune', key: 'by', value: 1 } as const;
    expect(
      why(
        played(
          [
            [0, tune],
            [5, { type: 'end' }],
          ],
          6,
        ),
      ),
    ).toBe('It was tuned while it ran.');
  });
});

describe('a saved game', () => {
  const recording = new Recording(counter, {
    config: ended.config,
    seed: 7,
    actions: [[0, add]],
    ticks: 9,
  });
  recording.stepTo(9);
  const save = { replay: recording.replay(false), state: recording.state, leftAt: 77 };
  const text = encodeSave(counter, save);

  test('decodes to the same game, with its log still packed', () => {
    const decoded = decodeSave(counter, text);
    if (!decoded.ok) throw new Error(decoded.refusal);
    const { replay, state, leftAt } = decoded.value;
    expect([state, leftAt]).toEqual([save.state, 77]);
    expect(replay).toMatchObject({ ticks: 9, seed: 7, hash: save.replay.hash, score: 1 });
    expect(typeof replay.actions).toBe('function');
    expect(encodeSave(counter, decoded.value)).toBe(text);
    expect(hash(text)).toBe('8ddabf10dc599de9');
  });

  test('is replayed if its state does not match its hash', () => {
    const decoded = decodeSave(
      counter,
      encodeSave(counter, { ...save, state: Object.assign(copy(recording.state), { count: 5 }) }),
    );
    expect(decoded).toMatchObject({
      ok: true,
      value: { leftAt: 77, replay: { actions: [[0, add]] } },
    });
    expect(decoded.ok && decoded.value.state).toBeUndefined();
    const none = decodeSave(counter, encodeSave(counter, { ...save, state: undefined }));
    expect(none).toMatchObject({ ok: true, value: { replay: { actions: [[0, add]] } } });
  });

  test('is refused if it is too long, damaged or of another game', () => {
    for (const [wrong, refusal] of [
      [`S3.${'A'.repeat(4_000_000)}`, 'The saved game is too long.'],
      [`S3.${'A'.repeat(3_999_997)}`, 'The saved game is damaged.'],
      [encodeReplay(counter, ended), 'This is not a saved game from this site.'],
      [sealed('S3.', Uint8Array.of(0, 0, 0)), 'The saved game is damaged.'],
      [
        encodeSave(counter, { ...save, replay: { ...save.replay, game: 'pong' } }),
        'The recording is of another game.',
      ],
      [
        encodeSave(counter, { ...save, replay: { ...save.replay, ticks: maxReplayTicks + 1 } }),
        'The recording is too long.',
      ],
    ]) {
      expect(sentence(decodeSave(counter, wrong))).toBe(refusal);
    }
  });
});
