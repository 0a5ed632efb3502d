import type { OptionIndex, QuizQuestion } from '../../../src/content/quiz/QuizQuestion';
import type { QuizBank } from '../../../src/lib/quiz/dailyTen';

/** Questions whose right option is marked in its text. */
export function questions(prefix: string, count: number): QuizQuestion[] {
  return Array.from({ length: count }, (_, i) => {
    const correctAnswer = (i % 4) as OptionIndex;
    const option = (at: number) => (at === correctAnswer ? `${prefix}${i} right` : `wrong ${at}`);
    return {
      id: `${prefix}-${i}`,
      question: `${prefix} ${i}?`,
      options: [option(0), option(1), option(2), option(3)],
      correctAnswer,
      fact: `About ${prefix} ${i}.`,
    };
  });
}

export function questionBank(count = 20): QuizBank {
  return {
    general: questions('general', count),
    gaming: questions('gaming', count),
    tvshows: questions('tvshows', count),
    music: questions('music', count),
    movies: questions('movies', count),
  };
}

export function rightOption(question: QuizQuestion): string {
  return question.options[question.correctAnswer];
}
