import { MarkSign } from './MarkSign';
import styles from './QuizTrail.module.css';

type Props = Readonly<{
  marks: readonly boolean[];
  total: number;
  /** Index of the current question; undefined once all are answered. */
  current?: number;
}>;

/** One lamp for each question, lit by its answer. Text beside it says the same. */
export function QuizTrail({ marks, total, current }: Props) {
  return (
    <div className={styles.trail} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => {
        const right = marks[index];
        const lamp = right === undefined ? 'dark' : right ? 'right' : 'wrong';
        return (
          <span key={index} data-lamp={lamp} data-current={index === current || undefined}>
            {right !== undefined && <MarkSign right={right} />}
          </span>
        );
      })}
    </div>
  );
}
