import { useRef } from 'react';
import { LiveRegion } from '../../components/LiveRegion';
import { chosenOption, type QuizState, roundMarks, roundScore } from '../../lib/quiz/quizReducer';
import { QuizChooser } from './QuizChooser';
import styles from './QuizPage.module.css';
import { QuizQuestionView } from './QuizQuestionView';
import { QuizResults } from './QuizResults';
import { QuizTop } from './QuizTop';
import { sourceTitle } from './quizSource';
import { useQuiz } from './useQuiz';
import { useQuizKeys } from './useQuizKeys';

/** The quiz, drawn as a pub's quiz machine: chooser, questions and results on one screen. */
function QuizPage() {
  const quiz = useQuiz();
  const { state, day } = quiz;
  const cabinet = useRef<HTMLDivElement>(null);
  useQuizKeys({ within: cabinet, onChoose: quiz.choose, onNext: quiz.next });

  return (
    <div className={styles.pub}>
      <div ref={cabinet} className={styles.cabinet} data-screen={state.screen}>
        <QuizTop atChooser={state.screen === 'chooser'} />
        <div className={styles.bezel}>
          <div className={styles.screen}>
            {state.screen === 'chooser' && (
              <QuizChooser
                asked={quiz.asked}
                fetching={quiz.fetching}
                record={quiz.record}
                takesFocus={quiz.left}
                onTryAgain={quiz.dealAgain}
              />
            )}
            {state.screen === 'question' && (
              <QuizQuestionView
                state={state}
                title={sourceTitle(state.round.source, day)}
                onChoose={quiz.choose}
                onNext={quiz.next}
              />
            )}
            {state.screen === 'results' && (
              <QuizResults
                state={state}
                day={day}
                record={quiz.record}
                counted={quiz.counted}
                onRetryMissed={quiz.retryMissed}
                onPlayAgain={quiz.dealAgain}
              />
            )}
          </div>
        </div>
        <div className={styles.plate} aria-hidden="true">
          <span className={styles.vent} />
          <span className={styles.plateText}>Free play</span>
          <span className={styles.slot} />
        </div>
      </div>
      <LiveRegion message={spokenResult(state)} />
    </div>
  );
}

/** The live announcement for a state: whether an answer was right, and at the end the score. */
function spokenResult(state: QuizState): string {
  if (state.screen === 'results') {
    return `Your score: ${roundScore(state)} out of ${state.round.questions.length}.`;
  }
  const question = state.screen === 'question' && state.round.questions[state.index];
  if (!question || chosenOption(state) === null) return '';
  if (roundMarks(state).at(-1)) return `Correct! ${roundScore(state)} right so far.`;
  return `Wrong. The right answer is: ${question.options[question.correctAnswer]}.`;
}

export { QuizPage as Component };
