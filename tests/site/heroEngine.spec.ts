import { expect } from '@playwright/test';
import { scriptPaths } from '../../scripts/share/builtScripts';
import { listenForComplaints, untilInteractive } from './openPage';
import { servedSizes } from './servedSize';
import { plain as test } from './tab';

/**
 * Contexts of WebGL on the page, and questions about extensions, which wait for the graphics.
 * `moving` counts the endless animations that run when a context is made.
 */
type Asked = Record<'contexts' | 'extensions' | 'sizes' | 'moving', number>;
declare global {
  var asked: Asked;
  var countMoving: () => number;
}

function countQuestions(): void {
  globalThis.asked = { contexts: 0, extensions: 0, sizes: 0, moving: 0 };
  globalThis.countMoving = () =>
    document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations === Infinity)
      .filter((each) => each.playState === 'running').length;
  const { prototype } = HTMLCanvasElement;
  const getContext = Reflect.get(prototype, 'getContext') as (kind: string) => unknown;
  const drawn = new WeakSet<object>();
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement, ...given: [string]) {
      if (given[0].startsWith('webgl') && !drawn.has(this)) {
        drawn.add(this);
        globalThis.asked.contexts += 1;
        globalThis.asked.moving += globalThis.countMoving();
      }
      return getContext.apply(this, given);
    },
  });
  const width = Object.getOwnPropertyDescriptor(prototype, 'width') as PropertyDescriptor;
  Object.defineProperty(prototype, 'width', {
    ...width,
    set(this: HTMLCanvasElement, value: number) {
      if (drawn.has(this)) globalThis.asked.sizes += 1;
      width.set?.call(this, value);
    },
  });
  const gl = WebGL2RenderingContext.prototype;
  const getExtension = Reflect.get(gl, 'getExtension') as (name: string) => unknown;
  Object.assign(gl, {
    getExtension(this: WebGL2RenderingContext, name: string) {
      globalThis.asked.extensions += 1;
      return getExtension.call(this, name);
    },
  });
}

/** The maximum size of the hero's engine beyond what the page has loaded, in bytes of brotli. */
const engineBudget = 125_000;

test.describe('the hero of Home', () => {
  test('loads an engine of at most 125 kB at the first input', async ({ page }) => {
    const complaints = await listenForComplaints(page);
    await page.addInitScript(countQuestions);
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
    await expect(page.locator('main canvas')).toHaveCount(1);
    // The still picture of 80 shapes must be gone, so that it does not show behind the moving ones.
    await expect(page.locator('main svg svg')).toHaveCount(0);
    // Each of these makes the page wait until the graphics are free.
    const asked = await page.evaluate(() => globalThis.asked);
    expect(asked).toEqual({ contexts: 1, extensions: 1, sizes: 0, moving: 0 });
    // The strip of phrases goes on once the hero is drawn.
    expect(await page.evaluate(() => globalThis.countMoving())).toBe(1);
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
