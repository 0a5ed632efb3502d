const classes = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
} as const;

/** The kinds of typed array that a state may hold, by the name of their class. */
export type TypedArrayKind = keyof typeof classes;
export type TypedArray = InstanceType<(typeof classes)[TypedArrayKind]>;

export function isTypedArrayKind(name: unknown): name is TypedArrayKind {
  return typeof name === 'string' && Object.hasOwn(classes, name);
}

export function isTypedArray(value: unknown): value is TypedArray {
  return (
    ArrayBuffer.isView(value) &&
    isTypedArrayKind((value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag])
  );
}

export function kindOf(array: TypedArray): TypedArrayKind {
  return array[Symbol.toStringTag];
}

export function makeTypedArray(kind: TypedArrayKind, length: number): TypedArray {
  return new classes[kind](length);
}
