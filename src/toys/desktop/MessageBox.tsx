import { useId, useLayoutEffect, useRef } from 'react';
import { PushButton } from '../retro/PushButton';
import type { Question } from './DesktopContext';
import { Icon } from './icons';
import styles from './MessageBox.module.css';

type Props = Readonly<{
  question: Question;
  /** Called with every answer, before the answer's own action. */
  onAnswer: () => void;
}>;

/** A modal message box. The desktop makes what is behind it inert. */
export function MessageBox({ question, onAnswer }: Props) {
  const { title, icon = 'help', body, answers } = question;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Before the box is painted, so that a key pressed at sight of it is for its button.
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), []);
  const answer = ({ act }: Question['answers'][number]): void => {
    onAnswer();
    act?.();
  };
  return (
    <div className={styles.veil}>
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-body`}
        className={styles.box}
        onKeyDown={(event) => {
          event.stopPropagation();
          const last = answers.at(-1);
          if (event.key === 'Escape' && last) answer(last);
        }}
      >
        <h2 id={`${id}-title`} className={styles.boxTitle}>
          {title}
        </h2>
        <div className={styles.boxBody}>
          <Icon name={icon} size={32} />
          <div id={`${id}-body`} className={styles.said}>
            {body}
          </div>
          <div className={styles.boxButtons}>
            {answers.map((one) => (
              <PushButton key={one.label} onClick={() => answer(one)}>
                {one.label}
              </PushButton>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
