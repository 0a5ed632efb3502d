import { emojiFile } from '../lib/emoji';
import { pictureOf } from '../lib/objectPicture';
import styles from './Emoji.module.css';

type Props = Readonly<{
  /** Exactly one emoji, or the address of a card, whose object is shown then. */
  symbol: string;
  /** The text alternative. Without one the emoji is decorative. */
  label?: string;
  /**
   * Loads the image only near the viewport and at low priority, so that the page's scripts load
   * first.
   */
  lazy?: boolean;
  className?: string;
}>;

/** An emoji from our own set, as large as the surrounding text. */
export function Emoji({ symbol, label = '', lazy, className }: Props) {
  return (
    <img
      className={className ? `${styles.emoji} ${className}` : styles.emoji}
      src={symbol.startsWith('/') ? pictureOf(symbol) : `/emoji/all.svg#${emojiFile(symbol)}`}
      alt={label}
      width={32}
      height={32}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? 'low' : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
