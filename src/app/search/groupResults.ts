import type { SearchResult } from '../../lib/search/searchSite';

export type ResultGroup = Readonly<{
  place: string;
  /** The number of results in the groups before this one. */
  start: number;
  results: readonly SearchResult[];
}>;

/** Groups results by page. The page of the best result comes first. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.place);
    if (group) group.push(result);
    else groups.set(result.place, [result]);
  }
  let end = 0;
  return [...groups].map(([place, grouped]) => {
    const start = end;
    end += grouped.length;
    return { place, start, results: grouped };
  });
}
