import type { Search } from '../../lib/search/searchSite';

/**
 * Fetches everything that a visitor can search for, and indexes it.
 * @throws when a part cannot be fetched
 */
export async function loadSearch(): Promise<Search> {
  const [{ openSearch }, { default: built }, { contentDocuments }] = await Promise.all([
    import('../../lib/search/searchSite'),
    import('virtual:search-documents'),
    import('./contentDocuments'),
  ]);
  return openSearch([...built, ...(await contentDocuments())]);
}
