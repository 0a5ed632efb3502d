import { catalogue } from '../../scenes/catalogue';
import { artists } from '../../src/content/artists';
import { consoles } from '../../src/content/consoles';
import type { Entry } from '../../src/content/entry';
import { films } from '../../src/content/films';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { pageHeads } from '../../src/content/pageHeads';
import { pageAt } from '../../src/content/pages';
import { siteName } from '../../src/content/site';
import { snacks } from '../../src/content/snacks';
import { toys } from '../../src/content/toys';
import { tvShows } from '../../src/content/tvShows';

/** An object in schema.org's vocabulary. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

const cards: Readonly<Record<string, readonly Entry[]>> = {
  '/toys': toys,
  '/gaming': consoles,
  '/tech': gadgets,
  '/tv-shows': tvShows,
  '/music': artists,
  '/movies': films,
  '/snacks': snacks,
  '/old-web': oldWebSites,
};

/**
 * The structured data of a page. It states only what a visitor sees on the page too.
 * @param origin of the site
 * @returns an empty list for an address without a page
 */
export function structuredData(path: string, origin: string): Thing[] {
  const page = pageAt(path);
  const head = pageHeads[path];
  if (!page || !head) return [];
  const url = `${origin}${path}`;
  const shared = { inLanguage: 'en-GB', isAccessibleForFree: true };
  const things: Thing[] = [];

  if (path === '/') {
    things.push({
      '@type': 'WebSite',
      name: siteName,
      url,
      description: head.description,
      ...shared,
    });
  } else {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: page.label, item: url },
      ],
    });
  }
  const entries = cards[path];
  if (entries) {
    things.push({
      '@type': 'ItemList',
      name: head.title,
      numberOfItems: entries.length,
      itemListElement: entries.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${url}#${id}`,
      })),
    });
  }
  if (path === '/quiz') {
    things.push({
      '@type': 'Quiz',
      name: head.title,
      url,
      description: head.description,
      ...shared,
    });
  }
  for (const entry of catalogue) {
    if (entry.route !== path || entry.kind !== 'game') continue;
    things.push({
      '@type': 'VideoGame',
      name: entry.title,
      url,
      description: entry.blurb,
      gamePlatform: 'Web browser',
      playMode: 'SinglePlayer',
      ...shared,
    });
  }
  return things;
}

/** The element for the head with the structured data; empty if there is none. */
export function structuredDataElement(path: string, origin: string): string {
  const things = structuredData(path, origin);
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // A name must not be able to close the element.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
