import { chosenOption, type QuizState, roundMarks, roundScore } from '../../lib/quiz/quizReducer';

/** The live announcement for a state: whether an answer was right, and at the end the score. */
export function spokenResult(state: QuizState): string {
  if (state.screen === 'results') {
    return `Your score: ${roundScore(state)} out of ${state.round.questions.length}.`;
  }
  const question = state.screen === 'question' && state.round.questions[state.index];
  if (!question || chosenOption(state) === null) return '';
  if (roundMarks(state).at(-1)) return `Correct! ${roundScore(state)} right so far.`;
  return `Wrong. The right answer is: ${question.options[question.correctAnswer]}.`;
}
