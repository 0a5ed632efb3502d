import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenOption,
  missedQuestions,
  optionMark,
  type QuizAction,
  type QuizState,
  quizChooser,
  quizReducer,
  roundMarks,
  roundScore,
} from '../../../src/lib/quiz/quizReducer';
import { questions, rightOption } from './questions';

const three = questions('q', 3);
const start: QuizAction = { type: 'start', source: 'music', questions: three };

function play(...actions: QuizAction[]): QuizState {
  return actions.reduce(quizReducer, quizChooser);
}

const choose = (option: number): QuizAction => ({ type: 'choose', option });
const next: QuizAction = { type: 'next' };
/** Right, wrong, right: the questions' right options are 0, 1 and 2. */
const toResults = [start, choose(0), next, choose(3), next, choose(2), next];

describe('the quiz', () => {
  it('starts at question 1 with score 0 and no answer chosen', () => {
    const state = play(start);
    expect(state).toMatchObject({ screen: 'question', index: 0, round: { source: 'music' } });
    expect(chosenOption(state)).toBeNull();
    expect(roundScore(state)).toBe(0);
    expect(optionMark(state, 0)).toBe('open');
  });

  it('locks the first choice and scores it', () => {
    const chosen = play(start, choose(0));
    expect(chosenOption(chosen)).toBe(0);
    expect(roundScore(chosen)).toBe(1);
    expect(quizReducer(chosen, choose(1))).toBe(chosen);
  });

  it('marks the right option, a wrong choice, and dims the others', () => {
    const marks = (state: QuizState) => ([0, 1, 2, 3] as const).map((i) => optionMark(state, i));
    expect(marks(play(start, choose(2)))).toEqual(['correct', 'dimmed', 'wrong', 'dimmed']);
    expect(marks(play(start, choose(0)))).toEqual(['correct', 'dimmed', 'dimmed', 'dimmed']);
  });

  it('moves on only after an answer, and clears the choice', () => {
    const first = play(start);
    expect(quizReducer(first, next)).toBe(first);
    const second = play(start, choose(0), next);
    expect(second).toMatchObject({ screen: 'question', index: 1 });
    expect(chosenOption(second)).toBeNull();
  });

  it('ends in the results after the last question', () => {
    const results = play(...toResults);
    expect(results.screen).toBe('results');
    expect(roundMarks(results)).toEqual([true, false, true]);
    expect(roundScore(results)).toBe(2);
    expect(missedQuestions(results)).toEqual([three[1]]);
  });

  it('asks the missed questions again, and marks the round as a retry', () => {
    const retry = play(...toResults, { type: 'retryMissed', seed: 5 });
    if (retry.screen !== 'question') throw new Error('expected a question');
    expect(retry.round).toMatchObject({ source: 'music', retry: true });
    expect(retry.round.questions.map(({ id }) => id)).toEqual(['q-1']);
    expect(retry.round.questions.map(rightOption)).toEqual(['q1 right']);
    expect(roundScore(retry)).toBe(0);
  });

  it('offers no retry of a perfect round or in the middle of one', () => {
    const perfect = play(start, choose(0), next, choose(1), next, choose(2), next);
    expect(quizReducer(perfect, { type: 'retryMissed', seed: 1 })).toBe(perfect);
    const middle = play(start, choose(3));
    expect(quizReducer(middle, { type: 'retryMissed', seed: 1 })).toBe(middle);
  });

  it('forgets everything on leaving, from the results and from a question', () => {
    expect(play(...toResults, { type: 'leave' })).toEqual({ screen: 'chooser' });
    expect(play(start, choose(0), { type: 'leave' })).toEqual({ screen: 'chooser' });
  });

  it('resumes a round that was left, but never in place of another', () => {
    const left = play(start, choose(0));
    expect(play({ type: 'takeUp', state: left })).toBe(left);
    const other = play(start);
    expect(quizReducer(other, { type: 'takeUp', state: left })).toBe(other);
  });

  it('accepts only the four options as an answer', () => {
    for (const option of [0, 1, 2, 3])
      expect(chosenOption(play(start, choose(option)))).toBe(option);
    const asked = play(start);
    for (const option of [-1, 4, 0.5, Number.NaN]) {
      expect(quizReducer(asked, choose(option))).toBe(asked);
    }
  });

  it('accepts no answer and no next question if no question is asked', () => {
    const results = play(...toResults);
    for (const state of [quizChooser, results]) {
      expect(quizReducer(state, choose(0))).toBe(state);
      expect(quizReducer(state, next)).toBe(state);
      expect(optionMark(state, 0)).toBe('open');
      expect(chosenOption(state)).toBeNull();
    }
    expect([roundMarks(quizChooser), missedQuestions(quizChooser)]).toEqual([[], []]);
  });

  it('begins a round that counts, also from the results', () => {
    expect(play(...toResults, start)).toMatchObject({ index: 0, answers: [] });
    expect(play(start)).toMatchObject({ answers: [], round: { retry: false } });
  });

  it('is not interrupted by questions that arrive late', () => {
    const playing = play(start, choose(0));
    const late: QuizAction = { type: 'start', source: 'movies', questions: questions('m', 3) };
    expect(quizReducer(playing, late)).toBe(playing);
    expect(play({ type: 'start', source: 'movies', questions: [] })).toBe(quizChooser);
  });

  it('never throws, whatever is pressed in whatever order', () => {
    const action: fc.Arbitrary<QuizAction> = fc.oneof(
      fc.constant(start),
      fc.constant(next),
      fc.constant<QuizAction>({ type: 'leave' }),
      fc.record({ type: fc.constant('choose' as const), option: fc.integer({ min: -1, max: 4 }) }),
      fc.record({ type: fc.constant('retryMissed' as const), seed: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = quizChooser;
        for (const action of actions) {
          state = quizReducer(state, action);
          if (state.screen === 'chooser') continue;
          const total = state.round.questions.length;
          const marks = roundMarks(state);
          expect(roundScore(state) + missedQuestions(state).length).toBe(marks.length);
          if (state.screen === 'results') expect(marks).toHaveLength(total);
          else expect(marks.length - state.index).toBe(chosenOption(state) === null ? 0 : 1);
        }
      }),
    );
  });
});
