import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Disposable,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { leaveUnheard } from './unheard';
import { leaveUnpainted } from './unpainted';

/** Calls a function whenever a method of an object is called. */
function watch(owner: object, method: string, tell: () => void): void {
  const called: (...given: unknown[]) => unknown = Reflect.get(owner, method);
  const told = new Proxy(called, {
    apply(target, self, given) {
      tell();
      return Reflect.apply(target, self, given);
    },
  });
  Reflect.set(owner, method, told);
}

/** Removes a context's fake clock. Playwright does so itself, but offers no public method. */
async function uninstallClock(context: BrowserContext): Promise<void> {
  const { toImpl } = Reflect.get(context, '_connection');
  await toImpl(context).clock.uninstall({ race: (promise: Promise<unknown>) => promise });
}

/** A tab that its worker keeps, with everything that the current test has set in it. */
class Tab {
  readonly page: Page;
  readonly #brought: Disposable[] = [];
  /** What the test has set, by the method that set it, and how to undo it. */
  readonly #set = new Map<string, () => Promise<void>>();

  constructor(page: Page) {
    this.page = page;
    const context = page.context();
    const owners: Pick<Page, 'addInitScript'>[] = [page, context];
    for (const owner of owners) {
      const addInitScript = owner.addInitScript.bind(owner);
      owner.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
        const disposable = await addInitScript(...script);
        this.#brought.push(disposable);
        return disposable;
      };
    }
    const takeBack = (owner: object, method: string, back: () => Promise<void>) =>
      watch(owner, method, () => this.#set.set(method, back));
    takeBack(page, 'route', () => page.unrouteAll());
    for (const method of ['install', 'setFixedTime', 'setSystemTime']) {
      watch(page.clock, method, () => this.#set.set('clock', () => uninstallClock(context)));
    }
    takeBack(page, 'emulateMedia', () =>
      page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null }),
    );
    takeBack(context, 'setOffline', () => context.setOffline(false));
    takeBack(context, 'grantPermissions', () => context.clearPermissions());
  }

  /** Empties the HTTP cache. In Chromium only. */
  async emptyCache(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  }

  /** Undoes what the test has set. False if the test has closed the page. */
  async restore(): Promise<boolean> {
    const { page } = this;
    if (page.isClosed()) return false;
    for (const event of ['console', 'pageerror', 'request', 'response'] as const) {
      page.removeAllListeners(event);
    }
    for (const other of page.context().pages()) if (other !== page) await other.close();
    for (const each of this.#brought.splice(0)) await each.dispose();
    const set = [...this.#set.values()];
    for (const back of set) await back();
    this.#set.clear();
    // On a plain page, so that no page of the site writes to the storage again.
    await page.goto('/robots.txt');
    await Promise.all([
      page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
      page.mouse.move(0, 0),
    ]);
    return true;
  }
}

/** Gives a page a size, unless it has it: that takes a frame even if nothing changes. */
async function resize(page: Page, size: ViewportSize | null | undefined): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!size || (size.width === width && size.height === height)) return;
  await page.setViewportSize(size);
}

async function openTab(
  browser: Browser,
  painted: boolean,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  await leaveUnheard(context);
  if (!painted) await leaveUnpainted(context);
  return context.newPage();
}

/**
 * Tabs of several visitors at once, each in a browser of its own, which are reused: `visit` hands
 * one out, `leave` takes all of them back.
 */
export class Visitors {
  readonly #spare: Tab[] = [];
  readonly #out: Tab[] = [];

  async visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const tab = this.#spare.pop() ?? new Tab(await openTab(browser, false, options));
    this.#out.push(tab);
    await resize(tab.page, options.viewport);
    return tab.page;
  }

  async leave(): Promise<void> {
    const left = this.#out.splice(0).map(async (tab) => {
      if (await tab.restore()) this.#spare.push(tab);
      else await tab.page.context().close();
    });
    await Promise.all(left);
  }
}

/**
 * The base of every test, also of those without a page: a worker is reused only for tests with the
 * same fixtures, and starts a new browser for others.
 */
export const plain = base.extend<object, { tabs: Map<string, Tab> }>({
  tabs: [
    async ({ browser }, provide) => {
      await provide(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A test in a new browser without stored data. It is not painted unless it looks at a picture. */
export const fresh = plain.extend<{ painted: boolean }>({
  painted: [false, { option: true }],
  context: async ({ context, painted }, provide) => {
    await leaveUnheard(context);
    if (!painted) await leaveUnpainted(context);
    await provide(context);
  },
});

/**
 * A test whose page is a tab that its worker reuses for the next test, as a visitor does: a warm
 * page costs half the processor time of the first page in a new browser. What a test sets (scripts,
 * routes, storage, media, a clock) is undone after it. A `firstVisit` has an empty cache.
 */
export const test = fresh.extend<{ firstVisit: boolean }>({
  firstVisit: [false, { option: true }],
  page: async (
    {
      tabs,
      browser,
      browserName,
      viewport,
      userAgent,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      painted,
      firstVisit,
    },
    provide,
  ) => {
    if (javaScriptEnabled === false) {
      const page = await openTab(browser, painted);
      await provide(page);
      await page.context().close();
      return;
    }
    const kind = JSON.stringify([userAgent, hasTouch, isMobile, deviceScaleFactor, painted]);
    const tab = tabs.get(kind) ?? new Tab(await openTab(browser, painted));
    tabs.set(kind, tab);
    await resize(tab.page, viewport);
    // Another test's window may cover it; in Chromium every tab believes that it is in front.
    if (browserName === 'firefox') await tab.page.bringToFront();
    if (firstVisit) await tab.emptyCache();
    await provide(tab.page);
    if (await tab.restore()) return;
    tabs.delete(kind);
    await tab.page.context().close();
  },
  context: ({ page }, provide) => provide(page.context()),
});
