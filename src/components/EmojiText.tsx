import { emojiPattern } from '../lib/emoji';
import { Emoji } from './Emoji';

const separator = new RegExp(`(${emojiPattern})`, 'u');

/** A text whose emoji are drawn from our own set, with text alternatives. */
export function EmojiText({ children }: Readonly<{ children: string }>) {
  return children
    .split(separator)
    .map((part, index) =>
      index % 2 === 1 ? <Emoji key={index} symbol={part} label={part} /> : part,
    );
}
