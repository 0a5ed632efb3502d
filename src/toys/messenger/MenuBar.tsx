import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import type { Actions } from './Extra';
import styles from './MenuBar.module.css';
import { FileItems, GameItems } from './MenuItems';

type Props = Actions &
  Readonly<{
    masked: boolean;
    isPrivate: boolean;
    onMask: (masked: boolean) => void;
    onSave: () => void;
    onCopy: () => void;
    onWrite: () => void;
    onNudge: () => void;
    onLeaveRoom: () => void;
    onSignOut: () => void;
  }>;

function Menu({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <Disclosure button={name} panelLabel={name} buttonClass={styles.word} panelClass={styles.menu}>
      {children}
    </Disclosure>
  );
}

/** The menus of the conversation. */
export function MenuBar(props: Props) {
  const { masked, isPrivate, onMask, onExtra, onGame } = props;
  return (
    <div className={styles.bar} data-menu="">
      <Menu name="File">
        <button type="button" onClick={props.onSave}>
          Save conversation as text
        </button>
        {isPrivate && (
          <button type="button" onClick={props.onLeaveRoom}>
            Back to the open room
          </button>
        )}
        <button type="button" onClick={props.onSignOut}>
          Sign out
        </button>
      </Menu>
      <Menu name="Edit">
        <button type="button" onClick={props.onCopy}>
          Copy the conversation
        </button>
        <button type="button" onClick={props.onWrite}>
          Go to my message
        </button>
      </Menu>
      <Menu name="Actions">
        <button type="button" onClick={() => onExtra('invite')}>
          Invite a friend…
        </button>
        <button type="button" onClick={props.onNudge}>
          Send a nudge
        </button>
        <FileItems onExtra={onExtra} />
        <GameItems onGame={onGame} />
      </Menu>
      <Menu name="Tools">
        <button type="button" aria-pressed={masked} onClick={() => onMask(!masked)}>
          <span aria-hidden="true" className={styles.tick}>
            {masked ? '✓' : ''}
          </span>
          Star out rude words
        </button>
      </Menu>
      <Menu name="Help">
        <button type="button" onClick={() => onExtra('help')}>
          How this works
        </button>
        <button type="button" onClick={() => onExtra('webcam')}>
          Where is my webcam?
        </button>
      </Menu>
    </div>
  );
}
