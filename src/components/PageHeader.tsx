import type { ReactNode } from 'react';
import { BackHome } from './BackHome';
import { Emoji } from './Emoji';
import styles from './PageHeader.module.css';
import { accent, type Tone } from './tone';

type Props = Readonly<{
  title: string;
  emoji?: string;
  tone?: Tone;
  /** A sentence or two under the title. */
  children?: ReactNode;
}>;

/** The top of a page: the way home, its one h1 (which takes focus on arrival) and a lead. */
export function PageHeader({ title, emoji, tone = 'yellow', children }: Props) {
  return (
    <header className={styles.header} style={accent(tone)}>
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
