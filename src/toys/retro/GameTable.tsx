import type { ReactNode } from 'react';
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
  return (
    <div className={`${styles.table} ${className}`}>
      <MenuBar label={label} menus={menus} />
      {children}
    </div>
  );
}
