import type { Page } from '@playwright/test';

/** From the next load on, no live channel of the page ever opens: others in the room would be seen. */
export async function leaveWithoutLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dead = class extends EventTarget {
      readyState = 0;
      send() {}
      close() {}
    };
    Object.defineProperty(window, 'WebSocket', { value: dead, configurable: true });
  });
}
