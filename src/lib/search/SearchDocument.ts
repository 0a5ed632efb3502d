/** What kind of thing a result leads to, in the order of weight. */
export type SearchKind = 'game' | 'page' | 'card' | 'year' | 'list' | 'memory' | 'question';

/** One thing that the site's search can find. */
export type SearchDocument = Readonly<{
  kind: SearchKind;
  /** Where it is: a path of the site, with the anchor of the very card. Unique. */
  href: string;
  title: string;
  /** A few words beside the title; empty where the title says all. */
  line: string;
  emoji: string;
  /** The page it stands on. */
  place: string;
  /** More words that lead to it, which a result does not show. */
  text: string;
}>;

/** What a result shows: a document without its hidden words. */
export type SearchFind = Omit<SearchDocument, 'text'>;
