import { type Browser, test as base, type Page } from '@playwright/test';
import { withoutDrawing } from './withoutDrawing';

type Tab = {
  page?: Page;
  /** Debian's Firefox cannot be told to wish for less motion. */
  readonly emulatesMedia: boolean;
};

async function openTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await withoutDrawing(page);
  return page;
}

/**
 * A test whose page is a tab that its worker keeps from one test to the next, as a visitor keeps
 * one: a warm page costs half the processor time of the first in a new browser. For tests that only
 * read, press and type; what else a test brings in (scripts, routes, clocks) would stay. The phone
 * comes with an empty cache each time, so that what only a first visit shows is seen too. None of
 * these look at a game's picture.
 */
export const test = base.extend<{ page: Page; firstVisit: boolean }, { tab: Tab }>({
  firstVisit: [false, { option: true }],
  tab: [
    async ({ browserName }, provide) => {
      const tab: Tab = { emulatesMedia: browserName === 'chromium' };
      await provide(tab);
      await tab.page?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, browser, viewport, javaScriptEnabled, firstVisit }, provide) => {
    if (javaScriptEnabled === false || firstVisit) {
      const page = await openTab(browser);
      await provide(page);
      await page.close();
      return;
    }
    const page = tab.page ?? (await openTab(browser));
    tab.page = page;
    if (viewport) await page.setViewportSize(viewport);
    await provide(page);
    for (const event of ['console', 'pageerror', 'request'] as const) {
      page.removeAllListeners(event);
    }
    // Where no page of ours can write what it knows once more.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
    if (tab.emulatesMedia) await page.emulateMedia({ reducedMotion: null });
  },
});
