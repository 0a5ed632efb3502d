import { useEffect, useRef } from 'react';
import type { App } from './apps';
import menus from './menu.module.css';
import { moveInMenu } from './moveInMenu';
import styles from './WindowMenu.module.css';

type Item = Readonly<{ label: string; off?: boolean; act: () => void }>;

type Props = Readonly<{
  app: App;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly Item[];
  focusWindow: () => void;
}>;

/** The menu of a window's icon. It does by keyboard what a pointer does to the window. */
export function WindowMenu({ app, title, open, onOpenChange, items, focusWindow }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    const away = (event: Event): void => {
      if (!(event.target instanceof Node)) return;
      if (menu.current?.contains(event.target) || button.current?.contains(event.target)) return;
      onOpenChange(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open, onOpenChange]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={`${title} window menu`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {app.icon}
      </button>
      {open && (
        <div
          ref={menu}
          role="menu"
          aria-label={`${title} window`}
          tabIndex={-1}
          className={menus.menu}
          style={{
            top: 'calc(var(--title-height) + 3px)',
            left: 3,
            zIndex: 3,
            maxHeight: 'calc(100% - var(--title-height) - 6px)',
            overflowY: 'auto',
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape' || event.key === 'Tab') {
              onOpenChange(false);
              button.current?.focus();
              event.preventDefault();
            } else if (moveInMenu(event.currentTarget, event.key)) {
              event.preventDefault();
            }
          }}
        >
          {items.map(({ label, off, act }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={menus.item}
              disabled={off}
              onClick={() => {
                onOpenChange(false);
                focusWindow();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
