import type { Parsed } from './Parsed';
import { accepted, refused } from './Parsed';
import { sameShape } from './sameShape';
import {
  isTypedArray,
  isTypedArrayKind,
  kindOf,
  makeTypedArray,
  type TypedArray,
} from './typedArrays';

/** Characters beyond which a text is refused unread. */
export const maxEncodedLength = 4_000_000;
const maxDepth = 32;
const format = '90s-kid state';

/** What JSON has no number for. */
const oddNumbers: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
]);

class Refusal extends Error {}

function writtenNumber(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  const odd = typeof value === 'string' ? oddNumbers.get(value) : undefined;
  if (odd === undefined) throw new Refusal('holds something that should be a number');
  return odd;
}

function written(value: unknown): unknown {
  if (value === undefined) return { $: 'undefined' };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    const number = writtenNumber(value);
    return typeof number === 'number' ? number : { $: 'number', of: number };
  }
  if (isTypedArray(value)) return { $: kindOf(value), of: Array.from(value, writtenNumber) };
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || ArrayBuffer.isView(value)) {
    throw new TypeError(`a ${typeof value} is not plain data`);
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (key === '$' || key === '__proto__') throw new TypeError(`a field cannot be named "${key}"`);
    fields[key] = written(field);
  }
  return fields;
}

function readTypedArray(kind: unknown, elements: unknown): TypedArray {
  if (!isTypedArrayKind(kind) || !Array.isArray(elements)) {
    throw new Refusal('holds a mark that is not known');
  }
  const array = makeTypedArray(kind, elements.length);
  for (let index = 0; index < elements.length; index += 1) {
    const value = readNumber(elements[index]);
    array[index] = value;
    if (!Object.is(array[index], value)) throw new Refusal(`holds ${value} in a ${kind}`);
  }
  return array;
}

function read(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw new Refusal('is nested too deeply');
  if (Array.isArray(value)) return value.map((element) => read(element, depth + 1));
  const source = value as Record<string, unknown>;
  if (Object.hasOwn(source, '$')) {
    if (source.$ === 'undefined') return undefined;
    if (source.$ === 'number') return readNumber(source.of);
    return readTypedArray(source.$, source.of);
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(source)) {
    if (key === '__proto__') throw new Refusal('holds a field that is not allowed');
    fields[key] = read(field, depth + 1);
  }
  return fields;
}

/**
 * Plain data and typed arrays as JSON text.
 * @param tag what the data is, for example `snake 1`; the text decodes under the same tag only
 */
export function encode(value: object, tag: string): string {
  return JSON.stringify({ format, tag, value: written(value) });
}

/**
 * The data of a text made by `encode`, refused with a sentence when the text is malformed, of
 * another kind, over `maxEncodedLength`, or not of the shape of `like`.
 */
export function decode<Value extends object>(
  text: string,
  tag: string,
  like: Value,
): Parsed<Value> {
  if (text.length > maxEncodedLength) return refused('The saved data is too large.');
  let wrapped: unknown;
  try {
    wrapped = JSON.parse(text);
  } catch {
    return refused('The saved data is damaged.');
  }
  const envelope = (typeof wrapped === 'object' ? wrapped : null) as Record<string, unknown> | null;
  if (envelope?.format !== format) return refused('The saved data is not from this site.');
  if (envelope.tag !== tag) return refused(`The saved data is not for ${tag}.`);
  try {
    const value = read(envelope.value, 0);
    return sameShape(like, value)
      ? accepted(value as Value)
      : refused(`The saved data does not have the shape of ${tag}.`);
  } catch (error) {
    if (error instanceof Refusal) return refused(`The saved data ${error.message}.`);
    throw error;
  }
}
