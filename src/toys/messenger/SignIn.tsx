import { type FormEvent, useId, useState } from 'react';
import { embeddedKey } from '../../content/embeddedKey';
import { maxName } from '../../services/chat/ChatMessage';
import { warmUpChat } from '../../services/chat/chatClient';
import styles from './SignIn.module.css';
import { TinCans } from './TinCans';
import { TitleBar } from './TitleBar';
import windowStyles from './Window.module.css';

type Props = Readonly<{
  /** A link to a private room has brought the visitor. */
  invited: boolean;
  onSubmit: (name: string) => void;
}>;

/** Asks for a name, and nothing else. */
export function SignIn({ invited, onSubmit }: Props) {
  const [name, setName] = useState('');
  const id = useId();
  const trimmed = name.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed) onSubmit(trimmed);
  };

  return (
    <section
      className={`${windowStyles.window} ${styles.small}`}
      aria-label="Messenger, signed out"
    >
      <TitleBar title="Tin Can Messenger" />
      <form className={styles.form} onSubmit={submit}>
        <TinCans className={styles.cans} />
        <p className={styles.name}>
          Tin Can <b>Messenger</b>
        </p>
        <label htmlFor={id}>Sign-in name</label>
        <input
          id={id}
          name="name"
          value={name}
          onChange={(event) => setName(event.target.value.slice(0, maxName))}
          onFocus={() => void warmUpChat(embeddedKey)}
          maxLength={maxName}
          placeholder="sk8r_gurl_88@90skid.example"
          aria-describedby={`${id}-hint`}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <p id={`${id}-hint`} className={styles.hint}>
          Any name will do, up to 30 characters. No password, no e-mail.
        </p>
        <button type="submit" className={windowStyles.push} disabled={!trimmed}>
          Sign In
        </button>
      </form>
      <p className={styles.foot}>
        {invited
          ? 'A friend has invited you to a private room. Sign in, and you are there.'
          : 'One open room for everybody. Never tell it where you live, or your mum’s PIN.'}
      </p>
    </section>
  );
}
