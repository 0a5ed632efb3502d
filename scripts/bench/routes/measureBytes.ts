import type { Browser } from 'playwright';

/** What a route weighs, in compressed bytes. */
export type RouteBytes = Readonly<{
  /** Bodies of the scripts that had come when the page began to answer. */
  scriptBefore: number;
  /** Bodies of the scripts that came in the seconds after, an engine among them. */
  scriptAfter: number;
  /** Everything as it came over the line, headers included. */
  all: number;
}>;

/** So long after the page's load all that comes by itself has come. */
const settleMs = 8000;

/** Opens a route in a fresh profile and counts what is sent for it. */
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
