import { openRemote } from '../../components/openRemote';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { SmsDraft } from '../../services/sms';
import { Handset } from '../handset/Handset';
import { HandsetKeypad } from '../handset/HandsetKeypad';
import styles from './SmsHandset.module.css';

export type DeliveredSms = SmsDraft & Readonly<{ delivery: 'sent' | 'outbox' }>;

type Props = Readonly<{
  draft: SmsDraft;
  delivered: DeliveredSms | undefined;
  sending: boolean;
  /** Whether the keys type capitals. */
  capitals: boolean;
  onKey: (key: string) => void;
  onErase: () => void;
}>;

/** Accessible names of keys whose symbol cannot be read aloud. */
const meanings: Readonly<Record<string, string>> = {
  '*': 'symbols',
  0: 'space',
  '#': 'capitals on or off',
};

const isBlank = ({ to, message, from }: SmsDraft) => !to && !message && !from;

/**
 * The phone beside the form. Its keys type into the message, and its screen shows what happens to
 * it.
 */
export function SmsHandset({ draft, delivered, sending, capitals, onKey, onErase }: Props) {
  return (
    <div className={styles.place}>
      <Handset
        screen={
          <div className={styles.screen} data-handset="">
            <p className={styles.bars} aria-hidden="true">
              <span>▂▃▅▇</span>
              <span>{capitals ? 'ABC' : 'abc'}</span>
              <span>▇▇▇▇</span>
            </p>
            <div role="status">
              <Message draft={draft} delivered={delivered} sending={sending} />
            </div>
          </div>
        }
        controls={
          <div className={styles.keys}>
            <button type="button" onClick={openRemote}>
              Menu<VisuallyHidden>, other pages</VisuallyHidden>
            </button>
            <button type="button" disabled={sending} onClick={onErase}>
              C<VisuallyHidden>, rub out the last character</VisuallyHidden>
            </button>
          </div>
        }
        keypad={
          <HandsetKeypad
            renderKey={(digit, face, className) => (
              <button
                key={digit}
                type="button"
                className={className}
                disabled={sending}
                onClick={() => onKey(digit)}
              >
                {face}
                <VisuallyHidden>{meanings[digit] && `, ${meanings[digit]}`}</VisuallyHidden>
              </button>
            )}
          />
        }
      />
    </div>
  );
}

function Message({ draft, delivered, sending }: Pick<Props, 'draft' | 'delivered' | 'sending'>) {
  if (sending) return <p className={styles.big}>Sending message…</p>;
  if (delivered && isBlank(draft)) {
    return (
      <>
        <p className={styles.big}>
          {delivered.delivery === 'outbox' ? 'Message saved' : 'Message sent'}
        </p>
        <p className={styles.from}>From: {delivered.from}</p>
        <p className={styles.text}>{delivered.message}</p>
        <p className={styles.foot}>
          {delivered.delivery === 'outbox' ? 'Kept in the outbox' : 'Delivered to the network'}
        </p>
      </>
    );
  }
  if (isBlank(draft)) return <p className={styles.big}>No new messages</p>;
  return (
    <>
      <p className={styles.from} aria-hidden="true">
        To: {draft.to || '…'}
      </p>
      <p className={styles.text} aria-hidden="true">
        {draft.message}
        <span className={styles.caret}>▌</span>
      </p>
    </>
  );
}
