import { afterEach, describe, expect, test, vi } from 'vitest';
import { codeActions } from '../../scenes/kit/rules/codeActions';
import { NumberModel, ValueCoder } from '../../scenes/kit/rules/codeValues';
import type { Parsed } from '../../scenes/kit/rules/Parsed';
import { Encoder } from '../../scenes/kit/rules/rangeCoder';
import {
  codeConfig,
  codeHead,
  decodeReplay,
  describeReplay,
} from '../../scenes/kit/rules/replayText';
import { sealed } from '../../scenes/kit/rules/textOfBytes';
import { snake } from '../../scenes/snake/game';

/* Crafted texts with a valid checksum. */

const head = { game: 'snake', version: 1, day: 0, score: 0, practice: false, ticks: 9 };

afterEach(() => void vi.restoreAllMocks());

/** A text of Snake up to its settings, continued by `write`. */
function forged(write: (coder: Encoder, values: ValueCoder) => void, mark = 'K2.'): string {
  const coder = new Encoder();
  const values = new ValueCoder(coder);
  codeHead(values, head);
  values.count(1);
  write(coder, values);
  return sealed(mark, coder.finish());
}

/** A text that ends after this score. */
function scored(score: unknown): string {
  const coder = new Encoder();
  const values = new ValueCoder(coder);
  values.text('snake');
  for (const each of [1, 0]) values.count(each);
  values.value(score);
  return sealed('K2.', coder.finish());
}

/** Like the coder of the log: a model for each key. */
function models() {
  const known = new Map<string, NumberModel>();
  return (key: string): NumberModel => {
    const model = known.get(key) ?? new NumberModel();
    known.set(key, model);
    return model;
  };
}

/** Writes `count` actions of the kinds that `kindOf` returns, spelled out where they are new. */
function actions(count: number, kindOf: (index: number) => string, numbers: number) {
  return (coder: Encoder, values: ValueCoder): void => {
    codeConfig(values, snake, {});
    values.count(count);
    const list = snake.rules.actions.map((action) => JSON.stringify(action));
    const model = models();
    let before = 0;
    for (let index = 0; index < count; index += 1) {
      const kind = values.listed(model(`after ${before}`), list, kindOf(index), 2000);
      before = Math.min(kind, 48);
      model(`wait ${before}`).code(coder, 0);
      for (let place = 1; place <= numbers; place += 1) {
        model(`${before} ${place}`).code(coder, 1);
      }
    }
    for (const half of [0, 0]) values.count(half);
  };
}

function refusalOf(parsed: Parsed<unknown>): string | undefined {
  return parsed.ok ? undefined : parsed.refusal;
}

describe('a crafted text with a valid checksum is refused', () => {
  test('with a typed array for settings', () => {
    const text = forged((_, values) => values.value(new Float64Array(3)));
    expect(refusalOf(decodeReplay(snake, text))).toMatch(/^The .+\.$/);
  });

  test('with a score that is not a number', () => {
    for (const score of [{ toString: 1, valueOf: 1 }, 'much', [], undefined]) {
      const text = scored(score);
      expect(refusalOf(describeReplay(text))).toBe('The recording has no score.');
      expect(refusalOf(decodeReplay(snake, text))).toBe('The recording has no score.');
    }
  });

  test('with a few thousand letters that claim millions of numbers', () => {
    const shape = `[${Array.from({ length: 390 }, () => 'null').join(',')}]`;
    const text = forged(actions(3000, () => shape, 390));
    expect(text.length).toBeLessThan(6000);
    expect(refusalOf(decodeReplay(snake, text))).toBe('The recording is too long.');
  });

  test('with thousands of action shapes, without a linear search for each', () => {
    const text = forged(actions(2000, (index) => `"${index}"`, 0));
    const look = vi.spyOn(Array.prototype, 'indexOf');
    const refusal = refusalOf(decodeReplay(snake, text));
    expect(look.mock.calls.length).toBeLessThan(100);
    expect(refusal).toBe('The recording has an action that this game does not know.');
  });

  test.each(['K2.', 'K3.'])('more actions than are asked for are refused unread, in %s', (mark) => {
    const by = mark === 'K2.' ? 'kind' : 'history';
    const shapes = Array.from({ length: 2_000 }, (_, index) => [
      index,
      { type: `"press"${index}` },
    ]);
    const text = forged((coder, values) => {
      values.value({});
      codeActions(coder, values, snake.rules, shapes as never, by);
    }, mark);
    const look = vi.spyOn(Array.prototype, 'indexOf');
    expect(refusalOf(decodeReplay(snake, text, 1_999))).toBe('The recording is too long.');
    expect(refusalOf(decodeReplay(snake, text))).toMatch(
      /has an action|is malformed|out of its time/,
    );
    expect(look.mock.calls.length).toBeLessThan(200);
  });
});
