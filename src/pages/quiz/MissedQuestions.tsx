import type { QuizState } from '../../lib/quiz/quizReducer';
import { roundMarks } from '../../lib/quiz/quizReducer';
import { MarkSign } from './MarkSign';
import styles from './MissedQuestions.module.css';

/** The questions that were answered wrongly, each with both answers and the fact. */
export function MissedQuestions({
  state,
}: Readonly<{ state: Extract<QuizState, { screen: 'results' }> }>) {
  const marks = roundMarks(state);
  return (
    <section className={styles.missed} aria-labelledby="missed">
      <h2 id="missed">What you missed</h2>
      <ul className={styles.list}>
        {state.round.questions.map((question, index) => {
          const answer = state.answers[index];
          if (marks[index] || answer === undefined) return null;
          return (
            <li key={question.id}>
              <h3>{question.question}</h3>
              <dl>
                <div data-right={false}>
                  <dt>
                    <MarkSign right={false} /> You said
                  </dt>
                  <dd>{question.options[answer]}</dd>
                </div>
                <div data-right={true}>
                  <dt>
                    <MarkSign right={true} /> Answer
                  </dt>
                  <dd>{question.options[question.correctAnswer]}</dd>
                </div>
              </dl>
              <p>{question.fact}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
