import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from './dealQuestions';
import { shuffled } from './shuffled';

/** As long as a round of the subject itself. */
const roundLength = 20;

export interface ExtraDeal {
  readonly questions: readonly QuizQuestion[];
  /** What is left of the subject for the next round; empty when all has been asked. */
  readonly rest: readonly QuizQuestion[];
}

/**
 * One round of Extra time.
 * @param all every question that the subject has for it
 * @param rest what the rounds before left over; empty begins anew
 */
export function dealExtraTime(
  all: readonly QuizQuestion[],
  rest: readonly QuizQuestion[],
  seed: number,
): ExtraDeal {
  const from = rest.length > 0 ? rest : shuffled(all, seed);
  return {
    questions: dealQuestions(from.slice(0, roundLength), seed),
    rest: from.slice(roundLength),
  };
}
