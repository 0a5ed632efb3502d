import type { SmsDraft } from '../../services/sms';
import { Handset } from '../handset/Handset';
import { HandsetKeypad } from '../handset/HandsetKeypad';
import styles from './SmsHandset.module.css';

export type DeliveredSms = SmsDraft & Readonly<{ delivery: 'sent' | 'outbox' }>;

type Props = Readonly<{
  draft: SmsDraft;
  delivered: DeliveredSms | undefined;
  sending: boolean;
}>;

const isBlank = ({ to, message, from }: SmsDraft) => !to && !message && !from;

/** The telephone of whoever gets the text: empty, being written to, and with the message on it. */
export function SmsHandset({ draft, delivered, sending }: Props) {
  return (
    <div className={styles.place}>
      <Handset
        screen={
          <div className={styles.screen} data-handset="">
            <p className={styles.bars} aria-hidden="true">
              <span>▂▃▅▇</span>
              <span>✉</span>
              <span>▇▇▇▇</span>
            </p>
            <div role="status">
              <Message draft={draft} delivered={delivered} sending={sending} />
            </div>
          </div>
        }
        controls={
          <div className={styles.keys} aria-hidden="true">
            <span>Menu</span>
            <span>OK</span>
            <span>C</span>
          </div>
        }
        keypad={<HandsetKeypad />}
      />
    </div>
  );
}

function Message({ draft, delivered, sending }: Props) {
  if (sending) return <p className={styles.big}>Sending message…</p>;
  if (delivered && isBlank(draft)) {
    return (
      <>
        <p className={styles.big}>1 message received</p>
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
