import type { Page } from '@playwright/test';

/** Every game of the page begins with seed 2, so that food and mazes lie where they lay before. */
export async function fixSeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array && array.length === 1
        ? (array.fill(2) as typeof array)
        : draw(array);
  });
}
