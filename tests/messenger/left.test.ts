import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLefts } from '../../src/toys/messenger/left';

const line = { key: '7', message: 'hi', type: 'text', after: 3, refusal: 'no line' };

test('any stored value gives valid drafts and unsent messages', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (stored, one) => {
      for (const value of [stored, { version: 1, places: { 'default Ann': one } }]) {
        for (const { draft, unsent } of parseLefts(value).values()) {
          expect(typeof draft).toBe('string');
          expect(Array.isArray(unsent)).toBe(true);
        }
      }
    }),
  );
});

test('a stored draft and unsent messages are read; what is not ours is passed over', () => {
  const wrong = [
    { ...line, key: '1e9' },
    { ...line, message: 'x'.repeat(501) },
    { ...line, type: 'shout' },
    { ...line, after: 0.5 },
    null,
  ];
  const places = {
    'default Ann': { draft: 'half a sen', unsent: [...wrong, line] },
    'default Bob': { draft: 'x'.repeat(501), unsent: 'none' },
  };
  expect([...parseLefts({ version: 1, places })]).toEqual([
    ['default Ann', { draft: 'half a sen', unsent: [line] }],
    ['default Bob', { draft: '', unsent: [] }],
  ]);
  expect(parseLefts({ version: 2, places }).size).toBe(0);
});
