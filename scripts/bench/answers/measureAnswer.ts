import type { Browser, CDPSession, Page } from 'playwright';

/** A slow phone line: bits per second are given in bytes here, latency in ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 1_440_000 / 8,
};
/** The processor runs at a quarter of its speed. */
const slowdown = 4;

/** The mute shows its new state before the scripts have loaded. */
const muteButton = 'header button[aria-label="Mute all sound"]';
/** The first of these that can be seen is pressed too. It answers once the scripts have loaded. */
const pageButton = 'main button[type="button"]:not(:disabled, [aria-disabled="true"])';

/** A press comes this many ms after the navigation began. */
const pressAt = 1000;

/** Times in ms since the navigation began. */
export type Answer = Readonly<{
  painted: number;
  interactive: number;
  /** The mute says that it is pressed. */
  answered: number;
  /** A button of the page itself has been handled. NaN if the page has none. */
  pageAnswered: number;
  /** Bytes of all bodies that had come by then, compressed. */
  bytes: number;
  requests: number;
}>;

declare global {
  var mutedAt: number | undefined;
  /** The button of the page that is pressed, and when it answered. */
  var pressedButton: Element | undefined;
  var pageAnsweredAt: number | undefined;
}

/**
 * Runs in the page, before its own scripts: notes when the mute says that it is pressed, and when
 * the other button is no longer marked as waiting.
 */
function watchAnswers(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element)) continue;
      if (target === globalThis.pressedButton) {
        if (target.hasAttribute('aria-busy')) continue;
        // In the next task: what the press changes has been rendered by then.
        setTimeout(() => {
          globalThis.pageAnsweredAt ??= performance.now();
        });
      }
      if (target.getAttribute('aria-pressed') !== 'true') continue;
      if (target.getAttribute('aria-label') === 'Mute all sound') {
        globalThis.mutedAt ??= performance.now();
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-pressed', 'aria-busy'] });
}

type Point = Readonly<{ x: number; y: number }>;

async function press(session: CDPSession, { x, y }: Point): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Waits until the press is due. @returns the middle of the mute */
function findMute(page: Page): Promise<Point> {
  return page.evaluate(
    async ([selector, wanted]) => {
      await new Promise((resolve) => setTimeout(resolve, wanted - performance.now()));
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [muteButton, pressAt] as const,
  );
}

/** Brings the first button of the page into view. @returns its middle, undefined if there is none */
function findPageButton(page: Page): Promise<Point | undefined> {
  return page.evaluate((selector) => {
    const seen = Array.from(document.querySelectorAll(selector)).find((button) => {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && button.contains(top);
    });
    globalThis.pressedButton = seen;
    if (!seen) return undefined;
    const { x, y, width, height } = seen.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, pageButton);
}

/**
 * Opens a route on a slow line with an empty cache, presses the mute and a button of the page after
 * a second, and waits until they answer.
 */
export async function measureAnswer(browser: Browser, url: string): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchAnswers);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(muteButton, { state: 'attached' });
    await press(session, await findMute(page));
    const button = await findPageButton(page);
    if (button) {
      await press(session, button);
      await page.evaluate(() => {
        // A page that already answers does not mark the button.
        if (globalThis.pressedButton?.hasAttribute('aria-busy')) return;
        globalThis.pageAnsweredAt ??= performance.now();
      });
    }
    await page.waitForFunction(
      () =>
        globalThis.mutedAt !== undefined &&
        performance.getEntriesByName('interactive').length > 0 &&
        (!globalThis.pressedButton || globalThis.pageAnsweredAt !== undefined),
      undefined,
      { timeout: 20_000 },
    );
    return await page.evaluate(() => {
      const answered = globalThis.mutedAt ?? Number.NaN;
      const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const come = [...sent, page].filter(({ responseEnd }) => responseEnd <= answered);
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? Number.NaN,
        answered,
        pageAnswered: globalThis.pageAnsweredAt ?? Number.NaN,
        bytes: come.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        requests: come.length,
      };
    });
  } finally {
    await context.close();
  }
}
