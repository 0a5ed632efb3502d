import { expect } from 'vitest';

const isBytes = (value: unknown): value is NodeJS.TypedArray =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/** Typed arrays of the same bytes are equal at one look; others are compared number by number. */
function sameBytes(one: unknown, other: unknown): true | undefined {
  if (!isBytes(one) || !isBytes(other) || one.constructor !== other.constructor) return undefined;
  const [a, b] = [one, other].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  ) as [Buffer, Buffer];
  return a.equals(b) ? true : undefined;
}

// Once for all files that share a process, and with it what `expect` was told.
const added = Symbol.for('tests/sameBytes');
if (!Reflect.has(globalThis, added)) {
  Reflect.set(globalThis, added, true);
  expect.addEqualityTesters([sameBytes]);
}
