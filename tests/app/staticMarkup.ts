import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * The HTML of a part of the page on a route of its own.
 * @param thrown in that route, which then shows the part in its place
 */
export function staticMarkup(Component: ComponentType, thrown?: unknown): string {
  const route = { id: 'only', path: '*', element: createElement(Component) };
  const router =
    thrown === undefined
      ? createMemoryRouter([route])
      : createMemoryRouter([{ ...route, ErrorBoundary: Component }], {
          hydrationData: { errors: { only: thrown }, loaderData: {} },
        });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
