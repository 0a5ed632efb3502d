/** The kind of thing that a result leads to, ordered by weight. */
export type SearchKind = 'game' | 'page' | 'card' | 'year' | 'list' | 'memory' | 'question';

/** One thing that the site's search can find. */
export type SearchDocument = Readonly<{
  kind: SearchKind;
  /** The path on the site, with the anchor of the card. Unique. */
  href: string;
  title: string;
  /** A few words beside the title; may be empty. */
  line: string;
  /** Empty for a card: its object is shown. */
  emoji: string;
  /** The page it stands on. */
  place: string;
  /** More searchable words, which the result does not show. */
  text: string;
}>;

/** What a result shows: a document without its hidden words. */
export type SearchFind = Omit<SearchDocument, 'text'>;
