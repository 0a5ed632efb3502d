import { Emoji } from '../../components/Emoji';
import { type Wink, winkOf } from '../../content/winks';
import type { ChatMessage } from '../../services/chat/ChatMessage';
import { AttachmentView } from './AttachmentView';
import { attachmentIn } from './attachments';
import { numberOf } from './Can';
import styles from './MessageList.module.css';
import { MessageText } from './MessageText';
import { maskWords } from './maskWords';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

type Props = Readonly<{
  message: ChatMessage;
  own: boolean;
  /** Whether it shows the sender's name: only the first of several in a row does. */
  first: boolean;
  newDay: boolean;
  masked: boolean;
  onAbout: (message: ChatMessage) => void;
  onReplay: (wink: Wink, from: string) => void;
}>;

/** One row of the conversation. */
export function MessageLine(props: Props) {
  const { message, own, first, newDay, masked, onAbout, onReplay } = props;
  const { type, message: text, createdAt } = message;
  const at = new Date(createdAt);
  const name = masked ? maskWords(message.username) : message.username;
  const wink = type === 'wink' ? winkOf(text) : undefined;
  const attachment = type === 'text' ? attachmentIn(text) : undefined;
  return (
    <div className={styles.message} data-type={type} data-own={own || undefined}>
      {newDay && <p className={styles.day}>{day.format(at)}</p>}
      {first && type === 'text' && (
        <p className={styles.says} data-color={own ? undefined : numberOf(message.username, 6)}>
          <bdi>{name}</bdi> says:
          <time dateTime={createdAt}>{time.format(at)}</time>
        </p>
      )}
      <div className={styles.row}>
        {type === 'text' && (
          <div className={styles.text} dir="auto">
            {attachment ? (
              <AttachmentView attachment={attachment} masked={masked} />
            ) : (
              <MessageText text={text} masked={masked} />
            )}
          </div>
        )}
        {type === 'nudge' && (
          <p className={styles.event}>
            {own ? (
              'You have just sent a nudge.'
            ) : (
              <>
                <bdi>{name}</bdi> has just sent a nudge.
              </>
            )}
          </p>
        )}
        {type === 'wink' && (
          <p className={styles.event}>
            {own ? 'You' : <bdi>{name}</bdi>} sent a wink:{' '}
            {wink ? (
              <>
                <span className={styles.wink}>
                  <Emoji symbol={wink.emoji} /> {wink.name}
                </span>{' '}
                <button
                  type="button"
                  className={styles.replay}
                  onClick={() => onReplay(wink, message.username)}
                >
                  Play it again
                </button>
              </>
            ) : (
              <MessageText text={text} masked={masked} />
            )}
          </p>
        )}
        {!own && (
          <button
            type="button"
            className={styles.about}
            aria-label={`Mute or report: ${name}, ${time.format(at)}`}
            onClick={() => onAbout(message)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 15V1.500q4-1.500 6 .500t5 0v7q-3 1.500-5-.500t-6 .500" />
            </svg>
          </button>
        )}
      </div>
    </div>
  );
}
