import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './MenuBar.module.css';
import { type MenuItems, MenuList } from './MenuList';

export type MenuSpec = Readonly<{ label: string; items: MenuItems }>;

/** A program's menu bar. Menus open on press; arrow keys move within and between them. */
export function MenuBar({ label, menus }: Readonly<{ label: string; menus: readonly MenuSpec[] }>) {
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(-1);
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (open < 0) return;
    bar.current?.querySelector<HTMLElement>('[role="menu"] button:enabled')?.focus();
    const away = (event: Event): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(-1);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const titleAt = (index: number) =>
    bar.current?.querySelectorAll<HTMLElement>('[data-menu-title]')[index];
  const close = () => {
    setOpen(-1);
    titleAt(open)?.focus();
  };
  const beside = (step: number) => {
    const next = (at + step + menus.length) % menus.length;
    setAt(next);
    if (open >= 0) setOpen(next);
    else titleAt(next)?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const items = [
      ...(bar.current?.querySelectorAll<HTMLElement>('[role="menu"] button:enabled') ?? []),
    ];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      ArrowDown: () => (open < 0 ? setOpen(at) : items[(place + 1) % items.length]?.focus()),
      ArrowUp: () => (open < 0 ? setOpen(at) : items.at(place - 1)?.focus()),
      Home: open < 0 ? undefined : () => items[0]?.focus(),
      End: open < 0 ? undefined : () => items.at(-1)?.focus(),
      Escape: open < 0 ? undefined : close,
    };
    const act = acts[event.key];
    if (event.key === 'Tab' && open >= 0) setOpen(-1);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div
      ref={bar}
      role="menubar"
      aria-label={label}
      tabIndex={-1}
      className={styles.bar}
      onKeyDown={keys}
    >
      {menus.map((menu, index) => (
        <div key={menu.label} role="none" className={styles.place}>
          <button
            type="button"
            role="menuitem"
            data-menu-title=""
            className={styles.title}
            tabIndex={index === at ? 0 : -1}
            aria-haspopup="menu"
            aria-expanded={open === index}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.preventDefault();
              setAt(index);
              setOpen(open === index ? -1 : index);
            }}
            onPointerEnter={() => {
              if (open < 0 || open === index) return;
              setAt(index);
              setOpen(index);
            }}
            onClick={(event) => {
              if (event.detail === 0) setOpen(open === index ? -1 : index);
            }}
          >
            {menu.label}
          </button>
          {open === index && (
            <div role="menu" aria-label={menu.label} className={styles.menu}>
              <MenuList items={menu.items} classes={styles} indented onChosen={close} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
