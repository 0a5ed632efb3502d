import type { Page } from '@playwright/test';

/** Every layout shift since the page was opened, as JSON text. */
export async function readShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        // What had happened before the observer began is handed over first.
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().map((shift) => JSON.stringify(shift)));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has shifted nobody calls.
        setTimeout(() => resolve([]), 100);
      }),
  );
}
