import type { OptionIndex, QuizQuestion } from '../../content/quiz/QuizQuestion';
import { hashSeed } from './seededRng';
import { shuffled } from './shuffled';

const positions: readonly OptionIndex[] = [0, 1, 2, 3];

/** The question with its options shuffled and `correctAnswer` moved along with the right one. */
export function dealQuestion(question: QuizQuestion, seed: number): QuizQuestion {
  const [a, b, c, d] = shuffled(positions, hashSeed(`${seed}:${question.id}`)) as [
    OptionIndex,
    OptionIndex,
    OptionIndex,
    OptionIndex,
  ];
  const { options, correctAnswer } = question;
  return {
    ...question,
    options: [options[a], options[b], options[c], options[d]],
    correctAnswer: [a, b, c, d].indexOf(correctAnswer) as OptionIndex,
  };
}

/** One play's questions: their order and each one's options follow from the seed. */
export function dealQuestions(questions: readonly QuizQuestion[], seed: number): QuizQuestion[] {
  return shuffled(questions, seed).map((question) => dealQuestion(question, seed));
}
