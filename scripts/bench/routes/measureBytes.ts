import type { Browser } from 'playwright';

/** Bytes of a route as they came over the line, compressed. */
export type RouteBytes = Readonly<{
  /** Scripts that had come when the page began to answer. */
  scriptBefore: number;
  /** Scripts that came in the seconds after, an engine among them. */
  scriptAfter: number;
  /** Everything. */
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
    const scripts = new Set<string>();
    let script = 0;
    let all = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      all += encodedDataLength;
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    const scriptBefore = script;
    await page.waitForTimeout(settleMs);
    return { scriptBefore, scriptAfter: script - scriptBefore, all };
  } finally {
    await context.close();
  }
}
