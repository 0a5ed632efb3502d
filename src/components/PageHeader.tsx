import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import { Emoji } from './Emoji';
import styles from './PageHeader.module.css';
import { accent, type Tone } from './tone';

type Props = Readonly<{
  title: string;
  emoji?: string;
  tone?: Tone;
  /** In a low window the header takes one line, to leave room for the game or toy below. */
  slim?: boolean;
  /** A sentence or two under the title. */
  children?: ReactNode;
}>;

/** The top of a page: the link home, the page's h1 (focused on arrival) and a lead. */
export function PageHeader({ title, emoji, tone = 'yellow', slim = false, children }: Props) {
  return (
    <header
      className={slim ? `${styles.header} ${styles.slim}` : styles.header}
      style={accent(tone)}
    >
      <div className={styles.inner}>
        <BackHome />
        <div className={styles.row}>
          {emoji && <Emoji className={styles.emoji} symbol={emoji} />}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  );
}
