import { writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { trackTimes } from '../../scripts/bench/lib/trackTimes';
import { recordPlay } from '../../scripts/profile/recordPlay';
import { traceFile } from '../../scripts/profile/traceFile';
import { findChromium, testChromiumFlags } from '../../scripts/setup/browsers.mjs';
import { plain as test } from './tab';

declare global {
  /** The last position of each text on a canvas, in pixels of the window. */
  var drawnTexts: Map<string, readonly [x: number, y: number]>;
}

/** The whole browser: the headless shell of the other tests has no DevTools. */
function launchWhole(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...testChromiumFlags, '--headless=new'],
    ignoreDefaultArgs: ['--headless', '--headless=old'],
  });
}

/** Opens DevTools without an inspected page, and records the texts of its charts. */
async function openDevTools(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.drawnTexts = new Map();
    const { prototype } = CanvasRenderingContext2D;
    prototype.fillText = new Proxy<typeof prototype.fillText>(Reflect.get(prototype, 'fillText'), {
      apply(fillText, context: CanvasRenderingContext2D, drawn: [string, number, number]) {
        const [text, x, y] = drawn;
        const { left, top } = context.canvas.getBoundingClientRect();
        const at = context.getTransform().transformPoint({ x, y });
        drawnTexts.set(text, [left + at.x / devicePixelRatio, top + at.y / devicePixelRatio]);
        Reflect.apply(fillText, context, drawn);
      },
    });
  });
  await page.goto('devtools://devtools/bundled/devtools_app.html?panel=timeline');
  return page;
}

/** The position of a label of the chart. */
async function placeOf(
  devTools: Page,
  label: string,
  timeout = 60_000,
): Promise<readonly [number, number]> {
  const find = () =>
    devTools.evaluate((start) => [...drawnTexts].find(([text]) => text.startsWith(start)), label);
  await expect.poll(find, { message: label, timeout }).toBeDefined();
  const [, place] = (await find()) ?? [];
  return place ?? [0, 0];
}

test("a profile opens in DevTools, with the game's own track above the page's", async ({
  browser,
  baseURL,
}, info) => {
  const executablePath = findChromium();
  test.skip(!executablePath, 'DevTools comes with a whole browser alone');
  const events = await recordPlay(browser, baseURL ?? '', 'snake', 0.5, 4);
  const { input, step, draw } = trackTimes(events);
  expect(Math.min(input.count, step.count, draw.count)).toBeGreaterThan(3);
  const file = info.outputPath('snake.json');
  writeFileSync(file, traceFile(events));

  const whole = await launchWhole(executablePath ?? '');
  try {
    const devTools = await openDevTools(whole);
    await devTools.locator('input[type=file]').setInputFiles(file);
    const [, groupY] = await placeOf(devTools, '90s Kid');
    const [, mainY] = await placeOf(devTools, 'Main — ');
    expect(groupY).toBeLessThan(mainY);
    await expect(async () => {
      // A group is folded at first; a press on its name opens it.
      const [x, y] = await placeOf(devTools, '90s Kid');
      await devTools.mouse.click(x, y - 4);
      const [, trackY] = await placeOf(devTools, 'Snake II', 1000);
      expect(trackY).toBeGreaterThan(groupY);
    }).toPass({ timeout: 60_000 });
    // Each entry names its track, and DevTools finds the name.
    const search = devTools.getByPlaceholder('Find', { exact: true });
    await devTools.keyboard.press('Control+f');
    await expect(async () => {
      await search.fill('Snake II');
      await search.press('Enter');
      await expect(devTools.getByText('"frame"')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  } finally {
    await whole.close();
  }
});
