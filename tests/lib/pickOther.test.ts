import { expect, test } from 'vitest';
import { pickOther } from '../../src/lib/pickOther';

test('the first pick is any of all, from the least chance to the greatest', () => {
  expect([0, 0.249, 0.25, 0.5, 0.999].map((chance) => pickOther(4, undefined, chance))).toEqual([
    0, 0, 1, 2, 3,
  ]);
});

test('each after that is any but the last', () => {
  const picks = (last: number) => [0, 0.34, 0.67].map((chance) => pickOther(4, last, chance));
  expect([0, 1, 2, 3].map(picks)).toEqual([
    [1, 2, 3],
    [0, 2, 3],
    [0, 1, 3],
    [0, 1, 2],
  ]);
});
