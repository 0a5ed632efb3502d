/** What the assistant recognises in the text, the most specific first. */
export const reactions = ['dear', 'ending', 'list', 'long', 'capitals', 'marks', 'sorry'] as const;
export type Reaction = (typeof reactions)[number];

/** From this many words on, a sentence is very long. */
export const longSentence = 40;

const sees: Readonly<Record<Reaction, (line: string) => boolean>> = {
  dear: (line) => /^\s*dear\s+\S/i.test(line),
  ending: (line) =>
    /^\s*(yours (faithfully|sincerely|truly)|lots of love|kind regards)\b/i.test(line),
  list: (line) => /^\s*([-*•]|\d{1,2}[.)])\s+\S/.test(line),
  long: (line) =>
    line.split(/[.!?]+/).some((sentence) => sentence.trim().split(/\s+/).length > longSentence),
  capitals: (line) => /(?:\b[A-Z]{2,}\b[\s,!]*){4,}/.test(line),
  marks: (line) => /[!?]{3,}/.test(line),
  sorry: (line) => /\bsorry\b/i.test(line),
};

/**
 * The first thing in a line that was not commented on yet.
 * @param line the line that is being written
 * @param done what was commented on in this document
 */
export function reactionTo(line: string, done: ReadonlySet<Reaction>): Reaction | undefined {
  return reactions.find((one) => !done.has(one) && sees[one](line));
}
