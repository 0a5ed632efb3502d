import type { ChatStatus } from '../../services/chat/Chat';
import styles from './ConversationWindow.module.css';

const lines: Readonly<Record<Exclude<ChatStatus, 'online'>, string>> = {
  connecting: 'Connecting…',
  offline: 'The connection is lost. It will be restored automatically.',
};

function typing(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} is typing a message…`;
  if (names.length === 2) return `${names[0]} and ${names[1]} are typing…`;
  return `${names.length} people are typing…`;
}

type Props = Readonly<{ status: ChatStatus; typists: readonly string[] }>;

/** The line under the conversation: the state of the connection, or who is typing. */
export function StatusLine({ status, typists }: Props) {
  return (
    <div className={styles.status} data-status={status}>
      <p role="status" data-connection="">
        {status === 'online' ? '' : lines[status]}
      </p>
      <p data-typing="" dir="auto">
        {status === 'online' && typists.length > 0 && (
          <>
            <span aria-hidden="true">✎ </span>
            {typing(typists)}
          </>
        )}
      </p>
    </div>
  );
}
