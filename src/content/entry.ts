/** First and last year, both included, in which a thing belongs. */
export type Span = readonly [from: number, to: number];

/** What every card of the site has, whatever its subject. */
export interface Entry {
  /** A lower-case slug, unique within its kind and never changed once published. */
  readonly id: string;
  readonly name: string;
  /** At most sixty characters for a list, true of every year of the span. */
  readonly line: string;
  /** Two or three sentences. */
  readonly description: string;
  readonly emoji: string;
  readonly span: Span;
}
