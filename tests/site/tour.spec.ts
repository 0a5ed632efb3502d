import { type CDPSession, expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { listenForComplaints, openPage } from './openPage';
import { test } from './tab';

/** What a document holds, after a garbage collection. */
type Counts = Readonly<{
  /** In bytes. */
  heap: number;
  /** Event listeners, and elements with and without a document. */
  listeners: number;
  nodes: number;
  /** Nodes of Web Audio, and workers. */
  audioNodes: number;
  workers: number;
  /** Sockets, audio contexts and WebGL contexts that are open. */
  open: Readonly<Record<string, number>>;
}>;

/** Makes the page count its sockets, audio contexts and WebGL contexts. */
async function countContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: Record<string, WeakRef<object>[]> = {};
    const note = (kind: string, one: object) => {
      all[kind] ??= [];
      all[kind].push(new WeakRef(one));
    };
    for (const name of ['WebSocket', 'AudioContext'] as const) {
      const native: new (...given: unknown[]) => object = Reflect.get(window, name) as never;
      Reflect.set(
        window,
        name,
        new Proxy(native, {
          construct(target, given, self: typeof native) {
            const one = Reflect.construct(target, given, self);
            note(name, one);
            return one;
          },
        }),
      );
    }
    const getContext: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
    Reflect.set(
      HTMLCanvasElement.prototype,
      'getContext',
      function (this: unknown, ...given: unknown[]) {
        const one = Reflect.apply(getContext as () => object | null, this, given);
        if (one && String(given[0]).startsWith('webgl')) note('WebGL', one);
        return one;
      },
    );
    const isOpen = (one: object | undefined): boolean => {
      if (one instanceof WebSocket) return one.readyState < WebSocket.CLOSING;
      if (one instanceof AudioContext) return one.state !== 'closed';
      return one !== undefined && !(one as WebGLRenderingContext).isContextLost();
    };
    Reflect.set(window, 'openContexts', () =>
      Object.fromEntries(
        Object.entries(all).map(([kind, made]) => [
          kind,
          new Set(made.map((one) => one.deref()).filter(isOpen)).size,
        ]),
      ),
    );
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
    nodes: of('Nodes'),
    audioNodes: of('AudioHandlers'),
    workers: of('WorkerGlobalScopes'),
    open: await page.evaluate(() => {
      const read: () => Record<string, number> = Reflect.get(window, 'openContexts');
      return read();
    }),
  };
}

/** Each of the two shared bursts of noise keeps the two nodes of its last sound until its next one. */
const burstNodes = 4;

const drawn = (page: Page) => expect(page.locator('[data-game-host] canvas').first()).toBeVisible();

/** What a visitor does on the pages that open a context, a socket, a worker or a sound. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // Its moving picture comes late. A tour that left before would load it on the next.
  '/': (page) => expect(page.locator('main canvas')).toHaveCount(1),
  '/music': (page) => page.getByRole('button', { name: 'Play', exact: true }).first().click(),
  '/messenger': (page) => expect(page.locator('[data-status="online"]')).toBeVisible(),
  '/theme-park': drawn,
  async '/snake'(page) {
    await drawn(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-run]')).toBeVisible();
  },
  async '/arcadeboy'(page) {
    const power = page.getByRole('switch', { name: 'Power' });
    await power.click();
    await expect(power).toBeChecked();
  },
  async '/win95-desktop'(page) {
    await page.getByRole('button', { name: /^(?:Skip|Start)$/ }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  },
};

/** The last page of a tour, where things are counted: it has no parts that come late. */
const last = '/run';

/** Goes to every page by its link in the footer, within one document. */
async function tour(page: Page): Promise<void> {
  const paths = pages.map(({ path }) => path).filter((path) => path !== last);
  for (const path of [...paths, last]) {
    await page.evaluate((to) => {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click();
    }, path);
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await visits[path]?.(page);
  }
}

test('two tours of all pages in one document leave nothing behind', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  await countContexts(page);
  await page.addInitScript(() =>
    sessionStorage.setItem('messenger', JSON.stringify({ version: 1, name: 'Ann' })),
  );
  await openPage(page, '/');
  // Before a gesture nothing makes a sound.
  await page.keyboard.press('Shift');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first tour loads every script and fills the caches that live as long as the document.
  await tour(page);
  const first = await count(page, session);
  await tour(page);
  expect(Object.keys(first.open).sort()).toEqual(['AudioContext', 'WebGL', 'WebSocket']);
  const allowed: Counts = {
    ...first,
    heap: first.heap + 5_000_000,
    nodes: first.nodes + 50,
    audioNodes: first.audioNodes + burstNodes,
  };
  const tooMany = (now: Counts) =>
    (['heap', 'listeners', 'nodes', 'audioNodes', 'workers'] as const)
      .filter((what) => now[what] > allowed[what])
      .map((what) => `${what}: ${now[what]}, not ${allowed[what]}`);
  // The audio thread and the last page free some things a little later.
  await expect
    .poll(async () => tooMany(await count(page, session)), { timeout: 60_000 })
    .toEqual([]);
  expect((await count(page, session)).open).toEqual(first.open);
  expect(complaints.messages).toEqual([]);
});
