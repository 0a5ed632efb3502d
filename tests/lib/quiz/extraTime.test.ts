import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealExtraTime } from '../../../src/lib/quiz/extraTime';
import { questions, rightOption } from './questions';

const forty = questions('q', 40);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
const seed = fc.integer({ min: 0, max: 0xffffffff });

it('asks twenty, and the other twenty in the next round', () => {
  fc.assert(
    fc.property(seed, seed, (first, second) => {
      const one = dealExtraTime(forty, [], first);
      expect(one.questions).toHaveLength(20);
      for (const question of one.questions) expect(rightOption(question)).toMatch(/right$/);
      const two = dealExtraTime(forty, one.rest, second);
      expect(ids([...one.questions, ...two.questions])).toEqual(ids(forty));
      expect(two.rest).toEqual([]);
    }),
  );
});

it('shuffles again once everything has been asked', () => {
  const rounds = [1, 2, 3, 4].map((number) => ids(dealExtraTime(forty, [], number).questions));
  expect(new Set(rounds.map(String)).size).toBe(4);
});
