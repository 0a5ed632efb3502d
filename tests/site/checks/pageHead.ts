import { expect, type Page } from '@playwright/test';
import { pageHeads } from '../../../src/content/pageHeads';
import { siteName } from '../../../src/content/site';

type Head = Readonly<Record<string, string[]>>;

/**
 * The contents of every named element of the head, by name, and the number of such elements in the
 * body.
 */
function readHead(page: Page): Promise<{ head: Head; strays: number }> {
  return page.evaluate(() => {
    const head: Record<string, string[]> = { title: [] };
    for (const title of document.querySelectorAll('title')) {
      if (!title.closest('svg')) head.title?.push(title.textContent);
    }
    for (const element of document.querySelectorAll('meta[name], meta[property], link[rel]')) {
      const name =
        element.getAttribute('name') ??
        element.getAttribute('property') ??
        element.getAttribute('rel');
      if (name === null || name === 'stylesheet' || name === 'modulepreload') continue;
      head[name] = [
        ...(head[name] ?? []),
        element.getAttribute('content') ?? element.getAttribute('href') ?? '',
      ];
    }
    const strays = document.querySelectorAll('body title, body meta, body link[rel=canonical]');
    return { head, strays: strays.length };
  });
}

/** Checks that the head describes the page at a path as its content does, each thing once. */
export async function expectHeadOf(page: Page, path: string, origin: string): Promise<void> {
  const info = pageHeads[path];
  const title = `${info?.title} | ${siteName}`;
  let { head, strays } = await readHead(page);
  if (head.title?.[0] !== title) {
    // The page is on its way.
    await expect(page).toHaveTitle(title);
    ({ head, strays } = await readHead(page));
  }
  expect(head).toMatchObject({
    title: [title],
    description: [info?.description],
    canonical: [`${origin}${path}`],
    'og:title': [title],
    'og:description': [info?.description],
    'og:url': [`${origin}${path}`],
    'og:type': ['website'],
    'og:site_name': [siteName],
    'twitter:card': [info?.shareImage ? 'summary_large_image' : 'summary'],
  });
  const repeated = Object.entries(head).filter(
    ([name, values]) => values.length > 1 && !['preload', 'icon'].includes(name),
  );
  expect(repeated).toEqual([]);
  expect(strays).toBe(0);
}
