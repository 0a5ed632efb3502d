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

/** Waits until the page answers to its visitor. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
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
export async function untilStanding(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Opens a page and waits until it stands. */
export async function openPage(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path);
  // What the tab has seen before, and what has not changed since, is answered with 304.
  expect(status === 200 ? [200, 304] : [status]).toContain(response?.status());
  await untilStanding(page);
}
