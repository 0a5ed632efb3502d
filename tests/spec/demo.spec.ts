import { expect, type Locator, type Page } from '@playwright/test';
import { cartridges } from '../../src/toys/arcadeboy/cartridges';
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';
import { test } from '../site/tab';
import {
  booted,
  longTicks,
  menuItem,
  open,
  power,
  selectKey,
  shell,
  startKey,
  ticks,
  title,
} from './handheld';

const demo = (page: Page) => page.getByText('Demo: press START');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(records|run|replay)/.test(key)));

/** Lets the paused clock go on until the demonstration is loaded, which is no matter of that clock. */
async function untilDemo(page: Page): Promise<void> {
  await expect(async () => {
    await longTicks(page, 6);
    await expect(demo(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Lets time pass at a title, in few frames. @param ms time in ms */
function idleFor(page: Page, ms: number): Promise<void> {
  return fastForward(page, ms, 250);
}

async function holdClock(page: Page, ms = 1000): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);
}

async function openSnake(page: Page): Promise<void> {
  await fixSeed(page);
  await page.clock.install();
  await page.goto('/snake');
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.getByText('Press START', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('[data-covered]')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await holdClock(page);
}

test('after eight seconds the title of Snake plays itself until a key, which is not lost, and leaves no record; not with reduced motion, behind a dialog or in a hidden page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSnake(page);
  const snakeTitle = page.getByText('SNAKE II', { exact: true });
  const score = page.locator('[data-score]');
  const before = await stored(page);

  const waits = async (why: string) => {
    await idleFor(page, 8100);
    await page.waitForTimeout(300);
    await longTicks(page, 30);
    await expect(demo(page), why).toBeHidden();
  };
  await waits('reduced motion');
  await page.emulateMedia({ reducedMotion: null });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 200 });
  }).toPass();
  await waits('a dialog');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waits('a hidden page');
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

  await page.keyboard.press('Shift');
  await idleFor(page, 7500);
  await expect(snakeTitle).toBeVisible();
  await page.keyboard.press('Shift');
  await idleFor(page, 7500);
  await expect(snakeTitle, 'a key begins the wait anew').toBeVisible();
  await untilDemo(page);
  await expect(snakeTitle).toBeHidden();
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await longTicks(page, 600);
  expect(Number(await score.textContent())).toBeGreaterThan(20);
  // It is silent for those who listen, too.
  await expect(page.getByRole('log')).toHaveText('');

  await page.keyboard.press('ArrowUp');
  await expect(demo(page)).toBeHidden();
  await expect(snakeTitle).toBeVisible();
  await expect(score).toHaveText('0000');
  await untilAgain(page);
  // At its end it goes back by itself.
  await longTicks(page, 1850);
  await expect(snakeTitle).toBeVisible();
  await untilAgain(page);
  expect(await stored(page)).toEqual(before);

  await page.keyboard.press('Enter');
  await page.clock.runFor(50);
  await expect(demo(page)).toBeHidden();
  await expect(snakeTitle, 'START starts').toBeHidden();
  await expect(page.locator('[data-run]')).toHaveCount(1);
});

async function untilAgain(page: Page): Promise<void> {
  await idleFor(page, 8100);
  await untilDemo(page);
}

test('the title of every cartridge plays itself; START starts a first run, which is counted in and says what to press, and pauses it even then; a handheld that is off stays off', async ({
  page,
}) => {
  await open(page);
  await page.clock.fastForward(20_000);
  await expect(power(page)).not.toBeChecked();
  await power(page).click();
  await booted(page);
  for (const { title: name, id, load } of cartridges) {
    await test.step(name, async () => {
      await menuItem(page, name).click();
      await expect(title(page)).toBeVisible();
      await holdClock(page);
      const before = await stored(page);
      await untilAgain(page);
      await expect(title(page)).toBeHidden();
      await longTicks(page, 900);
      expect(Number(await page.locator('[data-score]').textContent())).toBeGreaterThan(0);
      expect(await stored(page)).toEqual(before);
      await startKey(page).click();
      await page.clock.runFor(50);
      await expect(demo(page)).toBeHidden();
      await expect(title(page)).toBeHidden();
      await expect(page.locator('[data-run]')).toHaveCount(1);
      const { firstHint } = await load();
      if (firstHint !== undefined) {
        const keys = typeof firstHint === 'string' ? firstHint : firstHint.keys;
        await expectHintUntilSteered(page, shell(page).getByText(keys, { exact: true }));
      }
      await selectKey(page).click();
      await page.evaluate((game) => localStorage.removeItem(`run:${game}`), id);
      await page.clock.resume();
    });
  }
});

/** START pauses a run that is still counted in, and a player who steers is not kept. */
async function expectHintUntilSteered(page: Page, hint: Locator): Promise<void> {
  const paused = shell(page).getByText('Paused', { exact: true });
  await expect(hint).toBeVisible();
  await startKey(page).click();
  await expect(paused).toBeVisible();
  await startKey(page).click();
  await expect(hint).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await ticks(page, 2);
  await expect(hint, 'a player who steers is not kept').toBeHidden();
  await expect(paused).toBeHidden();
}
