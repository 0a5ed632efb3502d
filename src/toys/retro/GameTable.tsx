import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GameTable.module.css';
import { MenuBar, type MenuSpec } from './MenuBar';

type Props = Readonly<{
  /** The game's name, for its menu bar. */
  label: string;
  menus: readonly MenuSpec[];
  /** What is played on, then the foot, then what may lie over both. */
  children: ReactNode;
  className?: string;
}>;

/** A game in its window: menus, what is played on, and a foot with buttons and words. */
export function GameTable({ label, menus, children, className = '' }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // A button that goes away when it is pressed leaves the focus to the game: nobody hears a blur.
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
