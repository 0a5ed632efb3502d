import type { ComponentProps } from 'react';
import { GameHeader } from './GameHeader';
import styles from './ToyRoom.module.css';

type Props = ComponentProps<typeof GameHeader> &
  Readonly<{
    /** The class of the page's background. */
    className?: string;
    /** The text under the title. */
    lead?: string;
  }>;

/** The page of a small toy: its own background, a slim header, and the toy on the first screen. */
export function ToyRoom({ className, lead, children, ...header }: Props) {
  return (
    <div className={className ? `${styles.page} ${className}` : styles.page}>
      <div className={styles.room}>
        <GameHeader {...header}>{lead}</GameHeader>
        {children}
      </div>
    </div>
  );
}
