import fc from 'fast-check';

const element = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0));

/** Any value that a state may hold. */
export const plainValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false),
    element,
    fc.string(),
    fc.uint8Array(),
    fc.int16Array(),
    fc.uint32Array(),
    fc.float32Array(),
    fc.float64Array(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('fields'),
  ),
  fields: fc.dictionary(
    fc.string().filter((key) => key !== '$' && key !== '__proto__'),
    tie('value'),
    { maxKeys: 5, noNullPrototype: true },
  ),
})).value;

export const plainObject = fc.dictionary(
  fc.constantFrom('score', 'board', 'rng', 'lives', 'name'),
  plainValue,
  { noNullPrototype: true },
);
