import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogue } from '../../scenes/catalogue';
import { NavigationBar } from '../../src/app/NavigationBar';
import { routes } from '../../src/app/routes';
import { SiteFooter } from '../../src/app/SiteFooter';
import { pageHeads } from '../../src/content/pageHeads';
import { pages } from '../../src/content/pages';
import { staticMarkup } from './staticMarkup';

const specified = [
  ['Home', '/'],
  ['Toys', '/toys'],
  ['Gaming', '/gaming'],
  ['Tech', '/tech'],
  ['TV Shows', '/tv-shows'],
  ['Music', '/music'],
  ['Movies', '/movies'],
  ['Snacks', '/snacks'],
  ['Old Web', '/old-web'],
  ['Quiz', '/quiz'],
];

/** Text and address of every link in the HTML. */
function linksIn(html: string): readonly (readonly [text: string, href: string])[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner]) => [
    inner.replaceAll(/<[^>]*>/g, ''),
    href,
  ]);
}

it('the footer links to every page and every game', () => {
  const linked = linksIn(staticMarkup(SiteFooter)).map(([, href]) => href);
  for (const { path } of pages) expect(linked).toContain(path);
  for (const { route } of catalogue) expect(linked).toContain(route);
});

it('every listed path has a route', () => {
  for (const { path } of [...pages, ...catalogue.map(({ route }) => ({ path: route }))]) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe('*');
  }
});

it('the navigation bar has the specified entries in order, and the album', () => {
  const [, bar = ''] =
    /<nav [^>]*aria-label="Main"[^>]*>(.*?)<\/nav>/.exec(staticMarkup(NavigationBar)) ?? [];
  const landed = new Set(pages.map((page) => page.path));
  const links = [...linksIn(bar)];
  // The album comes after the entries that the specification lists.
  expect(links.pop()).toEqual(['Album', '/#album']);
  expect(links).toEqual(specified.filter(([, path]) => landed.has(path ?? '')));
});

it('every page has a title and a description of 70 to 160 characters', () => {
  expect(Object.keys(pageHeads).sort()).toEqual(pages.map(({ path }) => path).sort());
  for (const [path, { title, description }] of Object.entries(pageHeads)) {
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});
