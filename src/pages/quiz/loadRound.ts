import { quizCategories } from '../../content/quiz/categories';
import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dailyTen, type QuizBank } from '../../lib/quiz/dailyTen';
import { dealQuestions } from '../../lib/quiz/dealQuestions';
import type { QuizSource } from '../../lib/quiz/quizReducer';

export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/**
 * Fetches and deals the questions of one play.
 * @param day 'YYYY-MM-DD' in UTC, whose ten the daily round asks
 * @throws when the questions cannot be fetched
 */
export async function loadRound(source: QuizSource, day: string): Promise<QuizQuestion[]> {
  if (source === 'daily') {
    const bank = await Promise.all(quizCategories.map(async ({ id, load }) => [id, await load()]));
    return dailyTen(Object.fromEntries(bank) as QuizBank, day);
  }
  const category = quizCategories.find(({ id }) => id === source);
  return dealQuestions((await category?.load()) ?? [], freshSeed());
}
