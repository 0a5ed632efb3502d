import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { answerText, ballAnswers } from '../../content/magic8ball';
import type { Asked } from './history';
import styles from './Magic8BallToy.module.css';

type Props = Readonly<{
  asked: readonly Asked[];
  onForget: () => void;
  /** Brings back what was forgotten; undefined if nothing was. */
  onRestore: (() => void) | undefined;
}>;

/** The questions that were asked in this browser lately. */
export function AskedBefore({ asked, onForget, onRestore }: Props) {
  const heading = useRef<HTMLElement>(null);
  const putBack = useRef<HTMLButtonElement>(null);

  // Each button disappears with its press, so the focus moves on.
  const forget = () => {
    flushSync(onForget);
    putBack.current?.focus();
  };
  const restore = () => {
    if (onRestore) flushSync(onRestore);
    heading.current?.focus();
  };

  const putBackButton = onRestore && (
    <button ref={putBack} type="button" className={styles.forget} onClick={restore}>
      Put the page back
    </button>
  );
  if (asked.length === 0) return putBackButton ?? null;
  return (
    <details className={styles.asked}>
      <summary ref={heading}>Asked before ({asked.length})</summary>
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
      <button type="button" className={styles.forget} onClick={forget}>
        Tear the page out
      </button>
      {putBackButton}
    </details>
  );
}
