import { type ReactNode, useRef } from 'react';
import { moveAmongIcons, useOpeningClick } from './iconEvents';
import styles from './Shortcuts.module.css';

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
  const opens = useOpeningClick();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      className={styles.icons}
      aria-label="Desktop icons"
      onKeyDown={(event) => {
        if (list.current && moveAmongIcons(list.current, event.key)) event.preventDefault();
      }}
    >
      {shortcuts.map(({ id, label, icon, open, onDelete }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.shortcut}
            aria-description="Double-click or press Enter to open"
            onClick={(event) => {
              event.currentTarget.focus();
              if (opens(event, id)) open();
            }}
            onKeyDown={(event) => event.key === 'Delete' && onDelete?.()}
          >
            {icon}
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
