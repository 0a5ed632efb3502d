import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink';
import { Emoji } from './Emoji';
import styles from './GameHeader.module.css';

type Props = Readonly<{
  title: string;
  /** The heading's id, which labels the host. */
  id: string;
  emoji: string;
  /** The back link's target and text. */
  back?: Readonly<{ to: string; label: string }>;
  /** A sentence that is shown if there is room beside the game. */
  children?: ReactNode;
}>;

const home = { to: '/', label: 'Back Home' };

/** The header of a game's page: slim, so that the game fits on the first screen. */
export function GameHeader({ title, id, emoji, back = home, children }: Props) {
  return (
    <header className={styles.header}>
      <ButtonLink to={back.to} tone="cyan" className={styles.back}>
        <span aria-hidden="true">←</span> {back.label}
      </ButtonLink>
      <h1 id={id} tabIndex={-1} className={styles.title}>
        <Emoji className={styles.emoji} symbol={emoji} /> {title}
      </h1>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
