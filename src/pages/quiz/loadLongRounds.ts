import { type QuizCategoryId, quizCategories } from '../../content/quiz/categories';
import { extraTimeQuestions } from '../../content/quiz/extraTime/extraTimeQuestions';
import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dailyTen, type QuizBank } from '../../lib/quiz/dailyTen';
import { dealExtraTime } from '../../lib/quiz/extraTime';

/** The ten of a day, of all three hundred questions. */
export async function loadDaily(day: string): Promise<readonly QuizQuestion[]> {
  const bank = await Promise.all(
    quizCategories.map(async ({ id, load }) => [
      id,
      (await Promise.all([load(), extraTimeQuestions[id]()])).flat(),
    ]),
  );
  return dailyTen(Object.fromEntries(bank) as QuizBank, day);
}

/** What the rounds of this visit have not asked yet, by subject. */
const rests = new Map<QuizCategoryId, readonly QuizQuestion[]>();

/** Twenty more of a subject; the next round of the visit has the other twenty. */
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
