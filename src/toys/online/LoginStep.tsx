import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { service } from '../../content/online/service';
import { Dove } from './Dove';
import styles from './Login.module.css';
import windowStyles from './Online.module.css';
import { readPreferences } from './preferences';
import { ServiceWindow } from './ServiceWindow';
import { maxScreenName, parseScreenName, screenNameInput } from './screenName';

type Props = Readonly<{ onSignOn: (name: string) => void; onBack: () => void }>;

/**
 * Asks for a screen name, and nothing else. It appears after a press, never in the prerendered
 * page.
 */
export function LoginStep({ onSignOn, onBack }: Props) {
  const [text, setText] = useState(() => readPreferences().name);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = parseScreenName(text);

  useEffect(() => field.current?.select(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name) onSignOn(name);
  };

  return (
    <ServiceWindow
      title="Sign On"
      label={`${service.name}, sign on`}
      className={windowStyles.small}
    >
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.sky} aria-hidden="true">
          <Dove className={styles.dove} />
          <p className={styles.brand}>{service.short}</p>
        </div>
        <div className={styles.fields}>
          <label htmlFor={id}>Screen Name</label>
          <input
            ref={field}
            id={id}
            className={windowStyles.field}
            value={text}
            onChange={(event) => setText(screenNameInput(event.target.value))}
            maxLength={maxScreenName}
            aria-describedby={`${id}-hint`}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="CoolDude1984"
            required
          />
          <p id={`${id}-hint`} className={styles.hint}>
            Up to {maxScreenName} characters, and not your real one. No password: pigeons know a
            face.
          </p>
          <p className={styles.line}>
            <span>Number</span> 020 7946 0199 (local rate)
          </p>
          <p className={styles.line}>
            <span>Modem</span> Whistler 33.6, behind the fish tank
          </p>
          <p className={styles.buttons}>
            <button type="submit" className={windowStyles.push} disabled={!name}>
              Sign On
            </button>
            <button type="button" className={windowStyles.push} onClick={onBack}>
              Back
            </button>
          </p>
        </div>
      </form>
      <p className={windowStyles.status}>Version {service.version}</p>
    </ServiceWindow>
  );
}
