import type { Page } from '@playwright/test';

/** Delays requests until the returned function is called. @param pattern of addresses */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
