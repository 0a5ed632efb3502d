import MiniSearch from 'minisearch';
import type { SearchDocument, SearchFind } from './SearchDocument';
import { searchOptions } from './searchOptions';

export type SearchResult = SearchFind &
  Readonly<{
    /** Folded words of the document that the query met. */
    met: ReadonlySet<string>;
  }>;

/** Finds things for what somebody has typed. Best first, at most `limit` of them. */
export type Search = (query: string, limit?: number) => SearchResult[];

/** Makes a search of the documents that the build wrote, a few at a time: the page goes on answering. */
export async function openSearch(documents: readonly SearchDocument[]): Promise<Search> {
  const engine = new MiniSearch<SearchDocument>(searchOptions);
  await engine.addAllAsync(documents, { chunkSize: 40 });
  return (query, limit = 30) => {
    let found = engine.search(query);
    // Nothing has all the words: what has most of them comes first.
    if (found.length === 0) found = engine.search(query, { combineWith: 'OR' });
    return found.slice(0, limit).map(({ terms, ...stored }) => ({
      kind: stored.kind,
      href: stored.href,
      title: stored.title,
      line: stored.line,
      emoji: stored.emoji,
      place: stored.place,
      met: new Set(terms),
    }));
  };
}
