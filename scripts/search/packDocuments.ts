import type { SearchDocument } from '../../src/lib/search/SearchDocument';
import { foldWord, splitWords } from '../../src/lib/search/searchOptions';
import { searchDocuments } from './searchDocuments';

/**
 * What the site's search is made of in the browser, as JSON text. The hidden words stand folded and
 * once each. An index made here would be half as large again, and its making takes a moment there.
 */
export async function packDocuments(): Promise<string> {
  const documents = await searchDocuments();
  return JSON.stringify(
    documents.map((document): SearchDocument => ({ ...document, text: distinct(document.text) })),
  );
}

function distinct(text: string): string {
  const words = splitWords(text).map(foldWord);
  return [...new Set(words.filter((word) => word !== null))].join(' ');
}
