import type { QuizCategoryId } from '../../content/quiz/categories';
import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from './dealQuestions';
import { hashSeed } from './seededRng';
import { shuffled } from './shuffled';
import { requireDayNumber } from './utcDay';

export type QuizBank = Readonly<Record<QuizCategoryId, readonly QuizQuestion[]>>;

const perCategory = 2;

/**
 * The ten of a day, dealt, two from each category: the same for everybody. All questions of a
 * category come round before one returns, and none is asked on two days running.
 * @param day 'YYYY-MM-DD' in UTC
 * @throws RangeError when it is no day of the calendar
 */
export function dailyTen(bank: QuizBank, day: string): QuizQuestion[] {
  const number = requireDayNumber(day);
  const picks = Object.entries(bank)
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([category, questions]) => pairOf(category, questions, number));
  return dealQuestions(picks, hashSeed(`daily:${day}`));
}

function pairOf(category: string, questions: readonly QuizQuestion[], day: number): QuizQuestion[] {
  const days = Math.floor(questions.length / perCategory);
  if (days === 0) return [...questions];
  const round = Math.floor(day / days);
  return pairsOfRound(category, questions, round)[day - round * days] ?? [];
}

/** A pair of questions for each day. The first pair repeats none of the day before. */
function pairsOfRound(
  category: string,
  questions: readonly QuizQuestion[],
  round: number,
): QuizQuestion[][] {
  const pairs = shuffledPairs(category, questions, round);
  const before = shuffledPairs(category, questions, round - 1).at(-1) ?? [];
  // The last pair is not moved: the next round compares itself with it.
  const fresh = pairs
    .slice(0, -1)
    .findIndex((pair) => !pair.some((question) => before.includes(question)));
  if (fresh > 0) pairs.unshift(...pairs.splice(fresh, 1));
  return pairs;
}

function shuffledPairs(
  category: string,
  questions: readonly QuizQuestion[],
  round: number,
): QuizQuestion[][] {
  // Sort by id first, so that the order of questions in a file does not matter.
  const byId = [...questions].sort((a, b) => compare(a.id, b.id));
  const order = shuffled(byId, hashSeed(`daily:${category}:${round}`));
  return Array.from({ length: Math.floor(order.length / perCategory) }, (_, slot) =>
    order.slice(slot * perCategory, (slot + 1) * perCategory),
  );
}

/** Compares by code units, so that no locale changes the order. Ids are unique. */
function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
