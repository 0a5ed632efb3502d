import type { Page } from '@playwright/test';

type Controller = Readonly<{ fastForward: (ms: number) => Promise<void> }>;

/**
 * Advances the page's paused clock by a time in ms, in steps of the given length, each of which is
 * one long frame. Playwright's own method takes a message and a new script for each step.
 */
export async function fastForward(page: Page, ms: number, step: number): Promise<void> {
  // The page's next document starts at the time that was reached, as with Playwright's method.
  await page
    .context()
    .addInitScript(`globalThis.__pwClock.controller.log('fastForward', ${Date.now()}, ${ms})`);
  await page.evaluate(
    async ([time, longest]) => {
      const { controller }: { controller: Controller } = Reflect.get(globalThis, '__pwClock');
      const { port1, port2 } = new MessageChannel();
      for (let left = time; left > 0; left -= longest) {
        await controller.fastForward(Math.min(left, longest));
        // Lets React and the workers answer, which do not use the clock.
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
      port1.close();
    },
    [ms, step] as const,
  );
}
