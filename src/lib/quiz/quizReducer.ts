import type { QuizCategoryId } from '../../content/quiz/categories';
import type { OptionIndex, QuizQuestion } from '../../content/quiz/QuizQuestion';
import { dealQuestions } from './dealQuestions';

/** A round that has a best score: a category's twenty questions, or its Extra time. */
export type ScoredSource = QuizCategoryId | `${QuizCategoryId}-extra`;

export type QuizSource = ScoredSource | 'daily';

export interface QuizRound {
  readonly source: QuizSource;
  /** As dealt: options in the order shown. */
  readonly questions: readonly QuizQuestion[];
  /** A repeat of the missed questions: it counts for no best score and no streak. */
  readonly retry: boolean;
}

export type QuizState =
  | Readonly<{ screen: 'chooser' }>
  | Readonly<{
      screen: 'question';
      round: QuizRound;
      index: number;
      /** One per answered question. The current question's answer is added when it is chosen. */
      answers: readonly OptionIndex[];
    }>
  | Readonly<{ screen: 'results'; round: QuizRound; answers: readonly OptionIndex[] }>;

export type QuizAction =
  | Readonly<{ type: 'start'; source: QuizSource; questions: readonly QuizQuestion[] }>
  | Readonly<{ type: 'choose'; option: number }>
  | Readonly<{ type: 'next' }>
  | Readonly<{ type: 'retryMissed'; seed: number }>
  | Readonly<{ type: 'leave' }>
  | Readonly<{ type: 'takeUp'; state: QuizState }>;

export const quizChooser: QuizState = { screen: 'chooser' };

/** An event that is not possible in a state returns that same state object. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'start':
      // Questions that arrive late must not replace a round in progress.
      if (state.screen === 'question' || action.questions.length === 0) return state;
      return begin({ source: action.source, questions: action.questions, retry: false });
    case 'choose': {
      if (state.screen !== 'question' || chosenOption(state) !== null) return state;
      if (!isOptionIndex(action.option)) return state;
      return { ...state, answers: [...state.answers, action.option] };
    }
    case 'next': {
      if (state.screen !== 'question' || chosenOption(state) === null) return state;
      const { round, answers, index } = state;
      if (index + 1 === round.questions.length) return { screen: 'results', round, answers };
      return { ...state, index: index + 1 };
    }
    case 'retryMissed': {
      const missed = missedQuestions(state);
      if (state.screen !== 'results' || missed.length === 0) return state;
      const questions = dealQuestions(missed, action.seed);
      return begin({ source: state.round.source, questions, retry: true });
    }
    case 'leave':
      return quizChooser;
    case 'takeUp':
      return state.screen === 'question' ? state : action.state;
  }
}

/** The option the player has locked in at the current question. */
export function chosenOption(state: QuizState): OptionIndex | null {
  return state.screen === 'question' ? (state.answers[state.index] ?? null) : null;
}

/** One per answered question, in order: whether it was right. */
export function roundMarks(state: QuizState): boolean[] {
  if (state.screen === 'chooser') return [];
  const { round, answers } = state;
  return answers.map((answer, i) => round.questions[i]?.correctAnswer === answer);
}

/** How many answers so far are right. */
export function roundScore(state: QuizState): number {
  return roundMarks(state).filter(Boolean).length;
}

/** What has been answered wrongly so far, in the order of the round. */
export function missedQuestions(state: QuizState): QuizQuestion[] {
  if (state.screen === 'chooser') return [];
  const marks = roundMarks(state);
  return state.round.questions.filter((_, i) => marks[i] === false);
}

/** How to show an option; `open` until one is chosen. */
export function optionMark(
  state: QuizState,
  option: OptionIndex,
): 'open' | 'correct' | 'wrong' | 'dimmed' {
  const chosen = chosenOption(state);
  if (state.screen !== 'question' || chosen === null) return 'open';
  if (state.round.questions[state.index]?.correctAnswer === option) return 'correct';
  return chosen === option ? 'wrong' : 'dimmed';
}

function begin(round: QuizRound): QuizState {
  return { screen: 'question', round, index: 0, answers: [] };
}

function isOptionIndex(option: number): option is OptionIndex {
  return option === 0 || option === 1 || option === 2 || option === 3;
}
