import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Emoji } from '../../components/Emoji';
import { type Wink, winks } from '../../content/winks';
import { maxMessage } from '../../services/chat/ChatMessage';
import styles from './Composer.module.css';
import { Disclosure } from './Disclosure';
import { EmoticonPicture } from './EmoticonPicture';
import { emoticons } from './emoticons';
import windowStyles from './Window.module.css';

/** The length from which the counter is shown. */
const counterFrom = maxMessage - 50;

type Props = Readonly<{
  /** What the field has at first. */
  draft: string;
  /** Called with every change of the field. */
  onDraft: (text: string) => void;
  onText: (text: string) => void;
  onWink: (wink: Wink) => void;
  onNudge: () => void;
  /** Looks in the conversation for what is in the field. */
  onSearch: (text: string) => void;
  onTyping: () => void;
}>;

/** The toolbar, the text field and the Send button. */
export function Composer({ draft, onDraft, onText, onWink, onNudge, onSearch, onTyping }: Props) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const blank = text.trim() === '';

  const change = (next: string) => {
    setText(next);
    onDraft(next);
  };

  const send = () => {
    if (blank) return;
    onText(text.trim());
    change('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an input method's word does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  const write = (code: string) => {
    const element = field.current;
    const start = element?.selectionStart ?? text.length;
    const next = `${text.slice(0, start)}${code} ${text.slice(element?.selectionEnd ?? start)}`;
    if (next.length > maxMessage) return;
    change(next);
    const caret = start + code.length + 1;
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(caret, caret);
    });
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.tools} role="toolbar" aria-label="Toolbar">
        <Disclosure
          button={<EmoticonPicture emoticon={emoticons[0]} decorative />}
          label="Emoticons"
          panelLabel="Emoticons"
          buttonClass={styles.tool}
          panelClass={styles.emoticons}
          columns={8}
        >
          {emoticons.map((emoticon) => (
            <button
              key={emoticon.id}
              type="button"
              title={`${emoticon.name}  ${emoticon.codes[0]}`}
              aria-label={`${emoticon.name} ${emoticon.codes[0]}`}
              onClick={() => write(emoticon.codes[0])}
            >
              <EmoticonPicture emoticon={emoticon} decorative />
            </button>
          ))}
        </Disclosure>
        <Disclosure
          button={
            <>
              <Emoji symbol="😉" /> <span>Winks</span>
            </>
          }
          panelLabel="Winks"
          buttonClass={styles.tool}
          panelClass={styles.winks}
          columns={3}
        >
          {winks.map((wink) => (
            <button key={wink.id} type="button" onClick={() => onWink(wink)}>
              <Emoji symbol={wink.emoji} />
              {wink.name}
            </button>
          ))}
        </Disclosure>
        <button type="button" className={styles.tool} onClick={onNudge}>
          <svg viewBox="0 0 22 20" width="22" height="20" aria-hidden="true">
            <path
              d="M6 4h10v12H6zM3 6v8M19 6v8M.800 8v4M21.200 8v4"
              fill="#ffe9b8"
              stroke="#a34a00"
              strokeWidth="1.600"
              strokeLinecap="round"
            />
          </svg>
          <span>Nudge</span>
        </button>
      </div>
      <div className={styles.pane}>
        <label htmlFor={id} className={styles.label}>
          Your message
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          maxLength={maxMessage}
          placeholder="Say something…"
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            const next = event.target.value.slice(0, maxMessage);
            change(next);
            if (next.trim()) onTyping();
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.buttons}>
          <button type="submit" className={windowStyles.push} disabled={blank}>
            Send
          </button>
          <button
            type="button"
            className={windowStyles.quiet}
            onClick={() => (blank ? field.current?.focus() : onSearch(text))}
          >
            Search
          </button>
        </div>
      </div>
      {text.length >= counterFrom && (
        <p className={styles.counter} role="status">
          {text.length} of {maxMessage} characters
        </p>
      )}
    </form>
  );
}
