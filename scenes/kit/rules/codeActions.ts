import { Malformed, NumberModel, type ValueCoder } from './codeValues';
import type { BaseAction, Rules } from './contract';
import { expectByHistory, expectByKind, modelled, remembered } from './expectActions';
import { maxReplayActions } from './parseReplay';
import type { Coder } from './rangeCoder';

/** Predicts the numbers in one position of an action from the last one there. */
type Prediction = { readonly model: NumberModel; last: number };
type Entries = readonly (readonly [number, unknown])[];

const maxShapeLength = 2_000;

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

/**
 * Codes a log: for each action its kind, the ticks since the one before, both as `expectActions`
 * expects them, and its numbers, as expected after the last ones in the same place.
 * @param rules its examples are the kinds of actions that go by number; others are spelled out once
 * @param entries what to encode; when decoding, of no interest
 * @param by whether kinds and waits are expected by kind alone, or by more of the log
 * @param most of actions; a text with more is refused before they are read
 * @returns the entries, their actions not parsed yet
 */
export function codeActions(
  coder: Coder,
  values: ValueCoder,
  { actions: examples, continuous = [] }: Pick<Rules, 'actions' | 'continuous'>,
  entries: Entries,
  by: 'kind' | 'history' = 'kind',
  most: number = maxReplayActions,
): Entries {
  const shapes = examples.map((example) => taken(example).shape);
  const placeOf = remembered<string, Prediction>(() => ({ model: new NumberModel(), last: 0 }));
  const pathOf = remembered<string, Path>(() => ({ models: freshModels(), last: 0, by: 0 }));
  const isPath = examples.map(({ type }) => continuous.includes(type));
  const take = remembered(taken);
  /** For a shape without numbers: the one value that it stands for. */
  const plain = remembered((shape: string) =>
    shape.includes('null') ? undefined : given(shape, () => undefined),
  );
  const coded: (readonly [number, unknown])[] = [];
  const count = values.count(entries.length, most);
  const model = by === 'kind' ? expectByKind() : expectByHistory(shapes);
  let tick = 0;
  let wait = 0;
  for (let index = 0; index < count; index += 1) {
    const [at, action] = entries[index] ?? [0, undefined];
    const { shape, numbers } = coder.decoding ? nothing : take(action as BaseAction);
    const kind = values.listed(model.kind(), shapes, shape, maxShapeLength);
    wait = model.wait(kind, isPath[kind] ?? false).code(coder, at - tick);
    model.met(kind, wait);
    tick += wait;
    let place = 0;
    const next = (): unknown => {
      values.spend(1);
      const number = numbers[place] ?? 0;
      place += 1;
      const key = `${Math.min(kind, modelled)} ${place}`;
      if (isPath[kind]) return codeStep(coder, pathOf(key), number, wait);
      return codeNumber(coder, values, placeOf(key), number);
    };
    coded.push([tick, plain(shapes[kind]) ?? given(shapes[kind], next)]);
  }
  return coded;
}

/** A hand goes on as it went: a step is expected by the one before, as far as that tells much. */
const maxTelling = 12;
type Path = { readonly models: readonly NumberModel[]; last: number; by: number };

function freshModels(): readonly NumberModel[] {
  return Array.from({ length: 2 * maxTelling + 1 }, () => new NumberModel());
}

/** A whole number of something continuous, by how far it has moved. @param wait ticks since the last */
function codeStep(coder: Coder, path: Path, number: number, wait: number): number {
  const telling = wait > 2 ? 0 : Math.max(-maxTelling, Math.min(maxTelling, path.by));
  const by = coder.decoding ? 0 : number - path.last;
  const code = path.models[maxTelling + telling].code(coder, by < 0 ? -2 * by - 1 : 2 * by);
  path.by = code % 2 === 1 ? -(code + 1) / 2 : code / 2;
  path.last += path.by;
  return path.last;
}

const nothing = { shape: '', numbers: [] as readonly number[] } as const;
/** The difference of two whole numbers below this limit fits a count. */
const maxWhole = 0x40000000;

/**
 * A whole number as the difference from the last one in its position; any other number as it is.
 */
function codeNumber(coder: Coder, values: ValueCoder, place: Prediction, number: number): unknown {
  const isWhole = Number.isInteger(number) && Math.abs(number) < maxWhole && !Object.is(number, -0);
  const by = number - place.last;
  // 0 marks a number that is not whole. Odd and even codes stand for less and more.
  const code = place.model.code(coder, isWhole ? (by < 0 ? -2 * by : 2 * by + 1) : 0);
  if (code === 0) return values.value(number);
  place.last += code % 2 === 1 ? (code - 1) / 2 : -code / 2;
  return place.last;
}
