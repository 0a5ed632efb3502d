import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes';
import { connectMotion } from './stores/motion';
import { connectSettings } from './stores/settings';

/** Loads the current route's module before hydration, so that nothing flashes. */
async function resolveLazyMatches(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

await resolveLazyMatches();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
// The development server sends no markup to take over.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
connectSettings();
connectMotion();
