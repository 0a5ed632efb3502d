import type { Page } from '@playwright/test';

/** Every layout shift since the page was opened, as JSON text. */
export async function readShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What has just changed shifts in the next frame.
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // The shifts from before the observer began are there at once.
    const shifts = observer.takeRecords().map((shift) => JSON.stringify(shift));
    observer.disconnect();
    return shifts;
  });
}
