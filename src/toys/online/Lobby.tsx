import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import { Emoji } from '../../components/Emoji';
import { Tooltip } from '../../components/Tooltip';
import { lobby, lobbyEmoji, lobbyUsers, maxLine } from '../../content/online/lobby';
import styles from './Lobby.module.css';
import { LobbyLine } from './LobbyLine';
import windowStyles from './Online.module.css';
import { cutText } from './screenName';
import { Toolbar } from './Toolbar';
import { useLobby } from './useLobby';

type Props = Readonly<{
  name: string;
  audible: boolean;
  onSounds: () => void;
  onMail: () => void;
  onSignOff: () => void;
}>;

/** The unsent line. It survives a visit to the mail and a sign-off. */
const unsent = { text: '' };

/** The Main Lobby: eight invented regulars, four lurkers, and a line to write in. */
export function Lobby({ name, audible, onSounds, onMail, onSignOff }: Props) {
  const [text, setText] = useState(() => unsent.text);
  const [countsLurkers, setCountsLurkers] = useState(false);
  const { lines, people, say } = useLobby(name, () => {
    if (audible) play('message');
  });
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  /** Whether the end is in view: a reader who has scrolled back stays there. */
  const followed = useRef(true);
  const id = useId();

  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    unsent.text = text;
  }, [text]);
  useLayoutEffect(() => {
    if (lines.length > 0 && followed.current)
      log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    followed.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    field.current?.focus();
    if (line === '') return;
    followed.current = true;
    say(line);
    setText('');
  };

  const insert = (symbol: string) => {
    const input = field.current;
    const start = input?.selectionStart ?? text.length;
    const next = text.slice(0, start) + symbol + text.slice(input?.selectionEnd ?? start);
    if (next.length > maxLine) return;
    setText(next);
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(start + symbol.length, start + symbol.length);
    });
  };

  return (
    <>
      <Toolbar
        label="Lobby"
        tools={[
          { label: 'Back to Mail', icon: 'mail', onPress: onMail },
          {
            label: 'Sounds',
            icon: audible ? 'sound' : 'silence',
            onPress: onSounds,
            pressed: audible,
          },
          { label: 'Sign Off', icon: 'off', onPress: onSignOff },
        ]}
      />
      <div className={styles.room}>
        <div className={styles.talk}>
          <div className={styles.head}>
            <h3>{lobby.name}</h3>
            <Tooltip text={lobby.lurkers}>
              <button
                type="button"
                className={styles.count}
                onClick={() => setCountsLurkers(!countsLurkers)}
              >
                {lobby.header}
              </button>
            </Tooltip>
          </div>
          <div
            ref={log}
            className={styles.log}
            role="log"
            aria-label={lobby.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
            tabIndex={0}
            onScroll={onScroll}
          >
            {lines.map((line) => (
              <LobbyLine key={line.id} line={line} own={line.user === name} />
            ))}
          </div>
          <p className={styles.who} role="status">
            {people.length > 0
              ? `What you say reaches ${people.length === 1 ? 'one real person' : `${people.length} real people`} in the messenger’s room, and is kept there.`
              : lobby.alone}
            {countsLurkers && ` ${lobby.lurkers}`}
          </p>
          <form className={styles.say} onSubmit={send}>
            <label className={styles.hidden} htmlFor={id}>
              Your message
            </label>
            <input
              ref={field}
              id={id}
              className={windowStyles.field}
              value={text}
              maxLength={maxLine}
              onChange={(event) => setText(cutText(event.target.value, maxLine))}
              placeholder="Say something…"
              autoComplete="off"
              enterKeyHint="send"
              dir="auto"
            />
            <button type="submit" className={windowStyles.push} disabled={text.trim() === ''}>
              Send
            </button>
          </form>
          <fieldset className={styles.emoji} aria-label="Emoji">
            {lobbyEmoji.map(({ symbol, name: called }) => (
              <button
                key={called}
                type="button"
                aria-label={called}
                title={called}
                onClick={() => insert(symbol)}
              >
                <Emoji symbol={symbol} />
              </button>
            ))}
          </fieldset>
        </div>
        <section className={styles.people} aria-label="People here">
          {people.length > 0 && (
            <>
              <h3 id={`${id}-real`}>
                {lobby.real} ({people.length})
              </h3>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it */}
              <ul tabIndex={0} aria-labelledby={`${id}-real`} data-real="">
                {people.map((person, index) => (
                  <li key={`${index} ${person}`}>
                    <bdi>{person}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3 id={`${id}-people`}>{people.length > 0 ? lobby.regulars : 'People here'}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it */}
          <ul tabIndex={0}>
            {[name, ...lobbyUsers].map((user, index) => (
              <li key={index === 0 ? 'self' : user} data-self={index === 0 || undefined}>
                <bdi>{user}</bdi>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
