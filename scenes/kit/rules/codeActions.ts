import { codeCount, Malformed, NumberModel, type ValueCoder } from './codeValues';
import type { BaseAction } from './contract';
import { maxReplayActions } from './parseReplay';
import type { Coder } from './rangeCoder';

/** Where numbers of one meaning stand, with the last of them. */
type Prediction = { readonly model: NumberModel; last: number };
type Entries = readonly (readonly [number, unknown])[];

/** Kinds of actions beyond this many share what is expected of them. */
const modelled = 48;
const longestShape = 2_000;

/** An action as its shape, which has `null` for each number, and its numbers. */
function taken(action: BaseAction): Readonly<{ shape: string; numbers: readonly number[] }> {
  const numbers: number[] = [];
  const shape = JSON.stringify(action, (_, value: unknown) => {
    if (typeof value !== 'number') return value;
    numbers.push(value);
    return null;
  });
  return { shape, numbers };
}

/** The plain data of a shape with `next` numbers in its gaps. */
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
 * Codes a log: for each action its kind, as expected after the one before, the ticks since then,
 * as expected of that kind, and its numbers, as expected after the last ones in the same place.
 * @param examples kinds of actions that go by number; others are spelled out once
 * @param entries what to encode; when decoding, of no interest
 * @returns the entries, their actions not parsed yet
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
  /** Of a shape without numbers, the one value that it stands for. */
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
/** Whole numbers smaller than this differ by less than the largest count. */
const mostWhole = 0x40000000;

/** A whole number by how far it is from the last in its place, any other as it is. */
function codeNumber(coder: Coder, values: ValueCoder, place: Prediction, number: number): unknown {
  const isWhole =
    Number.isInteger(number) && Math.abs(number) < mostWhole && !Object.is(number, -0);
  const by = number - place.last;
  // 0 stands for what is not whole; the others alternate between more and less.
  const code = codeCount(coder, place.model, isWhole ? (by < 0 ? -2 * by : 2 * by + 1) : 0);
  if (code === 0) return values.value(number);
  place.last += code % 2 === 1 ? (code - 1) / 2 : -code / 2;
  return place.last;
}
