import { useCallback, useEffect, useState } from 'react';
import { reloadIfReachable } from '../../lib/reloadIfReachable';
import type { Search } from '../../lib/search/searchSite';

export type SearchState =
  | Readonly<{ kind: 'fetching' | 'failed' }>
  | Readonly<{ kind: 'ready'; search: Search }>;

let fetched: Promise<Search> | undefined;

/** One index per visit. A failed load is not kept, so that the next try loads again. */
function fetchSearch(): Promise<Search> {
  fetched ??= import('../../toys/search/loadSearch').then(({ loadSearch }) => loadSearch());
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** The site's search, loaded on first use. */
export function useSearch(): readonly [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'fetching' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    fetchSearch().then(
      (search) => setState({ kind: 'ready', search }),
      (error: unknown) => {
        console.warn('No search index:', error);
        setState({ kind: 'failed' });
        if (attempt > 0) void reloadIfReachable();
      },
    );
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'fetching' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
