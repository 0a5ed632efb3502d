import { isTypedArray } from './typedArrays';

type Fields = Record<string, unknown>;

/** `source` as a value of its own, using up `target` where that has the same shape. */
function taken(target: unknown, source: unknown): unknown {
  if (typeof source !== 'object' || source === null) return source;
  if (ArrayBuffer.isView(source)) return takenTypedArray(target, source);
  if (Array.isArray(source)) return takenList(Array.isArray(target) ? target : [], source);
  const reusable =
    typeof target === 'object' &&
    target !== null &&
    !Array.isArray(target) &&
    !ArrayBuffer.isView(target);
  return reusable ? takenFields(target as Fields, source as Fields) : freshFields(source as Fields);
}

function takenTypedArray(target: unknown, source: ArrayBufferView): ArrayBufferView {
  if (!isTypedArray(source)) throw new TypeError('a state holds no such view of memory');
  if (
    isTypedArray(target) &&
    target.constructor === source.constructor &&
    target.length === source.length
  ) {
    target.set(source);
    return target;
  }
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

/** Spread keeps an object in the engine's fast mode; adding many fields one by one does not. */
function freshFields(source: Fields): Fields {
  const fields = { ...source };
  for (const key in fields) {
    const value = fields[key];
    if (typeof value === 'object' && value !== null) fields[key] = taken(undefined, value);
  }
  return fields;
}

function takenFields(target: Fields, source: Fields): Fields {
  let count = 0;
  for (const key in source) {
    const value = source[key];
    target[key] = typeof value === 'object' && value !== null ? taken(target[key], value) : value;
    count += 1;
  }
  for (const _ in target) count -= 1;
  if (count < 0) {
    for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) delete target[key];
  }
  return target;
}

/**
 * Makes `target` equal to `source` without sharing anything with it. Allocates nothing where both
 * have the same shape and fractional numbers lie in typed arrays: a plain field that holds one
 * costs a boxed number per copy.
 */
export function copyInto<State extends object>(target: State, source: State): void {
  taken(target, source);
}

/** A copy of plain data and typed arrays that shares nothing with it. */
export function copy<State extends object>(source: State): State {
  return taken(undefined, source) as State;
}
