import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GameTable.module.css';
import { MenuBar, type MenuSpec } from './MenuBar';

type Props = Readonly<{
  /** The game's name, which labels its menu bar. */
  label: string;
  menus: readonly MenuSpec[];
  /** The playing area, then the foot, then what may lie over both. */
  children: ReactNode;
  className?: string;
}>;

/** A game in its window: menus, the playing area, and a foot with buttons and text. */
export function GameTable({ label, menus, children, className = '' }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // When a focused button is removed, the browser fires no blur event. The game takes its focus.
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('[data-game-stage] [tabindex="0"]')?.focus();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where in it the focus is
    <div
      ref={table}
      className={`${styles.table} ${className}`}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <MenuBar label={label} menus={menus} />
      {children}
    </div>
  );
}
