import type { optionMark } from '../../lib/quiz/quizReducer';
import { MarkSign } from './MarkSign';
import styles from './QuizOption.module.css';

type Props = Readonly<{
  /** 1 to 4; also the key that chooses it. */
  number: number;
  text: string;
  mark: ReturnType<typeof optionMark>;
  onChoose: () => void;
}>;

/** One answer as a lit button. It is locked once any answer has been chosen. */
export function QuizOption({ number, text, mark, onChoose }: Props) {
  return (
    <button
      type="button"
      className={styles.option}
      data-mark={mark}
      data-number={number}
      disabled={mark !== 'open'}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
    >
      <span className={styles.key} aria-hidden="true">
        {number}
      </span>
      <span className={styles.text}>{text}</span>
      {(mark === 'correct' || mark === 'wrong') && (
        <span className={styles.mark}>
          <MarkSign right={mark === 'correct'} />
          {mark === 'correct' ? 'Correct' : 'Wrong'}
        </span>
      )}
    </button>
  );
}
