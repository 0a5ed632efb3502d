// @vitest-environment happy-dom
import { render, within } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogue } from '../../scenes/catalogue';
import { NavigationBar } from '../../src/app/NavigationBar';
import { routes } from '../../src/app/routes';
import { SiteFooter } from '../../src/app/SiteFooter';
import { pageHeads } from '../../src/content/pageHeads';
import { pages } from '../../src/content/pages';

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

function renderAt(component: () => ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: createElement(component) }]);
  return render(createElement(RouterProvider, { router }));
}

it('leads from Home to every landed route, one click away in the footer', () => {
  const { container } = renderAt(SiteFooter);
  const linked = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const { path } of pages) expect(linked).toContain(path);
  for (const { route } of catalogue) expect(linked).toContain(route);
});

it('lists only routes that have a page', () => {
  for (const { path } of [...pages, ...catalogue.map(({ route }) => ({ path: route }))]) {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).not.toBe('*');
  }
});

it('has the landed entries of the navigation bar in the specified order', () => {
  const { getByRole } = renderAt(NavigationBar);
  const links = within(getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const landed = new Set(pages.map((page) => page.path));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    specified.filter(([, path]) => landed.has(path ?? '')),
  );
});

it('has a head for every page and for nothing else, long enough to say something', () => {
  expect(Object.keys(pageHeads).sort()).toEqual(pages.map(({ path }) => path).sort());
  for (const [path, { title, description }] of Object.entries(pageHeads)) {
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});
