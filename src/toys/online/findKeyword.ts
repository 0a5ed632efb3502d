import { keywords, service } from '../../content/online/service';
import { type PageInfo, pages } from '../../content/pages';

/** What a keyword leads to. */
export type KeywordTarget = Readonly<
  { kind: 'page'; page: PageInfo } | { kind: 'mail' } | { kind: 'lobby' }
>;

/** Capitals, spaces and signs do not make another keyword. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a keyword leads to; undefined where it is none, whatever was typed. */
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
