import { expect, type Page } from '@playwright/test';

/** What a page complained about while it was open. */
export type Complaints = Readonly<{ messages: string[] }>;

/** Collects warnings, errors, uncaught exceptions and policy violations from now on. */
export async function listenForComplaints(page: Page): Promise<Complaints> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    // The simulated graphics card's own, when the processor paints what WebGL drew.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    // Tests run without the worker, but for its own: one that keeps files would serve another test.
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

/** Waits, in the page and not from outside, which would cost it a frame for each look. */
async function settle(page: Page, isStanding: boolean): Promise<void> {
  await page.evaluate(async (toTheEnd) => {
    await new Promise<void>((resolve) => {
      // What had been marked before the observer began is handed over first.
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('interactive').length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'mark', buffered: true });
    });
    // A browser passes no key on before a page's first frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!toTheEnd) return;
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, isStanding);
}

/** Waits until the page answers to its visitor. */
export function untilInteractive(page: Page): Promise<void> {
  return settle(page, false);
}

/** Ends every entrance at once: what still moves can slip from under a press. */
export async function finishEntrances(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Waits until a page stands: interactive, fonts in place, entrances over. */
export function untilStanding(page: Page): Promise<void> {
  return settle(page, true);
}

/** Opens a page and waits until it stands. */
export async function openPage(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path);
  // What the tab has seen before, and what has not changed since, is answered with 304.
  expect(status === 200 ? [200, 304] : [status]).toContain(response?.status());
  await untilStanding(page);
}
