import builtDocuments from 'virtual:search-documents';
import { openSearch, type Search } from '../../lib/search/searchSite';
import { contentDocuments } from './contentDocuments';

/**
 * Indexes everything that can be searched. Import this script on first use: it has the index.
 * @throws when the questions cannot be fetched
 */
export async function loadSearch(): Promise<Search> {
  return openSearch([...builtDocuments, ...(await contentDocuments())]);
}
