import { expect, type Page } from '@playwright/test';
import { snakeConfig } from '../../scenes/snake/config';
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';

export const move = snakeConfig.moveMs.value;

/**
 * Steps the clock until the game has loaded, which ends with its first drawn frame: a paused clock
 * gives no frame. The progress bar is hidden at first, so its absence proves nothing.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('[data-game] progress')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Stores a record of another mode: a visitor without a record is counted in. */
function playedBefore(page: Page) {
  return page.addInitScript(() => {
    const games = { snake: { wrap: { score: 1, rules: 1 } } };
    localStorage.records ??= JSON.stringify({ version: 2, games });
  });
}

/** Opens the page with a clock that the test controls and the game waiting for START. */
export async function openSnake(page: Page, isFirst = false): Promise<void> {
  await fixSeed(page);
  if (!isFirst) await playedBefore(page);
  await page.clock.install();
  await page.goto('/snake');
  await expect(page.locator('canvas')).toBeVisible();
  await untilLoaded(page);
  // Sooner than the title would play itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Lets the snake make a number of moves, one in each frame. Half a move more avoids a limit at the
 * end.
 */
export async function moves(page: Page, count: number): Promise<void> {
  await fastForward(page, count * move, move);
}

export const start = (page: Page) => page.getByRole('button', { name: 'START', exact: true });
export const direction = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
export const score = (page: Page) => page.locator('[data-score]');
export const ended = (page: Page) => page.getByText('GAME OVER', { exact: true });

/** The menu's code loads when it is first opened, with a timer on the page's clock. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).last().click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 150 });
  }).toPass();
}

/** Closes the menu. The picture gets the focus a moment after that, and the next key with it. */
export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-game-stage]')).toBeFocused();
}

/** Starts a run of one of the menu's games. */
export async function startGame(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('dialog').getByRole('radio', { name }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).click();
  await page.clock.runFor(50);
  await start(page).click();
  await page.clock.runFor(move / 2);
}
