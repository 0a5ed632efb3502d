import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * Renders a component on a route of its own to HTML.
 * @param thrown an error thrown in that route, for which the component is shown
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
