import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsLength } from '../../src/lib/smsLength';

test.each([
  ['', 'GSM-7', 0, 1, 160],
  ['a'.repeat(160), 'GSM-7', 160, 1, 0],
  ['a'.repeat(161), 'GSM-7', 161, 2, 145],
  ['£5', 'GSM-7', 2, 1, 158],
  ['€5', 'GSM-7', 3, 1, 157],
  ['^{}\\[~]|', 'GSM-7', 16, 1, 144],
  ['’', 'UCS-2', 1, 1, 69],
  ['🙂', 'UCS-2', 2, 1, 68],
  ['é'.repeat(70), 'GSM-7', 70, 1, 90],
  ['ş'.repeat(71), 'UCS-2', 71, 2, 63],
] as const)('%j is %s, %i units, %i parts', (text, encoding, units, parts, left) => {
  expect(smsLength(text)).toEqual({ encoding, units, parts, left });
});

test('a pair is never split between parts', () => {
  // 152 septets leave one place in the first part, so the escape pair moves to the next part as a
  // whole.
  const text = `${'a'.repeat(152)}€${'a'.repeat(10)}`;
  expect(smsLength(text)).toEqual({ encoding: 'GSM-7', units: 164, parts: 2, left: 153 - 12 });
  const emoji = `${'ş'.repeat(66)}🙂${'ş'.repeat(10)}`;
  expect(smsLength(emoji)).toEqual({ encoding: 'UCS-2', units: 78, parts: 2, left: 67 - 12 });
});

test('the parts always hold the text, and one fewer never would', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { encoding, units, parts, left } = smsLength(text);
      const size = encoding === 'GSM-7' ? [160, 153] : [70, 67];
      const capacity = parts === 1 ? size[0] : parts * size[1];
      expect(units).toBeLessThanOrEqual(capacity);
      expect(left).toBeGreaterThanOrEqual(0);
      if (parts > 1) expect(units).toBeGreaterThan(size[0]);
      if (parts > 2) expect(units).toBeGreaterThan((parts - 1) * (size[1] - 1));
    }),
  );
});
