import { answerText, ballAnswers } from '../../content/magic8ball';
import type { Asked } from './history';
import styles from './Magic8BallToy.module.css';

type Props = Readonly<{ asked: readonly Asked[]; onForget: () => void }>;

/** The latest questions of this browser; nothing while there are none. */
export function AskedBefore({ asked, onForget }: Props) {
  if (asked.length === 0) return null;
  return (
    <details className={styles.asked}>
      <summary>Asked before ({asked.length})</summary>
      <dl>
        {asked.map(({ question, answer }, index) => (
          <div key={index}>
            <dt>
              <bdi>{question}</bdi>
            </dt>
            <dd>{answerText(ballAnswers[answer])}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.forget} onClick={onForget}>
        Tear the page out
      </button>
    </details>
  );
}
