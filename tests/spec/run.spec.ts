import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import * as gameList from '../../scenes/gameList';
import { listenForComplaints, openPage } from '../site/openPage';
import { test } from '../site/tab';

/** A recording from a game's folder. */
function golden(id: string): string {
  const folder = new URL(`../../scenes/${id}/recordings/`, import.meta.url);
  const [first] = readdirSync(folder).filter((name) => name.startsWith('classic'));
  return readFileSync(new URL(first ?? '', folder), 'utf8').trim();
}

const viewer = (page: Page) => page.locator('[data-verified]');

test('a link of any game plays to its own hash', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  await openPage(page, '/run');
  for (const { id, title } of Object.values(gameList)) {
    await page.evaluate((text) => {
      location.hash = text;
    }, golden(id));
    await expect(page.getByRole('heading', { name: new RegExp(`^${title}: `) })).toBeVisible();
    await expect(viewer(page)).toBeVisible({ timeout: 30_000 });
  }
  expect(complaints.messages).toEqual([]);
});

test('after a damaged link the page stays usable; a run that cannot be sent is kept, and enters its table, where the next visitor can watch it', async ({
  page,
  context,
}) => {
  let isCut = true;
  await context.route('**/api/runs', (route) => (isCut ? route.abort() : route.continue()));
  const text = golden('snake');
  await test.step('a damaged link shows a sentence, and the page stays usable', async () => {
    await openPage(page, `/run#${text.slice(0, 60)}`);
    await expect(page.getByRole('alert').first()).toContainText('damaged');
    await page.getByLabel('A link or its text').fill(`https://example.org/run#${text}&by=Jo`);
    await page.getByRole('button', { name: 'Watch it' }).click();
    await expect(page.getByRole('heading', { name: 'Snake II: 670 by Jo' })).toBeVisible();
  });

  await test.step('a run that cannot be sent is kept and offered again', async () => {
    await expect(viewer(page)).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Your name, if you like').fill('Jo');
    await page.getByRole('button', { name: 'Enter as Jo' }).click();
    await expect(page.getByText(/is stored here and offered again/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  });

  await test.step('a run enters its table, where the next visitor can watch it', async () => {
    isCut = false;
    await page.getByRole('button', { name: 'Enter as Jo' }).click();
    await expect(page.getByText(/Entered with 670 points/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('cell', { name: '670' })).toBeVisible();
    await page.getByText('Modes of the game').click();
    await page.getByLabel('Come in on the other side').check();
    await expect(page.getByText('Nobody yet.')).toBeVisible();
    await page.getByLabel('Walls kill').check();
    await page.getByRole('button', { name: /^Watch Jo/ }).click();
    await expect(page.getByRole('heading', { name: 'Snake II: 670 by Jo' })).toBeVisible();
  });
});

test('a run can be watched, explained and continued by keys, saved as a picture and raced on its own page, and the stored runs stay unchanged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, `/run#${golden('snake')}`);
  await expect(viewer(page)).toBeVisible({ timeout: 30_000 });
  // A link leads to its run, also in a low window.
  await expect(page.getByRole('heading', { name: 'Snake II: 670' })).toBeInViewport();
  const time = page.getByLabel('Time');
  await time.focus();
  await page.keyboard.press('End');
  await expect(time).toHaveAttribute('aria-valuetext', '2:17.4');
  await page.keyboard.press('Home');
  await page.keyboard.press(']');
  await expect(page.getByRole('log').last()).toContainText('Meal');
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Why did I die?' }).click();
  await expect(page.getByText(/You ran into/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('90s-kid-run.png');

  await test.step('it is continued on its own page', async () => {
    await time.focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/snake/);
    await expect(page.getByRole('button', { name: 'Resume' }).first()).toBeVisible();
  });

  await test.step('it is raced on its own page', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Race this run' }).click();
    await expect(page).toHaveURL(/\/snake/);
    await expect(page.getByText(/^You 0 · Ghost 0/)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Enter');
    // A snake that never turns ends at the wall, while the ghost goes on.
    await expect(page.getByText('GAME OVER', { exact: true })).toBeVisible({ timeout: 20_000 });
  });
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('run:')),
  );
  expect(kept.filter((key) => !key.endsWith('@borrowed'))).toEqual([]);
});

test('a board is saved as a clip, and a park is built against', async ({ page }) => {
  await openPage(page, `/run#${golden('minesweeper')}`);
  await expect(viewer(page)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Time').focus();
  for (let tick = 0; tick < 20; tick += 1) await page.keyboard.press('.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a clip' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^90s-kid-clip\.(webm|mp4|gif)$/);
  await page.evaluate((text) => {
    location.hash = text;
  }, golden('theme-park'));
  // Looked at from inside the page: the park runs at once, and its upkeep costs £5 a second.
  const start = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const own = document.querySelector('[data-duel="own"]')?.textContent;
          if (!own) return;
          observer.disconnect();
          resolve(own);
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('button', { name: 'Duel this park' }).click();
  await expect(page).toHaveURL(/\/theme-park/);
  const duel = page.getByRole('region', { name: 'Duel' });
  expect(await start).toBe('£10,000');
  await expect(duel).toContainText('left', { timeout: 30_000 });
});
