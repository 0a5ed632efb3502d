import type { ReactNode } from 'react';
import type { SetKey } from './keys';
import styles from './RemoteControl.module.css';

type Props = Readonly<{
  /** The text of its display: the digits keyed so far, or the page. */
  display: string;
  /** The state of its toggle buttons. */
  on: Readonly<{ reveal: boolean; hold: boolean; size: boolean; mix: boolean; plain: boolean }>;
  onKey: (key: SetKey) => void;
}>;

type KeyProps = Readonly<{
  press: SetKey;
  label: string;
  pressed?: boolean;
  onKey: (key: SetKey) => void;
  /** What is printed on the button, where that differs from its label. */
  children?: ReactNode;
}>;

function Key({ press, label, pressed, onKey, children = label }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-key={'key' in press ? press.key : undefined}
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onKey(press)}
    >
      {children}
    </button>
  );
}

const colors = [
  ['red', 'Red'],
  ['green', 'Green'],
  ['yellow', 'Yellow'],
  ['blue', 'Blue'],
] as const;

const arrows = [
  ['up', 'Up', '▲'],
  ['left', 'Left', '◀'],
  ['ok', 'OK', 'OK'],
  ['right', 'Right', '▶'],
  ['down', 'Down', '▼'],
] as const;

/** The remote control. Every button works. */
export function RemoteControl({ display, on, onKey }: Props) {
  return (
    <section className={styles.remote} aria-label="Remote control">
      <div className={styles.top}>
        <Key press={{ key: 'power' }} label="POWER" onKey={onKey} />
        <output className={styles.window} aria-label="Page number" data-display="">
          {display}
        </output>
      </div>
      <div className={styles.digits}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <Key key={digit} press={{ key: 'digit', digit }} label={String(digit)} onKey={onKey} />
        ))}
        <Key press={{ key: 'clear' }} label="C" onKey={onKey} />
        <Key press={{ key: 'digit', digit: 0 }} label="0" onKey={onKey} />
        <Key press={{ key: 'go' }} label="GO" onKey={onKey} />
      </div>
      <div className={styles.colors}>
        {colors.map(([key, label]) => (
          <Key key={key} press={{ key }} label={label} onKey={onKey}>
            <span aria-hidden="true">{label.slice(0, 1)}</span>
          </Key>
        ))}
      </div>
      <div className={styles.arrows}>
        {arrows.map(([key, label, sign]) => (
          <Key key={key} press={{ key }} label={label} onKey={onKey}>
            {sign}
          </Key>
        ))}
      </div>
      <div className={styles.functions}>
        <Key press={{ own: 'reveal' }} label="REVEAL" pressed={on.reveal} onKey={onKey} />
        <Key press={{ own: 'hold' }} label="HOLD" pressed={on.hold} onKey={onKey} />
        <Key press={{ own: 'size' }} label="SIZE" pressed={on.size} onKey={onKey} />
        <Key press={{ own: 'mix' }} label="MIX" pressed={on.mix} onKey={onKey} />
        <Key press={{ own: 'previous' }} label="SUB− previous subpage" onKey={onKey}>
          SUB−
        </Key>
        <Key press={{ own: 'next' }} label="SUB+ next subpage" onKey={onKey}>
          SUB+
        </Key>
        <Key press={{ own: 'plain' }} label="Plain text" pressed={on.plain} onKey={onKey}>
          TEXT
        </Key>
      </div>
      <p className={styles.maker} aria-hidden="true">
        NORWOOD <span>RC-1000</span>
      </p>
    </section>
  );
}
