import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import { Emoji } from './Emoji';
import styles from './PageHeader.module.css';
import { accent, type Tone } from './tone';

type Props = Readonly<{
  title: string;
  emoji?: string;
  tone?: Tone;
  /** In a low window no more than a line: what comes below it is to be played with. */
  slim?: boolean;
  /** A sentence or two under the title. */
  children?: ReactNode;
}>;

/** The top of a page: the way home, its one h1 (which takes focus on arrival) and a lead. */
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
