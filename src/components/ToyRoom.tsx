import type { ComponentProps } from 'react';
import { GameHeader } from './GameHeader';
import styles from './ToyRoom.module.css';

type Props = ComponentProps<typeof GameHeader> &
  Readonly<{
    /** Of the ground that the room stands on. */
    className?: string;
    /** What is said under the title. */
    lead?: string;
  }>;

/** The page of a small toy: a ground of its own, a slim head, and the toy on the first screen. */
export function ToyRoom({ className, lead, children, ...header }: Props) {
  return (
    <div className={className}>
      <div className={styles.room}>
        <GameHeader {...header}>{lead}</GameHeader>
        {children}
      </div>
    </div>
  );
}
