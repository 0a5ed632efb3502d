import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskWords } from '../../src/toys/messenger/maskWords';

test('rude words keep their first letter and their length', () => {
  expect(maskWords('oh shit!')).toBe('oh s***!');
  expect(maskWords('SHIT, Sh1t and shiiit')).toBe('S***, S*** and s*****');
  expect(maskWords('bollocks')).toBe('b*******');
});

test('towns, birds and cocktails are not masked', () => {
  const text = 'Scunthorpe, Penistone, a shitake, a great tit, cocktails and the class of 1999';
  expect(maskWords(text)).toBe(text);
});

test('masking only replaces characters by stars', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const masked = maskWords(text);
      expect(masked).toHaveLength(text.length);
      for (let index = 0; index < text.length; index++) {
        expect([text[index], '*']).toContain(masked[index]);
      }
      expect(maskWords(masked)).toBe(masked);
    }),
  );
});
