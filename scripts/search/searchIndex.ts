import MiniSearch from 'minisearch';
import { searchOptions } from '../../src/lib/search/searchOptions';
import { searchDocuments } from './searchDocuments';

/** The site's search index, as JSON text. */
export async function searchIndex(): Promise<string> {
  const engine = new MiniSearch(searchOptions);
  engine.addAll(await searchDocuments());
  return JSON.stringify(engine);
}
