import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { inboxMessages, letterLimits } from '../../content/online/mail';
import { CloseButton } from './CloseButton';
import styles from './Mail.module.css';
import { type Draft, isSendable } from './mailbox';
import windowStyles from './Online.module.css';
import { cutText } from './screenName';

type Props = Readonly<{
  draft: Draft;
  isReply: boolean;
  name: string;
  /** Called with every change, so that nothing written is lost. */
  onChange: (draft: Draft) => void;
  onSend: (draft: Draft) => void;
  onClose: () => void;
}>;

/** A form for writing a letter. Escape closes it and keeps the draft. */
export function LetterForm({ draft, isReply, name, onChange, onSend, onClose }: Props) {
  const [letter, setLetter] = useState(draft);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    const field = form.current?.querySelector<HTMLTextAreaElement>(isReply ? 'textarea' : 'input');
    field?.focus();
    // Puts the caret above the quoted text.
    field?.setSelectionRange(0, 0);
    if (field) field.scrollTop = 0;
  }, [isReply]);

  const field = (part: keyof Draft) => ({
    id: `${id}-${part}`,
    value: letter[part],
    maxLength: letterLimits[part],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...letter, [part]: cutText(target.value, letterLimits[part]) };
      setLetter(next);
      onChange(next);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable(letter)) onSend(letter);
  };

  return (
    <form
      ref={form}
      className={styles.letter}
      aria-label={isReply ? 'Reply' : 'New letter'}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.bar}>
        <h3>{isReply ? 'Reply' : 'Write'}</h3>
        <CloseButton label="Close without sending" onClick={onClose} />
      </header>
      <div className={styles.heads}>
        <label htmlFor={`${id}-to`}>To</label>
        <input
          {...field('to')}
          className={windowStyles.field}
          list={`${id}-people`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <datalist id={`${id}-people`}>
          {[name, ...inboxMessages.map(({ from }) => from)].map((person) => (
            <option key={person} value={person} />
          ))}
        </datalist>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input {...field('subject')} className={windowStyles.field} autoComplete="off" dir="auto" />
      </div>
      <label className={styles.bodyLabel} htmlFor={`${id}-body`}>
        Your letter
      </label>
      <textarea
        {...field('body')}
        className={`${windowStyles.field} ${styles.text}`}
        dir="auto"
        aria-describedby={`${id}-left`}
      />
      <p className={styles.send}>
        <button type="submit" className={windowStyles.push} disabled={!isSendable(letter)}>
          Send
        </button>
        <span id={`${id}-left`}>
          {letter.body.length} of {letterLimits.body} characters. It stays on this device.
        </span>
      </p>
    </form>
  );
}
