import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from '../../lib/quiz/dealQuestions';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { categoryOf, isExtra } from './quizSource';

export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/**
 * Loads and shuffles the questions of one round.
 * @param day 'YYYY-MM-DD' in UTC, for the daily round
 * @throws when the questions cannot be fetched
 */
export async function loadRound(source: QuizSource, day: string): Promise<readonly QuizQuestion[]> {
  const category = categoryOf(source);
  if (category && !isExtra(source)) return dealQuestions(await category.load(), freshSeed());
  const { loadDaily, loadExtraTime } = await import('./loadLongRounds');
  return category ? loadExtraTime(category.id, freshSeed()) : loadDaily(day);
}
