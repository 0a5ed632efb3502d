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
  /** The years in which a year's dive shows it. */
  readonly span: Span;
  /**
   * The year in which it came to Britain. By default the first year of the span; null where it is older
   * than that, or where the year is not on record.
   */
  readonly arrived?: number | null;
  /** The year in which it was last made, shown or sold here, or took another name. */
  readonly left?: number;
  /** The page of the site where a visitor can use the thing, and the words of the link to it. */
  readonly toy?: Readonly<{ path: string; label: string }>;
}
