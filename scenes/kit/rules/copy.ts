import { isPlain } from './Parsed';
import { isTypedArray, type TypedArray } from './typedArrays';

type Fields = Record<string, unknown>;

/** Copies `source`, reusing `target` if it has the same shape. */
function taken(target: unknown, source: unknown): unknown {
  if (typeof source !== 'object' || source === null) return source;
  if (ArrayBuffer.isView(source)) return takenTypedArray(target, source);
  if (Array.isArray(source)) return takenList(Array.isArray(target) ? target : [], source);
  return isPlain(target) ? takenFields(target, source as Fields) : freshFields(source as Fields);
}

function takenTypedArray(target: unknown, source: ArrayBufferView): ArrayBufferView {
  const old = target as TypedArray | undefined;
  const array = source as TypedArray;
  if (old?.constructor === array.constructor && old.length === array.length) {
    old.set(array);
    return old;
  }
  if (!isTypedArray(source)) throw new TypeError('a state holds no such view of memory');
  return source.slice();
}

function takenList(target: unknown[], source: readonly unknown[]): unknown[] {
  if (target.length !== source.length) target.length = source.length;
  for (let index = 0; index < source.length; index += 1) {
    const value = source[index];
    target[index] =
      typeof value === 'object' && value !== null ? taken(target[index], value) : value;
  }
  return target;
}

/** Spread keeps an object in the engine's fast mode. Adding many fields one by one does not. */
function freshFields(source: Fields, shared?: readonly string[]): Fields {
  const fields = { ...source };
  for (const key in fields) {
    const value = fields[key];
    if (typeof value === 'object' && value !== null && !shared?.includes(key)) {
      fields[key] = taken(undefined, value);
    }
  }
  return fields;
}

function takenFields(target: Fields, source: Fields, shared?: readonly string[]): Fields {
  let count = 0;
  for (const key in source) {
    const value = source[key];
    const isWhole = typeof value !== 'object' || value === null || shared?.includes(key);
    target[key] = isWhole ? value : taken(target[key], value);
    count += 1;
  }
  for (const _ in target) count -= 1;
  if (count < 0) {
    for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) delete target[key];
  }
  return target;
}

/**
 * Makes `target` equal to `source` without sharing anything with it. Allocates nothing if both have
 * the same shape and fractions are in typed arrays: a plain field with a fraction costs a boxed
 * number per copy.
 * @param shared fields that both share as the same object afterwards
 */
export function copyInto<State extends object>(
  target: State,
  source: State,
  shared?: readonly string[],
): void {
  takenFields(target as Fields, source as Fields, shared);
}

/** A copy of plain data and typed arrays that shares only the named fields. */
export function copy<State extends object>(source: State, shared?: readonly string[]): State {
  return freshFields(source as Fields, shared) as State;
}
