import { type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ControlSpec } from '../../scenes/kit/Game';
import {
  bindings,
  type KeysByControl,
  keysOf,
  rebind,
  resetBindings,
  restoreBindings,
} from '../stores/bindings';
import styles from './hosts.module.css';
import { keyName } from './keyName';

type Props = Readonly<{
  game: Readonly<{ id: string }>;
  controls: readonly ControlSpec[];
  className?: string;
}>;

/** A game's controls with their keys; pressing a button and then a key changes one. */
export function KeyBindings({ game, controls, className }: Props) {
  const state = useStore(bindings);
  const [waiting, setWaiting] = useState<string>();
  const [said, setSaid] = useState('');
  /** The keys that a reset has replaced, until they are brought back or a key is chosen. */
  const [replaced, setReplaced] = useState<KeysByControl>();
  const reset = useRef<HTMLButtonElement>(null);
  // A place on the picture has no key.
  const pressed = controls.filter(({ point }) => point === undefined);
  const keys = keysOf(state, game.id, controls);

  const take = (event: KeyboardEvent, control: string, label: string): void => {
    // The focus moves on, which ends the waiting.
    if (event.code === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    setWaiting(undefined);
    const refusal = event.code === 'Escape' ? '' : rebind(game.id, controls, control, event.code);
    if (refusal === undefined) setReplaced(undefined);
    setSaid(refusal ?? `${label} is now on ${keyName(event.code)}.`);
  };

  return (
    <div className={className}>
      <ul className={styles.bindings}>
        {pressed.map(({ id, label }) => (
          <li key={id}>
            <span>{label}</span>
            <button
              type="button"
              className={styles.action}
              aria-label={`${label}: ${keys[id].map(keyName).join(' or ') || 'no key'}. Change`}
              onClick={() => setWaiting(id)}
              onBlur={() => setWaiting(undefined)}
              onKeyDownCapture={(event) => {
                if (waiting === id) take(event, id, label);
              }}
            >
              {waiting === id ? 'Press a key…' : keys[id].map(keyName).join(' / ') || '–'}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <button
        ref={reset}
        type="button"
        className={styles.action}
        onClick={() => {
          // A second press must not replace the keys that the first one has set aside.
          setReplaced(resetBindings(game.id) ?? replaced);
          setSaid('All keys are back to their defaults.');
        }}
      >
        Reset keys
      </button>
      {replaced && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            restoreBindings(game.id, replaced);
            setReplaced(undefined);
            setSaid('Your keys are back.');
            reset.current?.focus();
          }}
        >
          Bring back my keys
        </button>
      )}
    </div>
  );
}
