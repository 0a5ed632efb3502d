import type { Browser, CDPSession } from 'playwright';

/** A slow phone line: bits per second are given in bytes here, latency in ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 1_440_000 / 8,
};
/** The processor runs at a quarter of its speed. */
const slowdown = 4;

/** The menu itself opens before the scripts have come; the mute answers when they do. */
const muteButton = 'header button[aria-label="Mute all sound"]';

/** A press comes this many ms after the navigation began. */
const pressAt = 1000;

/** Times in ms since the navigation began. */
export type Answer = Readonly<{
  painted: number;
  interactive: number;
  /** The mute says that it is pressed. */
  answered: number;
  /** Bytes of all bodies that had come by then, compressed. */
  bytes: number;
  requests: number;
}>;

declare global {
  var mutedAt: number | undefined;
}

/** Runs in the page, before its own scripts: notes when the mute says that it is pressed. */
function watchMute(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element) || target.getAttribute('aria-pressed') !== 'true') continue;
      if (target.getAttribute('aria-label') === 'Mute all sound') {
        globalThis.mutedAt ??= performance.now();
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });
}

async function press(session: CDPSession, x: number, y: number): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/**
 * Opens a route on a slow line with an empty cache, presses the mute after a second, and waits until
 * it answers.
 */
export async function measureAnswer(browser: Browser, url: string): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchMute);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(muteButton, { state: 'attached' });
    const mute = await page.evaluate(
      async ([selector, wanted]) => {
        await new Promise((resolve) => setTimeout(resolve, wanted - performance.now()));
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [muteButton, pressAt] as const,
    );
    await press(session, mute.x, mute.y);
    await page.waitForFunction(() => globalThis.mutedAt !== undefined, undefined, {
      timeout: 20_000,
    });
    return await page.evaluate(() => {
      const answered = globalThis.mutedAt ?? Number.NaN;
      const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const come = [...sent, page].filter(({ responseEnd }) => responseEnd <= answered);
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? Number.NaN,
        answered,
        bytes: come.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        requests: come.length,
      };
    });
  } finally {
    await context.close();
  }
}
