import { memo } from 'react';
import { EmoticonPicture } from './EmoticonPicture';
import { parseEmoticons } from './emoticons';
import { maskWords } from './maskWords';

type Props = Readonly<{ text: string; masked: boolean }>;

/** A message's text: emoticons as pictures, everything else as it was typed. */
export const MessageText = memo(function MessageText({ text, masked }: Props) {
  return parseEmoticons(masked ? maskWords(text) : text).map(({ source, emoticon }, index) =>
    emoticon ? <EmoticonPicture key={index} emoticon={emoticon} /> : source,
  );
});
