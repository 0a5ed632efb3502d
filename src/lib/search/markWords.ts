import { foldWord, splitWords } from './searchOptions';

/** A piece of a text, and whether it is a word that matched the query. */
export type MarkedPiece = Readonly<{ text: string; marked: boolean }>;

/**
 * Cuts a text into pieces whose texts joined are the text again.
 * @param met folded words
 */
export function markWords(text: string, met: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  let next = 0;
  for (const word of splitWords(text)) {
    // Search from the end of the previous word: "art" is also inside "party".
    const start = text.indexOf(word, next);
    next = start + word.length;
    const folded = foldWord(word);
    if (folded === null || !met.has(folded)) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), marked: false });
    end = next;
    pieces.push({ text: word, marked: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
