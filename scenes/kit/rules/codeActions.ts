import { codeCount, Malformed, NumberModel, type ValueCoder } from './codeValues';
import type { BaseAction } from './contract';
import { maxReplayActions } from './parseReplay';
import type { Coder } from './rangeCoder';

/** Predicts the numbers in one position of an action from the last one there. */
type Prediction = { readonly model: NumberModel; last: number };
type Entries = readonly (readonly [number, unknown])[];

/** Action shapes beyond this many share one model. */
const modelled = 48;
const longestShape = 2_000;

/** Splits an action into its shape, with `null` for each number, and its numbers. */
function taken(action: BaseAction): Readonly<{ shape: string; numbers: readonly number[] }> {
  const numbers: number[] = [];
  const shape = JSON.stringify(action, (_, value: unknown) => {
    if (typeof value !== 'number') return value;
    numbers.push(value);
    return null;
  });
  return { shape, numbers };
}

/** Builds plain data from a shape, with `next` called for each gap. */
function given(shape: string, next: () => unknown): unknown {
  try {
    return JSON.parse(shape, (_, value: unknown) => (value === null ? next() : value)) as unknown;
  } catch (error) {
    if (error instanceof Malformed) throw error;
    throw new Malformed('has an action that nobody can have taken');
  }
}

/** Calls `make` once for each key. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Codes a log. For each action: its shape, predicted from the one before; the ticks since then,
 * predicted from the shape; and its numbers, predicted from the last ones in the same position.
 * @param examples shapes that are coded by number; others are spelled out once
 * @param entries what to encode; ignored when decoding
 * @returns the entries, with actions that are not parsed yet
 */
export function codeActions(
  coder: Coder,
  values: ValueCoder,
  examples: readonly BaseAction[],
  entries: Entries,
): Entries {
  const shapes = examples.map((example) => taken(example).shape);
  const kindAfter = remembered<number, NumberModel>(() => new NumberModel());
  const waitFor = remembered<number, NumberModel>(() => new NumberModel());
  const placeOf = remembered<string, Prediction>(() => ({ model: new NumberModel(), last: 0 }));
  const take = remembered(taken);
  /** For a shape without numbers: the one value that it stands for. */
  const plain = remembered((shape: string) =>
    shape.includes('null') ? undefined : given(shape, () => undefined),
  );
  const coded: (readonly [number, unknown])[] = [];
  const count = values.count(entries.length, maxReplayActions);
  let before = 0;
  let tick = 0;
  for (let index = 0; index < count; index += 1) {
    const [at, action] = entries[index] ?? [0, undefined];
    const { shape, numbers } = coder.decoding ? nothing : take(action as BaseAction);
    const kind = values.listed(kindAfter(before), shapes, shape, longestShape);
    before = Math.min(kind, modelled);
    tick += codeCount(coder, waitFor(before), at - tick);
    let place = 0;
    const next = (): unknown => {
      values.spend(1);
      const number = numbers[place] ?? 0;
      place += 1;
      return codeNumber(coder, values, placeOf(`${before} ${place}`), number);
    };
    coded.push([tick, plain(shapes[kind]) ?? given(shapes[kind], next)]);
  }
  return coded;
}

const nothing = { shape: '', numbers: [] as readonly number[] } as const;
/** The difference of two whole numbers below this limit fits a count. */
const mostWhole = 0x40000000;

/**
 * A whole number as the difference from the last one in its position; any other number as it is.
 */
function codeNumber(coder: Coder, values: ValueCoder, place: Prediction, number: number): unknown {
  const isWhole =
    Number.isInteger(number) && Math.abs(number) < mostWhole && !Object.is(number, -0);
  const by = number - place.last;
  // 0 marks a number that is not whole. Odd and even codes stand for less and more.
  const code = codeCount(coder, place.model, isWhole ? (by < 0 ? -2 * by : 2 * by + 1) : 0);
  if (code === 0) return values.value(number);
  place.last += code % 2 === 1 ? (code - 1) / 2 : -code / 2;
  return place.last;
}
