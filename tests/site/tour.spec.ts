import { type CDPSession, expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { listenForComplaints, openPage } from './openPage';
import { test } from './tab';

type Counts = Readonly<{ heap: number; listeners: number; left: unknown }>;

/** Counts what pages might leave behind: pictures' contexts, audio, sockets, and workers. */
async function countMakings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Record<string, Set<WeakRef<object>>> = {};
    const keep = (kind: string, made: object) => {
      kept[kind] ??= new Set();
      kept[kind].add(new WeakRef(made));
    };
    for (const name of ['Worker', 'WebSocket', 'AudioContext'] as const) {
      Reflect.set(
        window,
        name,
        new Proxy(Reflect.get(window, name) as new () => object, {
          construct(target, given, self) {
            const made = Reflect.construct(target, given, self) as object;
            keep(name, made);
            return made;
          },
        }),
      );
    }
    const end = Worker.prototype.terminate;
    const ended = new WeakSet<object>();
    Worker.prototype.terminate = function terminate() {
      ended.add(this);
      end.call(this);
    };
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function get(
      this: HTMLCanvasElement,
      ...given: never
    ) {
      const made = Reflect.apply(getContext, this, given) as object | null;
      if (made && String(given[0]).startsWith('webgl')) keep('WebGL', made);
      return made;
    } as typeof getContext;
    const isOpen = (made: object): boolean => {
      if (made instanceof WebSocket) return made.readyState < WebSocket.CLOSING;
      if (made instanceof AudioContext) return made.state !== 'closed';
      if (made instanceof Worker) return !ended.has(made);
      if ('isContextLost' in made) return !(made as WebGLRenderingContext).isContextLost();
      return true;
    };
    Object.assign(window, {
      leftOpen: () =>
        Object.fromEntries(
          Object.entries(kept).map(([kind, all]) => [
            kind,
            [...all].filter((one) => {
              const made = one.deref();
              return made !== undefined && isOpen(made);
            }).length,
          ]),
        ),
    });
  });
}

async function count(page: Page, session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    left: await page.evaluate(() => (window as unknown as { leftOpen: () => unknown }).leftOpen()),
  };
}

/** Goes to every page by its link in the remote, without a new document, and back Home. */
async function tour(page: Page): Promise<void> {
  for (const { path } of [...pages.filter((one) => one.path !== '/'), { path: '/' }]) {
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`);
      link?.click();
    }, path);
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
    const picture = page.locator('[data-game-host] canvas');
    if (path === '/snake' || path === '/theme-park') await expect(picture.first()).toBeVisible();
    await expect(page.locator('main h1').first()).toBeAttached();
  }
}

test('two tours of all pages in one document leave nothing behind', async ({ page }) => {
  test.setTimeout(240_000);
  const complaints = await listenForComplaints(page);
  await countMakings(page);
  await openPage(page, '/');
  // From a gesture on, sound may be made.
  await page.keyboard.press('Shift');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first tour loads every script and fills the caches that live as long as the document.
  await tour(page);
  const first = await count(page, session);
  await tour(page);
  const second = await count(page, session);
  console.log(first, second);
  expect(second.heap - first.heap).toBeLessThan(5_000_000);
  expect(second.listeners).toBeLessThanOrEqual(first.listeners);
  expect(second.left).toEqual(first.left);
  expect(complaints.messages).toEqual([]);
});
