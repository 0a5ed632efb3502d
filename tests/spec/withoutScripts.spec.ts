import { expect } from '@playwright/test';
import { test } from '../site/tab';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first content of a page can be read', async ({ page }) => {
    await test.step("Snake's overlay is in the page before any script runs", async () => {
      await page.goto('/snake');
      await expect.soft(page.getByText('Press START', { exact: true })).toBeVisible();
    });

    await test.step("teletext's index can be read", async () => {
      await page.goto('/teletext');
      const text = page.locator('[data-page-text]');
      await expect.soft(text).toContainText('Bamboozle ..... 390');
      await expect.soft(text.locator('p').first()).toContainText('P100');
    });

    await test.step('the hero of Home is a picture of 80 shapes', async () => {
      await page.goto('/');
      await expect.soft(page.locator('main svg svg use:last-child')).toHaveCount(80);
    });
  });
});
