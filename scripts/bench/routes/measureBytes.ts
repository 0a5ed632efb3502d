import type { Browser } from 'playwright';

/** The size of a route, in compressed bytes. */
export type RouteBytes = Readonly<{
  /** Bodies of the scripts that were loaded before the page became interactive. */
  scriptBefore: number;
  /** Bodies of the scripts that were loaded in the seconds after that, the engine included. */
  scriptAfter: number;
  /** Everything that was transferred, headers included. */
  all: number;
}>;

/** Everything that loads by itself has loaded this long after the page's load event. */
const settleMs = 8000;

/** Opens a route in a fresh profile and counts the bytes sent for it. */
export async function measureBytes(browser: Browser, url: string): Promise<RouteBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let all = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      all += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    await page.waitForTimeout(settleMs);
    const { interactive, scripts } = await page.evaluate(() => ({
      interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? 0,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ responseEnd, encodedBodySize }) => ({ at: responseEnd, bytes: encodedBodySize })),
    }));
    const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const scriptBefore = scripts.reduce(
      (sum, { at, bytes }) => (at <= interactive ? sum + bytes : sum),
      0,
    );
    return { scriptBefore, scriptAfter: script - scriptBefore, all };
  } finally {
    await context.close();
  }
}
