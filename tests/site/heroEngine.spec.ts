import { expect } from '@playwright/test';
import { listenForComplaints, untilInteractive } from './openPage';
import { servedSizes } from './servedSize';
import { plain as test } from './tab';

/** The hero's engine over what the page already has, in bytes of brotli. */
const engineBudget = 125_000;

test.describe('the hero of Home', () => {
  test('brings at most 125 kB when its engine comes, at the first input', async ({ page }) => {
    const complaints = await listenForComplaints(page);
    // Without an input it would start after three seconds: that timer is taken out.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const patient = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === 3000 ? 0 : start(handler, ms, ...rest);
      Object.assign(window, { setTimeout: patient });
    });
    await page.goto('/');
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main canvas')).toHaveCount(0);
    await expect(page.locator('main svg svg')).toHaveCount(80);

    const at = await page.evaluate(() => performance.now());
    await page.mouse.move(200, 300);
    await expect(page.locator('main canvas')).toHaveCount(1, { timeout: 20_000 });
    // Its still picture would stand behind it as 80 shapes that flee from nobody.
    await expect(page.locator('main svg svg')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(
      (since) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime >= since)
          .map(({ name }) => new URL(name).pathname)
          // The tooltips come at the same first input, whether there is a hero or not.
          .filter((path) => path.endsWith('.js') && !path.includes('/attachTooltip-')),
      at,
    );
    const sizes = servedSizes('dist');
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(engineBudget);
    expect(complaints.messages).toEqual([]);
  });
});
