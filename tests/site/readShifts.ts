import type { Page } from '@playwright/test';

/** Every layout shift since the page was opened, as JSON text. */
export async function readShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        // Shifts from before the observer began are delivered first.
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().map((shift) => JSON.stringify(shift)));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is never called.
        setTimeout(() => resolve([]), 100);
      }),
  );
}
