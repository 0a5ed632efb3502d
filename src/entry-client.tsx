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

/** A page that is gone to comes with its head. */
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

/** Marks the moment from which the page answers, which the budgets count up to. */
function MarkInteractive({ root, children }: { root: Element; children: ReactNode }) {
  // Before the next key can come.
  useLayoutEffect(() => reportEarlyInput(root), [root]);
  useEffect(() => {
    performance.mark('interactive');
    void replayEarlyPresses();
  }, []);
  return children;
}

/** Not awaited at the top level: pages import from the chunk that would then wait for them. */
async function start(): Promise<void> {
  await resolveLazyMatches();
  bringHeads(routes);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The development server sends no markup to take over.
  const bare = import.meta.env.DEV && !root.firstElementChild;
  if (bare) await fetchHeads();
  else provideSentHead(location.pathname.replace(/(.)\/+$/, '$1'));
  // A page that was sent may have been scrolled by now: a router that takes itself for the first to
  // show it would lead back to its top.
  const router = createBrowserRouter(routes, bare ? {} : { hydrationData: {} });
  const app = (
    <StrictMode>
      <MarkInteractive root={root}>
        <RouterProvider router={router} />
      </MarkInteractive>
    </StrictMode>
  );
  // In slices, so that a tap or a key never waits for the whole page.
  if (bare) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app));
  followPlainLinks((to) => void router.navigate(to));
  connectSettings();
  connectLook();
  connectSound();
}

void start();
