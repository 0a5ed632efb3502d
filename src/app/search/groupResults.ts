import type { SearchResult } from '../../lib/search/searchSite';

export type ResultGroup = Readonly<{
  place: string;
  /** How many results stand in the groups before. */
  start: number;
  results: readonly SearchResult[];
}>;

/** Results by the page they stand on. The page of the best result comes first. */
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
