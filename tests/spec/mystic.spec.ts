import { expect, type Page } from '@playwright/test';
import { fortunes } from '../../src/content/fortunes';
import { axeFindings } from '../site/axeFindings';
import { finishEntrances, openPage } from '../site/openPage';
import { test } from '../site/tab';

const gaze = (page: Page) => page.getByRole('button', { name: 'Gaze into the Crystal Ball' });
const again = (page: Page) => page.getByRole('button', { name: 'Ask Another Question' });
const says = (page: Page) => page.getByRole('main').getByRole('status');
const texts = fortunes.map(({ text }) => text);

/** The fortune that a screen reader hears. */
async function told(page: Page): Promise<string> {
  const heard = (await says(page).textContent()) ?? '';
  return texts.find((text) => heard.includes(text)) ?? '';
}

test('gazing takes 2 s and shows one of ten fortunes, never twice in a row; another question returns to the start', async ({
  page,
}) => {
  await openPage(page, '/mystic');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let last = '';
  for (let visit = 0; visit < 3; visit++) {
    await expect(gaze(page)).toBeVisible();
    await gaze(page).press('Enter');
    await expect(says(page)).toHaveText('Hush now. The mist is turning…');
    await page.clock.runFor(1950);
    await expect(again(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(again(page)).toBeFocused();
    const fortune = await told(page);
    expect(texts).toContain(fortune);
    expect(fortune).not.toBe(last);
    last = fortune;
    await again(page).press('Enter');
    await expect(gaze(page)).toBeFocused();
    expect(await told(page)).toBe('');
  }
});

test('the last fortune is remembered, and damaged storage is not', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('mystic')) localStorage.setItem('mystic', '{"version":1,"told":"x"}');
  });
  await openPage(page, '/mystic');
  await test.step('the mist moves, and with reduced motion it does not', async () => {
    const picture = () =>
      page.locator('canvas').evaluate((canvas) => {
        const data = (canvas as HTMLCanvasElement)
          .getContext('2d')
          ?.getImageData(0, 0, 120, 120).data;
        return Array.from(data ?? []).reduce((sum, value) => (sum * 31 + value) % 1e9, 7);
      });
    const later = async () => {
      const before = await picture();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
      return (await picture()) === before ? 'still' : 'moving';
    };
    await expect.poll(later).toBe('moving');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(later).toBe('still');
  });
  await gaze(page).click();
  await expect(again(page)).toBeVisible();
  await expect(says(page)).toContainText('Card no. 000001');
  const first = await told(page);
  const [keepsake] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep a picture of it' }).click(),
  ]);
  expect(keepsake.suggestedFilename()).toBe('90s-kid-fortune.png');
  await finishEntrances(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.reload();
  await gaze(page).click();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await expect(again(page)).toBeVisible();
  await expect(says(page)).toContainText('Card no. 000002');
  expect(await told(page)).not.toBe(first);
});
