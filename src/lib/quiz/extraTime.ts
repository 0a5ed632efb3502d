import type { QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from './dealQuestions';
import { shuffled } from './shuffled';

/** Questions per round, the same as in the category itself. */
const roundLength = 20;

export interface ExtraDeal {
  readonly questions: readonly QuizQuestion[];
  /** The questions left for the next round; empty when all have been asked. */
  readonly rest: readonly QuizQuestion[];
}

/**
 * One round of Extra time.
 * @param all every question that the subject has for it
 * @param rest the questions left by earlier rounds; empty starts again from all
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
