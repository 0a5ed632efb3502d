import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearCalculator, pressKey } from '../../../src/toys/desktop/calculate';

/** The display after these keys. */
const after = (keys: string) => keys.split(' ').reduce(pressKey, clearCalculator).shown;

test.each([
  ['1 2 + 3 =', '15'],
  ['2 + 3 × 4 =', '20'],
  ['. 1 + . 2 =', '0.3'],
  ['9 √', '3'],
  ['5 ± + 2 =', '-3'],
  ['2 0 0 + 1 0 % =', '220'],
  ['8 1/x', '0.125'],
  ['1 2 3 ← ←', '1'],
  ['7 + CE 2 =', '9'],
  ['6 MS C 4 + MR =', '10'],
  ['2 × =', '4'],
  ['1 ÷ 0 =', 'Error'],
  ['1 ÷ 0 = 5', 'Error'],
  ['1 ÷ 0 = C 5', '5'],
  ['1 ± √', 'Error'],
  ['0 0 7', '7'],
  ['1 . . 5', '1.5'],
])('%s shows %s', (keys, shown) => {
  expect(after(keys)).toBe(shown);
});

test('any keys give a number or a message that fits the display', () => {
  const key = fc.constantFrom(...'0 1 5 9 . + - × ÷ = % √ ± 1/x ← C CE M+ MR MS MC x'.split(' '));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const { shown } = keys.reduce(pressKey, clearCalculator);
      expect(shown === 'Error' || Number.isFinite(Number(shown))).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(20);
    }),
  );
});
