import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Disposable,
  type Page,
} from '@playwright/test';
import { leaveUnheard } from './unheard';
import { leaveUnpainted } from './unpainted';

/** Tells whenever a method of an object is called. */
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

/** A tab that its worker keeps, with what the test of the moment has brought into it. */
class Tab {
  readonly page: Page;
  readonly #brought: Disposable[] = [];
  /** What the test has set, by the method that sets it, and what takes that back. */
  readonly #set = new Map<string, () => Promise<void>>();
  #hasClock = false;

  constructor(page: Page) {
    this.page = page;
    const context = page.context();
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
      const disposable = await addInitScript(...script);
      this.#brought.push(disposable);
      return disposable;
    };
    for (const method of ['install', 'setFixedTime', 'setSystemTime']) {
      watch(page.clock, method, () => {
        this.#hasClock = true;
      });
    }
    const takeBack = (owner: object, method: string, back: () => Promise<void>) =>
      watch(owner, method, () => this.#set.set(method, back));
    takeBack(page, 'route', () => page.unrouteAll());
    takeBack(page, 'emulateMedia', () => page.emulateMedia({ media: null, reducedMotion: null }));
    takeBack(context, 'setOffline', () => context.setOffline(false));
    takeBack(context, 'grantPermissions', () => context.clearPermissions());
  }

  /** Forgets every file that was fetched before. Chromium's alone. */
  async emptyCache(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  }

  /** Takes out what the test has brought. False for what cannot be taken out: a clock. */
  async restore(): Promise<boolean> {
    const { page } = this;
    if (this.#hasClock || page.isClosed()) return false;
    for (const event of ['console', 'pageerror', 'request', 'response'] as const) {
      page.removeAllListeners(event);
    }
    for (const other of page.context().pages()) if (other !== page) await other.close();
    for (const each of this.#brought.splice(0)) await each.dispose();
    const set = [...this.#set.values()];
    for (const back of set) await back();
    this.#set.clear();
    // Where no page of ours can write what it knows once more.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
    return true;
  }
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
 * The tabs of several visitors at once, each in a browser of their own, which come back to be handed
 * out again: `visit` hands one out, `leave` takes all of them back.
 */
export class Visitors {
  readonly #spare: Tab[] = [];
  readonly #out: Tab[] = [];

  async visit(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const tab = this.#spare.pop() ?? new Tab(await openTab(browser, false, options));
    this.#out.push(tab);
    if (options.viewport) await tab.page.setViewportSize(options.viewport);
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
 * What every test begins with, those without a page too: a worker goes on only to tests that know
 * of the same fixtures as itself, and starts a browser anew for others.
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

/** A test in a browser that is new to everything, unpainted unless it looks at a picture. */
export const fresh = plain.extend<{ painted: boolean }>({
  painted: [false, { option: true }],
  context: async ({ context, painted }, provide) => {
    await leaveUnheard(context);
    if (!painted) await leaveUnpainted(context);
    await provide(context);
  },
});

/**
 * A test whose page is a tab that its worker keeps from one test to the next, as a visitor keeps
 * one: a warm page costs half the processor time of the first in a new browser. What a test brings
 * in (scripts, routes, storage, media) is taken out after it; a tab that was given a clock is not
 * kept. A `firstVisit` comes with an empty cache, so that what only that shows is seen.
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
    if (viewport) await tab.page.setViewportSize(viewport);
    // Another test's window may lie over it; Chromium's tabs all take themselves for the front one.
    if (browserName === 'firefox') await tab.page.bringToFront();
    if (firstVisit) await tab.emptyCache();
    await provide(tab.page);
    if (await tab.restore()) return;
    tabs.delete(kind);
    await tab.page.context().close();
  },
  context: ({ page }, provide) => provide(page.context()),
});
