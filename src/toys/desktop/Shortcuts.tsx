import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { doubleClickMs } from './boot';
import styles from './chrome.module.css';

export type Shortcut = Readonly<{
  id: string;
  label: string;
  icon: ReactNode;
  open: () => void;
  /** Of what can be thrown away. */
  onDelete?: () => void;
}>;

/** Icons on the desktop: two clicks within 300 ms open one, as Enter does; arrows go between them. */
export function Shortcuts({ shortcuts }: Readonly<{ shortcuts: readonly Shortcut[] }>) {
  const clicked = useRef<{ id: string; at: number }>(undefined);
  const list = useRef<HTMLUListElement>(null);

  const click = (event: MouseEvent<HTMLButtonElement>, { id, open }: Shortcut) => {
    event.currentTarget.focus();
    const before = clicked.current;
    clicked.current = { id, at: event.timeStamp };
    // Enter, and what works a button without a pointer, clicks without a count.
    const second = before?.id === id && event.timeStamp - before.at <= doubleClickMs;
    if (event.detail !== 0 && !second) return;
    clicked.current = undefined;
    open();
  };
  const go = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[steps[event.key]];
    if (!(event.key in steps)) return;
    event.preventDefault();
    next?.focus();
  };

  return (
    <ul ref={list} className={styles.icons} aria-label="Desktop icons" onKeyDown={go}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          <button
            type="button"
            className={styles.shortcut}
            aria-description="Double-click or press Enter to open"
            onClick={(event) => click(event, shortcut)}
            onKeyDown={(event) => event.key === 'Delete' && shortcut.onDelete?.()}
          >
            {shortcut.icon}
            <span>{shortcut.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
