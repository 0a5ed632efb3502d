import { expect, test } from 'vitest';
import { pickOther } from '../../src/lib/pickOther';

test('the first pick can be any item', () => {
  expect([0, 0.249, 0.25, 0.5, 0.999].map((chance) => pickOther(4, undefined, chance))).toEqual([
    0, 0, 1, 2, 3,
  ]);
});

test('each further pick is any item except the last one picked', () => {
  const picks = (last: number) => [0, 0.34, 0.67].map((chance) => pickOther(4, last, chance));
  expect([0, 1, 2, 3].map(picks)).toEqual([
    [1, 2, 3],
    [0, 2, 3],
    [0, 1, 3],
    [0, 1, 2],
  ]);
});
