import { keywords, service } from '../../content/online/service';
import { type PageInfo, pages } from '../../content/pages';

/** The target of a keyword. */
export type KeywordTarget = Readonly<
  { kind: 'page'; page: PageInfo } | { kind: 'mail' } | { kind: 'lobby' }
>;

/** Keywords ignore case, spaces and punctuation. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The target of a keyword; undefined for any other text. */
export function findKeyword(text: string): KeywordTarget | undefined {
  const word = folded(text.replace(/^\s*keyword\s*:/i, ''));
  if (word === '') return undefined;
  if (['mail', 'inbox', 'post', folded(service.short)].includes(word)) return { kind: 'mail' };
  if (['lobby', 'mainlobby', 'people'].includes(word)) return { kind: 'lobby' };
  const path = Object.hasOwn(keywords, word) ? keywords[word] : undefined;
  const page = pages.find(
    (candidate) =>
      candidate.path === path ||
      folded(candidate.label) === word ||
      (candidate.path !== '/' && folded(candidate.path) === word),
  );
  return page && { kind: 'page', page };
}
