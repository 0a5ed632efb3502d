import { expect, test } from '@playwright/test';
import { listenForComplaints, untilInteractive } from './openPage';
import { servedSizes } from './servedSize';

/** The hero's engine over what the page already has, in bytes of brotli. */
const engineBudget = 125_000;

test.describe('the hero of Home', () => {
  test('brings at most 125 kB when its engine comes, at the first input', async ({ page }) => {
    const complaints = await listenForComplaints(page);
    const scripts: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.goto('/');
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await expect(page.locator('main canvas')).toHaveCount(0);

    await page.mouse.move(200, 300);
    await expect(page.locator('main canvas')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const sizes = servedSizes('dist');
    const engine = scripts.slice(before).map((script) => sizes.get(script) ?? 0);
    const bytes = engine.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(engineBudget);
    expect(complaints.messages).toEqual([]);
  });

  test('stands as a picture of 80 shapes without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('main svg svg use:last-child')).toHaveCount(80);
    await context.close();
  });
});
