import { expect, type Page } from '@playwright/test';

/** The errors and warnings of a page while it was open. */
export type Complaints = Readonly<{ messages: string[] }>;

/** Collects warnings, errors, uncaught exceptions and policy violations from now on. */
export async function listenForComplaints(page: Page): Promise<Complaints> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    // A warning of the simulated graphics card, when the processor paints what WebGL drew.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    // Tests run without the service worker, except for its own tests: its cache would serve another
    // test.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} refused ${event.blockedURI}`);
    });
  });
  return { messages };
}

/** Waits inside the page: polling from outside would cost it a frame each time. */
async function settle(page: Page, isStanding: boolean): Promise<void> {
  await page.evaluate(async (toTheEnd) => {
    await new Promise<void>((resolve) => {
      // Marks that were set before the observer began are delivered first.
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('interactive').length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'mark', buffered: true });
    });
    // A browser passes on no keys before a page's first frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!toTheEnd) return;
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, isStanding);
}

/** Waits until the page is interactive. */
export function untilInteractive(page: Page): Promise<void> {
  return settle(page, false);
}

/** Finishes every entrance animation: an element that still moves can slip from under a press. */
export async function finishEntrances(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Waits until a page is interactive, its fonts have loaded and its entrances are over. */
export function untilStanding(page: Page): Promise<void> {
  return settle(page, true);
}

/** Opens a page and waits until it is ready as in `untilStanding`. */
export async function openPage(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path);
  // A file that the tab has cached, and that has not changed, is answered with 304.
  expect(status === 200 ? [200, 304] : [status]).toContain(response?.status());
  await untilStanding(page);
}

/** Waits until a game has drawn its first picture. */
export async function untilGameDrawn(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toBeVisible();
  // Before its first frame a game's canvas is in a transparent element.
  await expect(page.locator('[style*="opacity: 0"] canvas')).toHaveCount(0);
}
