import type { Browser, CDPSession, Page } from 'playwright';

/** The viewport of every bench page. */
export const viewport = { width: 1280, height: 720 } as const;

/** Opens a new page, calls `use` with it and a protocol session, and closes it. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  action: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    const session = await context.newCDPSession(page);
    await page.goto(url);
    const result = await action(page, session);
    if (failures.length > 0) throw new AggregateError(failures, `${url} threw`);
    return result;
  } finally {
    await context.close();
  }
}

/** Seconds of the main thread spent on style and layout since the page was opened. */
export async function layoutSeconds(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find(({ name: other }) => other === name)?.value ?? 0;
  return metric('LayoutDuration') + metric('RecalcStyleDuration');
}

/** Bytes of the page's heap that are in use or not collected yet. */
export async function heapBytes(session: CDPSession): Promise<number> {
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
