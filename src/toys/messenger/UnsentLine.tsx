import { winkOf } from '../../content/winks';
import { attachmentIn, describeAttachment } from './attachments';
import type { Unsent } from './conversation';
import styles from './MessageList.module.css';
import { MessageText } from './MessageText';

type Props = Readonly<{
  unsent: Unsent;
  masked: boolean;
  onRetry: (unsent: Unsent) => void;
  onDiscard: (key: string) => void;
}>;

/** A message on its way, or one that did not arrive, with its actions. */
export function UnsentLine({ unsent, masked, onRetry, onDiscard }: Props) {
  const { key, message, type, refusal } = unsent;
  const attachment = type === 'text' ? attachmentIn(message) : undefined;
  return (
    <div className={styles.unsent} data-unsent={refusal ? 'refused' : 'sending'}>
      <p className={styles.text} dir="auto">
        {attachment && describeAttachment(attachment)}
        {type === 'text' && !attachment && <MessageText text={message} masked={masked} />}
        {type === 'nudge' && 'A nudge'}
        {type === 'wink' && `A wink: ${winkOf(message)?.name ?? message}`}
      </p>
      {refusal ? (
        <div className={styles.refusal}>
          <p>
            <b>⚠ Not sent.</b> {refusal}
          </p>
          <button type="button" onClick={() => onRetry(unsent)}>
            Retry
          </button>
          <button type="button" onClick={() => onDiscard(key)}>
            Discard
          </button>
        </div>
      ) : (
        <p className={styles.sending}>Sending…</p>
      )}
    </div>
  );
}
