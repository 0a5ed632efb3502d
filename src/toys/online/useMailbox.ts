import { useEffect, useRef, useState } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage';
import {
  type Draft,
  deleteLetter,
  deliverReplies,
  type Folder,
  lettersIn,
  type Mailbox,
  markRead,
  parseMailbox,
  restoreLetter,
  sendLetter,
  storedMailbox,
} from './mailbox';

const key = 'online-mail';

/**
 * The visitor's mailbox, stored on this device. Use it only after hydration; a sign-on delivers the
 * answers.
 */
export function useMailbox(name: string) {
  const [mailbox, setMailbox] = useState<Mailbox>(() =>
    deliverReplies(parseMailbox(readStored(key)), Date.now()),
  );
  /** What another tab has stored is not stored again. */
  const isHeard = useRef(false);
  useEffect(() => {
    if (!isHeard.current) writeStored(key, storedMailbox(mailbox));
    isHeard.current = false;
  }, [mailbox]);
  useEffect(
    () =>
      onStoredElsewhere(key, () => {
        isHeard.current = true;
        setMailbox(parseMailbox(readStored(key)));
      }),
    [],
  );

  return {
    lettersIn: (folder: Folder) => lettersIn(mailbox, folder),
    newCount: lettersIn(mailbox, 'inbox').filter(({ isNew }) => isNew).length,
    markRead: (id: string) => setMailbox((before) => markRead(before, id)),
    remove: (id: string) => setMailbox((before) => deleteLetter(before, id)),
    putBack: (id: string) => setMailbox((before) => restoreLetter(before, id)),
    send: (draft: Draft) => setMailbox((before) => sendLetter(before, draft, name, Date.now())),
  };
}

export type UsedMailbox = ReturnType<typeof useMailbox>;
