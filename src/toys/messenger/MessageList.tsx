import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Wink } from '../../content/winks';
import type { ChatMessage } from '../../services/chat/ChatMessage';
import type { Unsent } from './conversation';
import { MessageLine } from './MessageLine';
import styles from './MessageList.module.css';
import { UnsentLine } from './UnsentLine';

/** After a pause of this many ms a message shows its sender's name again. */
const pause = 5 * 60_000;
/** A reader this near the end, in CSS pixels, follows new messages. */
const nearEnd = 40;

type Props = Readonly<{
  name: string;
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  loaded: boolean;
  masked: boolean;
  onAbout: (message: ChatMessage) => void;
  onReplay: (wink: Wink, from: string) => void;
  onRetry: (unsent: Unsent) => void;
  onDiscard: (key: string) => void;
}>;

function isFirst(message: ChatMessage, before: ChatMessage | undefined): boolean {
  if (before?.type !== 'text' || before.username !== message.username) return true;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) > pause;
}

function isNewDay(message: ChatMessage, before: ChatMessage | undefined): boolean {
  const today = new Date(message.createdAt).toDateString();
  const previous = before ? new Date(before.createdAt) : new Date();
  return previous.toDateString() !== today;
}

/** The conversation. It scrolls to new messages unless the reader has scrolled back. */
export function MessageList(props: Props) {
  const { name, messages, unsent, loaded, masked } = props;
  const list = useRef<HTMLDivElement>(null);
  const followed = useRef(true);
  const [behind, setBehind] = useState(false);

  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };

  useLayoutEffect(() => {
    if (followed.current) toEnd();
    else setBehind(true);
  }, [messages, unsent]);

  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => {
      if (followed.current) toEnd();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    followed.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    if (followed.current) setBehind(false);
  };

  return (
    <div className={styles.frame}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-label="Conversation"
        aria-live={loaded ? 'polite' : 'off'}
        aria-busy={!loaded}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        {!loaded && <p className={styles.note}>Pulling the string tight…</p>}
        {loaded && messages.length === 0 && unsent.length === 0 && (
          <p className={styles.note}>Nobody has said a word yet. Go on, be first.</p>
        )}
        {messages.map((message, index) => (
          <MessageLine
            key={message.id}
            message={message}
            own={message.username === name}
            first={isFirst(message, messages[index - 1])}
            newDay={isNewDay(message, messages[index - 1])}
            masked={masked}
            onAbout={props.onAbout}
            onReplay={props.onReplay}
          />
        ))}
        {unsent.map((one) => (
          <UnsentLine
            key={one.key}
            unsent={one}
            masked={masked}
            onRetry={props.onRetry}
            onDiscard={props.onDiscard}
          />
        ))}
      </div>
      {behind && (
        <button
          type="button"
          className={styles.latest}
          onClick={() => {
            followed.current = true;
            setBehind(false);
            toEnd();
          }}
        >
          New messages ↓
        </button>
      )}
    </div>
  );
}
