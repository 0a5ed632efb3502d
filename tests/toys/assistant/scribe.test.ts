import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aligns,
  blockTypes,
  documentOf,
  parseDocument,
  plainText,
  type ScribeDocument,
  writeDocument,
} from '../../../src/toys/assistant/documentModel';
import { type Reaction, reactionTo } from '../../../src/toys/assistant/reactions';

const run = fc.record({ text: fc.string(), marks: fc.integer({ min: 0, max: 7 }) });
const document = fc.record({
  base: fc.record({
    face: fc.integer({ min: 0, max: 2 }),
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
  }),
  blocks: fc.array(
    fc.record({
      type: fc.constantFrom(...blockTypes),
      align: fc.constantFrom(...aligns),
      runs: fc.array(run, { maxLength: 4 }),
    }),
    { maxLength: 6 },
  ),
});

test('a document is read as it was written, and damaged ones never throw', () => {
  fc.assert(
    fc.property(document, (written) => {
      expect(parseDocument(writeDocument(written as ScribeDocument))).toEqual(written);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      parseDocument(JSON.stringify(value));
      parseDocument(JSON.stringify({ version: 1, base: value, blocks: value }));
    }),
  );
  expect(parseDocument('<p>Hello</p>')).toBeUndefined();
  expect(parseDocument('{"version":2,"blocks":[]}')).toBeUndefined();
  const damaged = '{"version":1,"blocks":[["p","left",["a",1],["b",99]],["table","left"],7]}';
  expect(plainText(parseDocument(damaged) ?? documentOf('?'))).toBe('a');
});

test('a text becomes a document with the same lines', () => {
  expect(plainText(documentOf('Dear Gran,\n\nthank you'))).toBe('Dear Gran,\n\nthank you');
});

test.each([
  ['Dear Sir or Madam,', 'dear'],
  ['My dear friend', undefined],
  ['- milk', 'list'],
  ['2. bread', 'list'],
  ['Yours faithfully,', 'ending'],
  ['WHY IS THIS ALL SO LOUD', 'capitals'],
  ['The BBC and the AA', undefined],
  ['Really?!?', 'marks'],
  ['I am so sorry about the vase', 'sorry'],
  ['word '.repeat(41), 'long'],
  [`${'word '.repeat(30)}. ${'word '.repeat(30)}`, undefined],
  ['It was a quiet afternoon.', undefined],
])('on "%s" he remarks: %s', (line, reaction) => {
  expect(reactionTo(line, new Set())).toBe(reaction);
});

test('no remark is repeated', () => {
  expect(reactionTo('Dear Gran, sorry!!!', new Set<Reaction>(['dear']))).toBe('marks');
  expect(reactionTo('Dear Gran', new Set<Reaction>(['dear']))).toBeUndefined();
});
