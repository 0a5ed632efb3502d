import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import type { OptionIndex } from '../../content/quiz/QuizQuestion';
import type { QuizSources } from '../../content/quiz/sources/QuizSources';
import {
  chosenOption,
  optionMark,
  type QuizState,
  roundMarks,
  roundScore,
} from '../../lib/quiz/quizReducer';
import { quizProgress } from '../../lib/quiz/quizScore';
import { QuizOption } from './QuizOption';
import styles from './QuizQuestionView.module.css';
import { QuizTrail } from './QuizTrail';

type Props = Readonly<{
  state: Extract<QuizState, { screen: 'question' }>;
  title: string;
  onChoose: (option: OptionIndex) => void;
  onNext: () => void;
}>;

const positions: readonly OptionIndex[] = [0, 1, 2, 3];

/**
 * One question with its four answers. Once answered, it shows the fact and the button to the next.
 */
export function QuizQuestionView({ state, title, onChoose, onNext }: Props) {
  const { round, index } = state;
  const total = round.questions.length;
  const question = round.questions[index];
  const answered = chosenOption(state) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const fact = useRef<HTMLElement>(null);
  const factTitle = useId();

  useEffect(() => heading.current?.focus(), [index, round]);
  useEffect(() => {
    if (answered) fact.current?.focus();
  }, [answered]);

  if (!question) return null;
  const right = roundMarks(state).at(-1);
  return (
    <div className={styles.view}>
      <div className={styles.header}>
        <p className={styles.round}>{round.retry ? `${title}: second chance` : title}</p>
        <p className={styles.number}>
          Question {index + 1} of {total}
        </p>
        <p>Right: {roundScore(state)}</p>
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={quizProgress(index + 1, total)}
        aria-valuetext={`Question ${index + 1} of ${total}`}
      >
        <div className={styles.bar} style={{ width: `${quizProgress(index + 1, total)}%` }} />
      </div>
      <QuizTrail marks={roundMarks(state)} total={total} current={index} />
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        {question.question}
      </h2>
      <ol className={styles.options}>
        {positions.map((option) => (
          <li key={`${question.id}-${option}`}>
            <QuizOption
              number={option + 1}
              text={question.options[option]}
              mark={optionMark(state, option)}
              onChoose={() => onChoose(option)}
            />
          </li>
        ))}
      </ol>
      {answered ? (
        <section
          ref={fact}
          key={question.id}
          tabIndex={-1}
          className={styles.fact}
          aria-labelledby={factTitle}
        >
          <p className={styles.verdict} data-right={right}>
            {right ? 'Correct!' : 'Not this time'}
          </p>
          <h3 id={factTitle}>Did you know?</h3>
          <p className={styles.factText}>{question.fact}</p>
          <QuizSource id={question.id} />
          <Button tone="yellow" size="large" className={styles.next} onClick={onNext}>
            {index + 1 === total ? 'See Results' : 'Next Question →'}
          </Button>
        </section>
      ) : (
        <p className={styles.hint}>
          <kbd>1</kbd> to <kbd>4</kbd> choose, <kbd>Enter</kbd> goes on
        </p>
      )}
    </div>
  );
}

/**
 * Where a question's answer can be looked up. It loads after the first answer; its space is
 * reserved.
 */
function QuizSource({ id }: Readonly<{ id: string }>) {
  const [sources, setSources] = useState<QuizSources>();
  useEffect(() => {
    let wanted = true;
    import('../../content/quiz/sources/everySource').then(
      ({ everySource }) => wanted && setSources(everySource),
      (error: unknown) => console.warn('The sources could not be fetched:', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return <p className={styles.source}>{sources?.[id] && `Source: ${sources[id]}`}</p>;
}
