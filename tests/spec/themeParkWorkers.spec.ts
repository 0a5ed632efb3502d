import { expect } from '@playwright/test';
import { scriptAddress, scriptName } from '../../scripts/share/builtScripts';
import { untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { place } from '../theme-park/play';
import { differingPixels } from './differingPixels';
import {
  build,
  button,
  cell,
  item,
  openForecast,
  openStopped,
  openTab,
  poundsOf,
  stat,
} from './parkPage';

test("a worker draws the park's sprites, and What if? works", async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const counts = { strokes: 0 };
    Object.assign(globalThis, { counts });
    for (const name of ['fill', 'stroke', 'fillText', 'drawImage'] as const) {
      const draw = prototype[name] as (...values: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: CanvasRenderingContext2D, ...values: unknown[]) {
          counts.strokes += 1;
          draw.apply(this, values);
        },
      });
    }
  });
  await openForecast(page);
  for (const id of ['path', 'rollerCoaster', 'tree']) {
    const picture = item(page, id).locator('img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).toHaveJSProperty('naturalWidth', 112);
  }
  await untilGameDrawn(page);
  const strokes = () =>
    page.evaluate(() => (globalThis as unknown as { counts: { strokes: number } }).counts.strokes);
  // The engine makes a few small textures itself; the sprites need thousands of strokes.
  expect(await strokes()).toBeLessThan(50);
  const painters = () =>
    page
      .workers()
      .filter((worker) => scriptName(new URL(worker.url()).pathname).startsWith('studio'));
  // The page waits while the worker's graphics are released, so that comes after the start.
  expect(painters().length).toBeGreaterThan(0);

  await test.step('What if? shows two futures and keeps the chosen one', async () => {
    await page.getByRole('tab', { name: 'What if?' }).click();
    // The next pressed square is where the building is tried.
    await cell(page, 5, 6).dispatchEvent('click');
    await expect(page.getByRole('spinbutton', { name: 'Column' })).toHaveValue('6');
    await expect(page.getByRole('spinbutton', { name: 'Row' })).toHaveValue('7');
    await page.getByRole('spinbutton', { name: 'Column' }).fill('3');
    await page.getByRole('spinbutton', { name: 'Row' }).fill('3');
    await button(page, 'Show me').click();
    await expect(page.getByText(/After ten minutes the till holds £.* more/)).toBeVisible();
    await expect(page.getByRole('img', { name: /With the change from £9,000/ })).toBeVisible();
    await button(page, 'Make the change').click();
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Carousel/);
  });

  await test.step('a building that is held over a square shows what it would earn there', async () => {
    await item(page, 'carousel').click();
    await cell(page, 10, 16).focus();
    await expect(page.getByText(/Here it would leave £.* more in ten minutes/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the adviser names the changes that pay', async () => {
    await build(page, 'path', 10, 17);
    await button(page, 'Ask the adviser').click();
    const advice = page.getByRole('button', { name: /more in ten minutes/ });
    await expect(advice.first()).toBeVisible();
    const money = poundsOf(await stat(page, 'money').textContent());
    await advice.first().click();
    await expect(advice).toHaveCount(0);
    await expect
      .poll(async () => poundsOf(await stat(page, 'money').textContent()))
      .not.toBe(money);
  });

  await test.step('each figure explains itself, and the whole park can go back in time', async () => {
    await button(page, 'Why this money?').click();
    await expect(page.getByTestId('why')).toContainText('Building');
    await button(page, 'Close the explanation').click();
    await expect(page.getByTestId('why')).toHaveCount(0);
    await openTab(page, 'What if?');
    const slider = page.getByRole('slider', { name: /How far back/ });
    await slider.fill((await slider.getAttribute('max')) ?? '');
    await button(page, 'Go back').click();
    await expect(cell(page, 10, 17)).toHaveAttribute('aria-label', /Grass/);
    // A whole number of seconds back: the carousel is there if it was built in the first second.
    const first = await cell(page, 2, 2).getAttribute('aria-label');
    const money = first?.includes('Carousel') ? '£9,000' : '£10,000';
    await expect(stat(page, 'money')).toHaveText(money);
  });

  await test.step('the workers that painted end', async () => {
    await expect.poll(() => painters().length, { timeout: 15_000 }).toBe(0);
  });
});

test.describe('without a canvas in workers', () => {
  test.use({ painted: true });

  test('the page itself draws the same park, in short turns', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D;
      const fill = Reflect.get(prototype, 'fill') as (...values: unknown[]) => void;
      const counts = { fills: 0 };
      Object.assign(globalThis, { counts });
      prototype.fill = function (this: CanvasRenderingContext2D, ...values: unknown[]) {
        counts.fills += 1;
        fill.apply(this, values);
      };
    });
    /** A picture of a park that does not move, and how often the page itself filled a shape. */
    const look = async () => {
      await untilGameDrawn(page);
      await expect(item(page, 'tree').locator('img')).toHaveJSProperty('naturalWidth', 112);
      await page.mouse.move(1, 1);
      const board = await page.getByTestId('board').screenshot();
      const picture = await item(page, 'rollerCoaster').locator('img').screenshot();
      const fills = await page.evaluate(
        () => (globalThis as unknown as { counts: { fills: number } }).counts.fills,
      );
      return { board: board.toString('base64'), picture: picture.toString('base64'), fills };
    };

    await openStopped(page, place('rollerCoaster', 3, 3), place('path', 10, 17));
    await expect(stat(page, 'money')).toHaveText('£7,950');
    const beside = await look();
    expect(beside.fills).toBeLessThan(50);

    // The same init script runs in the worker and on the page.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await page.route(scriptAddress('studio.worker'), async (route) => {
      const response = await route.fetch();
      const without = `delete self.OffscreenCanvas;\n${await response.text()}`;
      await route.fulfill({ response, body: without });
    });
    await page.reload();
    await expect(stat(page, 'money')).toHaveText('£7,950');
    await expect(async () => {
      const onPage = await look();
      expect(await differingPixels(page, beside.board, onPage.board)).toBeLessThan(50);
      expect(await differingPixels(page, beside.picture, onPage.picture)).toBeLessThan(5);
      expect(onPage.fills).toBeGreaterThan(500);
    }).toPass({ timeout: 40_000 });
  });
});
