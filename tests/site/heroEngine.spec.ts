import { expect } from '@playwright/test';
import { scriptPaths } from '../../scripts/share/builtScripts';
import { listenForComplaints, untilInteractive } from './openPage';
import { servedSizes } from './servedSize';
import { plain as test } from './tab';

/** The maximum size of the hero's engine beyond what the page has loaded, in bytes of brotli. */
const engineBudget = 125_000;

test.describe('the hero of Home', () => {
  test('loads an engine of at most 125 kB at the first input', async ({ page }) => {
    const complaints = await listenForComplaints(page);
    // Without an input it would start after three seconds; that timer is removed.
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
    // The still picture of 80 shapes must be gone, so that it does not show behind the moving ones.
    await expect(page.locator('main svg svg')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(
      ([since, tooltips]) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime >= since)
          .map(({ name }) => new URL(name).pathname)
          // The tooltips load at the same first input, with or without a hero.
          .filter((path) => path.endsWith('.js') && !path.endsWith(tooltips)),
      [at, scriptPaths('attachTooltip')[0] ?? ''] as const,
    );
    const sizes = servedSizes('dist');
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(engineBudget);
    expect(complaints.messages).toEqual([]);
  });
});
