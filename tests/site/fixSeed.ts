import type { Page } from '@playwright/test';

/**
 * Every game of the page begins with this seed, so that food and mazes are the same in every run.
 */
export async function fixSeed(page: Page, seed = 2): Promise<void> {
  await page.addInitScript((value) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array && array.length === 1
        ? (array.fill(value) as typeof array)
        : draw(array);
  }, seed);
}
