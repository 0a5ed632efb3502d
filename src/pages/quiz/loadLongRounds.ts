import { type QuizCategoryId, quizCategories } from '../../content/quiz/categories';
import { extraTimeQuestions } from '../../content/quiz/extraTime/extraTimeQuestions';
import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dailyTen, type QuizBank } from '../../lib/quiz/dailyTen';
import { dealExtraTime } from '../../lib/quiz/extraTime';

/** The ten questions of a day, chosen from all three hundred. */
export async function loadDaily(day: string): Promise<readonly QuizQuestion[]> {
  const bank = await Promise.all(
    quizCategories.map(async ({ id, load }) => [
      id,
      (await Promise.all([load(), extraTimeQuestions[id]()])).flat(),
    ]),
  );
  return dailyTen(Object.fromEntries(bank) as QuizBank, day);
}

/** The questions that the rounds of this visit have not asked yet, by subject. */
const rests = new Map<QuizCategoryId, readonly QuizQuestion[]>();

/** Twenty more questions of a subject. The next round of the visit has the other twenty. */
export async function loadExtraTime(
  id: QuizCategoryId,
  seed: number,
): Promise<readonly QuizQuestion[]> {
  const { questions, rest } = dealExtraTime(
    await extraTimeQuestions[id](),
    rests.get(id) ?? [],
    seed,
  );
  rests.set(id, rest);
  return questions;
}
