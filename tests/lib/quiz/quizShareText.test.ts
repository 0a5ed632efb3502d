import { describe, expect, it } from 'vitest';
import { quizShareText } from '../../../src/lib/quiz/quizShareText';

describe('the text of a shared result', () => {
  it('has the score, the pattern, the message and the streak, and no answer', () => {
    const text = quizShareText({
      product: '90s Kid',
      title: 'Daily ten, 7 March 1997',
      marks: [true, true, false, true, true, true, true, true, false, true],
      streak: 3,
      url: 'https://example.org/quiz',
    });
    expect(text.split('\n')).toEqual([
      '90s Kid quiz: Daily ten, 7 March 1997, 8/10 (80%)',
      '✅✅❌✅✅✅✅✅❌✅',
      'Amazing! You really know your 90s! ⭐',
      '🔥 3 days in a row',
      'Can you beat my score? https://example.org/quiz',
    ]);
  });

  it('names a streak from two days on', () => {
    const text = (streak: number) =>
      quizShareText({ product: '90s Kid', title: '90s Music', marks: [true], streak });
    expect(text(2)).toContain('🔥 2 days in a row');
    expect(text(1)).not.toContain('in a row');
  });

  it('breaks twenty marks into two lines and omits a streak of one', () => {
    const text = quizShareText({
      product: '90s Kid',
      title: '90s Music',
      marks: Array.from({ length: 20 }, () => true),
      streak: 1,
    });
    expect(text.split('\n')).toEqual([
      '90s Kid quiz: 90s Music, 20/20 (100%)',
      '✅'.repeat(10),
      '✅'.repeat(10),
      "Perfect Score! You're a TRUE 90s Kid! 🏆",
      'Can you beat my score?',
    ]);
  });
});
