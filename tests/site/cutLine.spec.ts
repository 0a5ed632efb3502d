import { expect, type Page, test } from '@playwright/test';
import { openPage } from './openPage';
import { withoutDrawing } from './withoutDrawing';

/** What a press asks for after the line has been cut is missed in its own place, and nowhere else. */
async function expectMissed(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await expect(page.getByRole('alert')).toBeVisible();
}

test.describe('where the line is cut after a page has come', () => {
  test('a park stays in play, without its books', async ({ page, context }) => {
    await withoutDrawing(page);
    await page.goto('/theme-park');
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Books' }).click();
    await expectMissed(page);
    await page.getByRole('tab', { name: 'How to' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('canvas')).toBeVisible();
  });

  test('a site of the old web does not come, and its window closes', async ({ page, context }) => {
    await openPage(page, '/old-web');
    await context.setOffline(true);
    await page.locator('a[href^="/old-web?visit="]').first().click();
    await expectMissed(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
