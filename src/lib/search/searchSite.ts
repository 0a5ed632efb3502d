import MiniSearch from 'minisearch';
import { type MarkedPiece, markWords } from './markWords';
import type { SearchDocument, SearchFind } from './SearchDocument';
import { searchOptions } from './searchOptions';

export type SearchResult = SearchFind &
  Readonly<{
    /** The document's words that matched the query, folded. */
    met: ReadonlySet<string>;
    /** The title, cut at the words that matched the query. */
    pieces: readonly MarkedPiece[];
  }>;

/** Searches for a typed text. Returns at most `limit` results, best first. */
export type Search = (query: string, limit?: number) => SearchResult[];

/** Indexes documents, a few at a time, so that the page stays responsive. */
export async function openSearch(documents: readonly SearchDocument[]): Promise<Search> {
  const engine = new MiniSearch<SearchDocument>(searchOptions);
  await engine.addAllAsync(documents, { chunkSize: 40 });
  return (query, limit = 30) => {
    let found = engine.search(query);
    // No document has all the words: rank by how many it has.
    if (found.length === 0) found = engine.search(query, { combineWith: 'OR' });
    return found.slice(0, limit).map(({ terms, ...stored }) => {
      const met = new Set(terms);
      return {
        kind: stored.kind,
        href: stored.href,
        title: stored.title,
        line: stored.line,
        emoji: stored.emoji,
        place: stored.place,
        met,
        pieces: markWords(stored.title, met),
      };
    });
  };
}
