import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { play } from '../../audio/synth';
import { LetterForm } from './LetterForm';
import { LetterWindow } from './LetterWindow';
import styles from './Mail.module.css';
import { MailList } from './MailList';
import { type Draft, type Folder, type Letter, replyTo } from './mailbox';
import { Toolbar } from './Toolbar';
import type { UsedMailbox } from './useMailbox';

type Props = Readonly<{
  name: string;
  mailbox: UsedMailbox;
  audible: boolean;
  onSounds: () => void;
  onSay: (sentence: string) => void;
  /** Called when a letter to oneself has arrived. */
  onArrival: () => void;
  onLobby: () => void;
  onSignOff: () => void;
}>;

type Open = Readonly<
  { kind: 'letter'; id: string } | { kind: 'form'; answers: string; draft: Draft }
>;

const blank: Draft = { to: '', subject: '', body: '' };
/**
 * Unsent drafts by the id of the letter that they answer; '' for a new one. They outlive this
 * component, so that the lobby or a sign-off loses nothing.
 */
const drafts = new Map<string, Draft>();
const folders: readonly (readonly [Folder, string])[] = [
  ['inbox', 'Inbox'],
  ['sent', 'Sent'],
  ['deleted', 'Deleted'],
];

/** The mailbox: its folders, the open letter, and the form for writing. */
export function MailRoom(props: Props) {
  const { name, mailbox, onSay } = props;
  const [folder, setFolder] = useState<Folder>('inbox');
  const [selected, setSelected] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const list = useRef<HTMLDivElement>(null);
  const letters = mailbox.lettersIn(folder);
  const current = letters.find(({ id }) => id === selected) ?? letters[0];
  const shown = open?.kind === 'letter' ? letters.find(({ id }) => id === open.id) : undefined;

  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const toList = () => {
    // The list can take focus only once it is uncovered.
    flushSync(() => setOpen(undefined));
    list.current?.focus();
  };

  const read = (letter: Letter) => {
    setSelected(letter.id);
    setOpen({ kind: 'letter', id: letter.id });
    mailbox.markRead(letter.id);
  };

  const remove = () => {
    const at = letters.indexOf(current);
    const back = folder === 'deleted';
    if (back) mailbox.putBack(current.id);
    else mailbox.remove(current.id);
    setSelected((letters[at + 1] ?? letters[at - 1])?.id);
    onSay(`${back ? 'Put back' : 'Deleted'}: ${current.subject}`);
    toList();
  };

  const write = (answers: string, fresh: Draft) =>
    setOpen({ kind: 'form', answers, draft: drafts.get(answers) ?? fresh });

  const send = (answers: string, draft: Draft) => {
    const before = mailbox.newCount;
    mailbox.send(draft);
    drafts.delete(answers);
    play('door');
    onSay(`Sent. A pigeon has left for ${draft.to.trim()}.`);
    if (draft.to.trim().toLowerCase() === name.toLowerCase()) {
      props.onArrival();
      onSay(`You have post from yourself. ${before + 1} new.`);
    }
    toList();
  };

  return (
    <>
      <Toolbar
        label="Mail"
        tools={[
          { label: 'Read', icon: 'read', onPress: () => read(current), disabled: !current },
          {
            label: 'Write',
            icon: 'write',
            onPress: () => write('', blank),
          },
          {
            label: 'Reply',
            icon: 'reply',
            onPress: () => write(current.id, replyTo(current)),
            disabled: !current || folder === 'sent',
          },
          folder === 'deleted'
            ? { label: 'Put Back', icon: 'back', onPress: remove, disabled: !current }
            : { label: 'Delete', icon: 'bin', onPress: remove, disabled: !current },
          { label: 'Go to Chat Room', icon: 'chat', onPress: props.onLobby },
          {
            label: 'Sounds',
            icon: props.audible ? 'sound' : 'silence',
            onPress: props.onSounds,
            pressed: props.audible,
          },
          { label: 'Sign Off', icon: 'off', onPress: props.onSignOff },
        ]}
      />
      <div className={styles.room} data-open={open !== undefined || undefined}>
        <div className={styles.box}>
          <div className={styles.folders}>
            {folders.map(([id, label]) => (
              <button
                key={id}
                type="button"
                aria-pressed={folder === id}
                onClick={() => {
                  setFolder(id);
                  setOpen(undefined);
                }}
              >
                {label}
              </button>
            ))}
            <p>
              {mailbox.newCount > 0 ? `${mailbox.newCount} new` : 'nothing new'}, {letters.length}{' '}
              here
            </p>
          </div>
          <MailList
            ref={list}
            letters={letters}
            label={folders.find(([id]) => id === folder)?.[1] ?? ''}
            towards={folder === 'sent'}
            current={current}
            onSelect={(letter) => setSelected(letter.id)}
            onOpen={read}
            onDelete={remove}
          />
        </div>
        {shown && <LetterWindow key={shown.id} letter={shown} onClose={toList} />}
        {open?.kind === 'form' && (
          <LetterForm
            key={open.answers}
            draft={open.draft}
            isReply={open.answers !== ''}
            name={name}
            onChange={(draft) => drafts.set(open.answers, draft)}
            onSend={(draft) => send(open.answers, draft)}
            onClose={toList}
          />
        )}
      </div>
    </>
  );
}
