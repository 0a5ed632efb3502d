import type { PageHeadInfo } from '../content/pageHeads';
import { pageAt } from '../content/pages';
import { siteName } from '../content/site';

type Heads = Readonly<Record<string, PageHeadInfo>>;

let heads: Heads = {};

/** Stores heads by path. */
export function provideHeads(more: Heads): void {
  heads = { ...heads, ...more };
}

/** A page's head; undefined for an address without a page. */
export function headAt(path: string): PageHeadInfo | undefined {
  return heads[path];
}

/** Loads the heads of all pages. */
export async function fetchHeads(): Promise<void> {
  provideHeads((await import('../content/pageHeads')).pageHeads);
}

/** Reads the head of the served page from its HTML, so that it need not wait for the others. */
export function provideSentHead(path: string): void {
  if (!pageAt(path)) return;
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
      ?.content ?? '';
  const image = read('og:image');
  provideHeads({
    [path]: {
      title: document.title.slice(0, -` | ${siteName}`.length),
      description: read('description'),
      ...(image && {
        shareImage: { path: new URL(image).pathname, alt: read('og:image:alt') },
      }),
    },
  });
}
