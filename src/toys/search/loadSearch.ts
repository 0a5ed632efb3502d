import type { Search } from '../../lib/search/searchSite';

/**
 * Loads everything that can be searched, and indexes it.
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
