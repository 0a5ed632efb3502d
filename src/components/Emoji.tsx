import { emojiFile } from '../lib/emoji';
import styles from './Emoji.module.css';

type Props = Readonly<{
  /** Exactly one emoji. */
  symbol: string;
  /** What it says; without one it is decoration beside a text that says the same. */
  label?: string;
  className?: string;
}>;

/** An emoji that looks the same everywhere, as large as the text around it. */
export function Emoji({ symbol, label = '', className }: Props) {
  return (
    <img
      className={className ? `${styles.emoji} ${className}` : styles.emoji}
      src={`/emoji/${emojiFile(symbol)}.svg`}
      alt={label}
      width={32}
      height={32}
      decoding="async"
      draggable={false}
    />
  );
}
