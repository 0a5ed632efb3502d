import type { CSSProperties, ReactNode } from 'react';
import styles from './Card.module.css';
import { Emoji } from './Emoji';
import { accent, type Tone } from './tone';

type Props = Readonly<{
  title: string;
  /** The level of its heading in the page's outline. */
  level?: 2 | 3 | 4;
  emoji?: string;
  /** A short line above the title: year, era, channel. */
  label?: ReactNode;
  tone?: Tone;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
}>;

/** A card: name, picture and a few words. Pages style it in their own way. */
export function Card({ title, level = 3, emoji, label, tone, children, className, style }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={className ? `${styles.card} ${className}` : styles.card}
      style={tone ? { ...accent(tone), ...style } : style}
    >
      <header className={styles.header}>
        {emoji && <Emoji className={styles.emoji} symbol={emoji} />}
        <div>
          {label && <p className={styles.label}>{label}</p>}
          <Heading className={styles.title}>{title}</Heading>
        </div>
      </header>
      {children && <div className={styles.body}>{children}</div>}
    </article>
  );
}
