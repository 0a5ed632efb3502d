import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealQuestion, dealQuestions } from '../../../src/lib/quiz/dealQuestions';
import { hashSeed, seededRng } from '../../../src/lib/quiz/seededRng';
import { questions, rightOption } from './questions';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const twenty = questions('q', 20);

describe('dealing questions', () => {
  it('keeps every option and knows the new position of the right one', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...twenty), (seed, question) => {
        const dealt = dealQuestion(question, seed);
        expect([...dealt.options].sort()).toEqual([...question.options].sort());
        expect(rightOption(dealt)).toBe(rightOption(question));
        expect(dealt).toMatchObject({ id: question.id, fact: question.fact });
      }),
    );
  });

  it('deals every question once, and the same way for the same seed', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const dealt = dealQuestions(twenty, seed);
        expect(dealt.map(({ id }) => id).sort()).toEqual(twenty.map(({ id }) => id).sort());
        expect(dealQuestions(twenty, seed)).toEqual(dealt);
      }),
    );
  });

  it('can deal a dealt round again', () => {
    fc.assert(
      fc.property(seed, seed, (first, second) => {
        for (const question of dealQuestions(dealQuestions(twenty, first), second)) {
          expect(rightOption(question)).toMatch(/right$/);
        }
      }),
    );
  });

  it('puts the right option in each position about as often', () => {
    const seen = [0, 0, 0, 0];
    for (let seed = 0; seed < 500; seed++) {
      for (const { correctAnswer } of dealQuestions(twenty, seed)) {
        seen[correctAnswer] = (seen[correctAnswer] ?? 0) + 1;
      }
    }
    for (const count of seen) expect(Math.abs(count / 10_000 - 0.25)).toBeLessThan(0.02);
  });
});

describe('seeded randomness', () => {
  it('stays within its bound and gives the same numbers on every machine', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 1000 }), (seed, bound) => {
        const number = seededRng(seed)(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
    );
    const rng = seededRng(hashSeed('1997-03-07'));
    expect([rng(100), rng(100), rng(100), rng(100)]).toMatchInlineSnapshot(`
      [
        66,
        2,
        30,
        21,
      ]
    `);
  });
});
