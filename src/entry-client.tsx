import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { connectSound } from './app/connectSound';
import { followPlainLinks } from './app/followPlainLinks';
import { fetchHeads, provideSentHead } from './app/heads';
import { replayEarlyPresses } from './app/replayEarlyPresses';
import { reportEarlyInput } from './app/reportEarlyInput';
import { routes } from './app/routes';
import { connectLook } from './stores/motion';
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

/** Loads a page's head together with the page on navigation. */
function bringHeads(table: RouteObject[]): void {
  for (const route of table) {
    const { lazy, children } = route;
    if (children) bringHeads(children);
    if (typeof lazy !== 'function') continue;
    route.lazy = async () => {
      const [loaded] = await Promise.all([lazy(), fetchHeads()]);
      return loaded;
    };
  }
}

/** Marks the moment at which the page is interactive, up to which the budgets count. */
function MarkInteractive({ root, children }: { root: Element; children: ReactNode }) {
  // In a layout effect: before the next key event.
  useLayoutEffect(() => reportEarlyInput(root), [root]);
  useEffect(() => {
    performance.mark('interactive');
    document.documentElement.dataset.interactive = '';
    void replayEarlyPresses();
  }, []);
  return children;
}

/** Not awaited at the top level: pages import from this chunk and would wait for it. */
async function start(): Promise<void> {
  await resolveLazyMatches();
  bringHeads(routes);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The development server sends no HTML to hydrate.
  const bare = import.meta.env.DEV && !root.firstElementChild;
  if (bare) await fetchHeads();
  else provideSentHead(location.pathname.replace(/(.)\/+$/, '$1'));
  // The prerendered page may have been scrolled already. Without hydration data the router would
  // treat this as the first navigation and scroll to the top.
  const router = createBrowserRouter(routes, bare ? {} : { hydrationData: {} });
  const app = (
    <StrictMode>
      <MarkInteractive root={root}>
        <RouterProvider router={router} />
      </MarkInteractive>
    </StrictMode>
  );
  // In a transition, so that a tap or a key never waits for the whole page.
  if (bare) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app));
  followPlainLinks((to) => void router.navigate(to));
  connectSettings();
  connectLook();
  connectSound();
}

void start();
