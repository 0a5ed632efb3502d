import { expect, test } from 'vitest';
import { keyOf, visits } from '../../scripts/bench/hero/candidates';
import { type Repetition, summarise } from '../../scripts/bench/hero/summarise';

/** A round in which every empty frame took `empty` ms and everything else `others` ms. */
function round(empty: number, others: number): Repetition {
  return new Map(
    visits().map((which) => [
      keyOf(which),
      { script: which.id === 'empty' ? empty : others, layout: 0, frames: 60 },
    ]),
  );
}

test('figures are medians without the empty frame of the same round', () => {
  const { script, empty } = summarise([round(0.1, 0.5), round(0.12, 0.32), round(0.11, 0.41)]);
  expect(script.get('stage 80')).toBeCloseTo(0.3);
  expect(empty).toBeCloseTo(0.11);
});

test('a round on a busy machine is left out', () => {
  const { script, dropped } = summarise([round(0.1, 0.3), round(0.2, 5), round(0.1, 0.3)]);
  expect(dropped).toBe(1);
  expect(script.get('stage 10000')).toBeCloseTo(0.2);
});
