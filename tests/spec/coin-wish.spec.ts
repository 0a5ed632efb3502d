import { expect, type Page } from '@playwright/test';
import { grantedLine } from '../../src/content/coinWish';
import { expectNoAxeFindingsAtBothWidths } from '../site/axeAtBothWidths';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

const coin = (page: Page) => page.getByRole('button', { name: 'Rub the coin' });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Rubbed clean' });
const says = (page: Page) => page.getByRole('main').getByRole('status');
const again = (page: Page) => page.getByRole('button', { name: 'Make Another Wish' });
const mute = (page: Page) => page.getByRole('button', { name: /ute the music/ });

const expectProgress = (page: Page, percent: number) =>
  expect(progress(page)).toHaveAttribute('aria-valuenow', String(percent));

test("each rub adds 10 %, at 100 % the wish is granted and shown as it was written, and 'again' resets", async ({
  page,
}) => {
  await openPage(page, '/50p');
  await page.getByLabel('Your wish').fill('<b>a pony</b>');
  for (let rubs = 1; rubs < 10; rubs++) {
    await coin(page).click();
    await expectProgress(page, rubs * 10);
    await expect(again(page)).toHaveCount(0);
  }
  await coin(page).click();
  await expectProgress(page, 100);
  await expect(says(page)).toHaveText(`“<b>a pony</b>” ${grantedLine}`);
  await expectNoAxeFindingsAtBothWidths(page, 'main', 'granted');
  const [keepsake] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep a picture of it' }).click(),
  ]);
  expect(keepsake.suggestedFilename()).toBe('90s-kid-wish.png');
  await again(page).click();
  await expectProgress(page, 0);
  await expect(coin(page)).toBeFocused();
  await expect(page.getByLabel('Your wish')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('One wish granted on this device')).toBeVisible();
});

test('the coin in the hand', async ({ page }) => {
  await openPage(page, '/50p');

  await test.step('its own mute is remembered, and unmuting it unmutes the site', async () => {
    await mute(page).click();
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true');
    const siteMute = page.getByRole('button', { name: 'Mute all sound' });
    await siteMute.click();
    await mute(page).click();
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'false');
    const settings = await page.evaluate(() => localStorage.getItem('settings'));
    expect(JSON.parse(settings ?? '{}')).toMatchObject({ muted: false });
  });

  await test.step('a held pointer rubs only where it moves', async () => {
    const box = await coin(page).boundingBox();
    if (!box) throw new Error('no coin');
    const at = (x: number) => [box.x + box.width * x, box.y + box.height / 2] as const;
    await page.mouse.move(...at(0.2));
    await page.mouse.move(...at(0.8), { steps: 5 });
    await expectProgress(page, 0);
    await page.mouse.down();
    for (const x of [0.2, 0.8, 0.2]) await page.mouse.move(...at(x), { steps: 5 });
    await page.mouse.up();
    await expectProgress(page, 20);

    await test.step('a stroke that begins beside the coin counts from where it touches it', async () => {
      await page.mouse.move(box.x - 30, box.y + box.height / 2);
      await page.mouse.down();
      for (const x of [0.05, 0.95, 0.05]) await page.mouse.move(...at(x), { steps: 5 });
      await page.mouse.up();
      await expectProgress(page, 40);
      await page.mouse.move(...at(0.9), { steps: 5 });
      await expectProgress(page, 40);
    });
  });

  await test.step('a held key rubs, and stops when it is released', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await coin(page).focus();
    await page.keyboard.down('Space');
    await expectProgress(page, 50);
    await page.clock.runFor(700);
    await expectProgress(page, 80);
    await page.keyboard.up('Space');
    await page.clock.runFor(2000);
    await expectProgress(page, 80);
    await page.clock.resume();
  });

  await test.step('with reduced motion the coin does not spin', async () => {
    // Under reduced motion the coin does not spin: it lies the other way up.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let rubs = 8; rubs < 10; rubs++) await coin(page).click();
    await expect(again(page)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
