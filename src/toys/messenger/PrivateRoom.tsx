import { useEffect, useState } from 'react';
import { embeddedKey } from '../../content/embeddedKey';
import { findRoom, type RoomOutcome, roomGone } from '../../services/chat/rooms';
import { ConversationWindow } from './ConversationWindow';
import styles from './SignIn.module.css';
import { TitleBar } from './TitleBar';
import windowStyles from './Window.module.css';

export { ConversationWindow };

type Props = Readonly<{
  name: string;
  roomKey: string;
  onRoom: (key: string | undefined) => void;
  onSignOut: () => void;
}>;

/** The room that a link leads to, or a sentence about why it cannot be entered. */
export function PrivateRoom({ name, roomKey, onRoom, onSignOut }: Props) {
  const [found, setFound] = useState<RoomOutcome>();
  const [tries, setTries] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another try looks again
  useEffect(() => {
    let isShown = true;
    void findRoom(embeddedKey, roomKey).then((outcome) => isShown && setFound(outcome));
    return () => {
      isShown = false;
    };
  }, [roomKey, tries]);

  if (found && 'room' in found) {
    return (
      <ConversationWindow name={name} room={found.room} onRoom={onRoom} onSignOut={onSignOut} />
    );
  }
  return (
    <section
      className={`${windowStyles.window} ${styles.small}`}
      aria-label="Messenger, private room"
      aria-busy={!found}
    >
      <TitleBar title="Private room" />
      <div className={styles.form}>
        <p role="status">{found ? found.refusal : 'Looking for the room…'}</p>
        {found && found.refusal !== roomGone && (
          <button
            type="button"
            className={windowStyles.push}
            onClick={() => {
              setFound(undefined);
              setTries(tries + 1);
            }}
          >
            Try again
          </button>
        )}
        <button type="button" className={windowStyles.quiet} onClick={() => onRoom(undefined)}>
          Go to the open room
        </button>
      </div>
    </section>
  );
}
