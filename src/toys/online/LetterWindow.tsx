import { useEffect, useRef } from 'react';
import { CloseButton } from './CloseButton';
import styles from './Mail.module.css';
import type { Letter } from './mailbox';

type Props = Readonly<{ letter: Letter; onClose: () => void }>;

/** An open letter. Escape closes it. */
export function LetterWindow({ letter, onClose }: Props) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus(), []);

  return (
    <article
      ref={text}
      className={styles.letter}
      aria-label={`Letter: ${letter.subject}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.bar}>
        <h3>
          <bdi>{letter.subject}</bdi>
        </h3>
        <CloseButton label="Close letter" onClick={onClose} />
      </header>
      <dl className={styles.heads}>
        <dt>From</dt>
        <dd>
          <bdi>{letter.from}</bdi>
        </dd>
        {letter.to !== undefined && (
          <>
            <dt>To</dt>
            <dd>
              <bdi>{letter.to}</bdi>
            </dd>
          </>
        )}
        <dt>Date</dt>
        <dd>{letter.time}</dd>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it */}
      <p className={styles.text} dir="auto" tabIndex={0}>
        {letter.body}
      </p>
    </article>
  );
}
