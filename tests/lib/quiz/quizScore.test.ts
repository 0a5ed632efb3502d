import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizMessage, quizPercent, quizProgress } from '../../../src/lib/quiz/quizScore';

const message = (correct: number, total: number) =>
  quizMessage(quizPercent(correct, total), '90s Kid');

describe('the result message', () => {
  it.each([
    [20, "Perfect Score! You're a TRUE 90s Kid! 🏆"],
    [19, 'Amazing! You really know your 90s! ⭐'],
    [16, 'Amazing! You really know your 90s! ⭐'],
    [15, 'Pretty Good! You remember the decade well! 👍'],
    [12, 'Pretty Good! You remember the decade well! 👍'],
    [11, 'Not bad! Time for a nostalgia refresh! 📼'],
    [8, 'Not bad! Time for a nostalgia refresh! 📼'],
    [7, 'You might need to rewatch some 90s classics! 📺'],
    [0, 'You might need to rewatch some 90s classics! 📺'],
  ])('at %i of 20 is "%s"', (correct, expected) => {
    expect(message(correct, 20)).toBe(expected);
  });

  it('changes at exactly 40, 60, 80 and 100 percent of any total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom(2, 3, 4, 5), (fifth, part) => {
        const at = quizMessage(part * 20, '90s Kid');
        expect(message(part * fifth, 5 * fifth)).toBe(at);
        expect(message(part * fifth - 1, 5 * fifth)).not.toBe(at);
      }),
    );
  });
});

describe('percentage and progress', () => {
  it('is correct / total x 100, and 0 for no questions', () => {
    expect(quizPercent(13, 20)).toBe(65);
    expect(quizPercent(1, 3)).toBeCloseTo(33.333, 3);
    expect(quizPercent(0, 0)).toBe(0);
  });

  it('counts the question on the screen', () => {
    expect(quizProgress(1, 20)).toBe(5);
    expect(quizProgress(20, 20)).toBe(100);
  });
});
