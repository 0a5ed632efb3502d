import { expect, type Page } from '@playwright/test';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { tvShows } from '../../src/content/tvShows';
import { emojiFile } from '../../src/lib/emoji';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) await page.goto('/tv-shows');
  else await openPage(page, '/tv-shows');
});

const ring = (page: Page, name: string) => page.getByRole('button', { name: `Ring it: ${name}` });

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('twelve show cards, each with name, years, channel, description and emoji', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const show of tvShows) {
    const heading = page.getByRole('heading', { level: 3, name: show.name, exact: true });
    const card = cards.filter({ has: heading });
    await expect(card.getByText(show.years, { exact: true })).toBeVisible();
    await expect(card.getByText(show.channel, { exact: true })).toBeVisible();
    await expect(card.getByText(show.slot, { exact: true })).toBeVisible();
    await expect(card.getByText(show.description)).toBeVisible();
    const picture = card.locator(`img[src="/emoji/${emojiFile(show.emoji)}.svg"]`);
    await expect(picture).toBeVisible();
  }
});

test('a button to /quiz', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: tvExtras.closing.action.label });
  await expect(link).toHaveAttribute('href', '/quiz');
});

test('rings are counted, clash where two channels want one slot, and last', async ({ page }) => {
  const notes = page.getByRole('main').getByRole('status');
  await expect(notes).toContainText('Nothing ringed yet');
  await ring(page, 'Live & Kicking').press('Space');
  await expect(notes).toHaveText('1 of 12 ringed.');
  await ring(page, 'SM:TV Live').press('Enter');
  await expect(notes).toContainText('Live & Kicking and SM:TV Live clash');

  await openPage(page, '/tv-shows');
  await expect(notes).toContainText('2 of 12 ringed.');
  await expect(ring(page, 'SM:TV Live')).toHaveAttribute('aria-pressed', 'true');
  await expect(ring(page, 'Gladiators')).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Rub them out' }).click();
  await expect(notes).toContainText('Nothing ringed yet');
  await expect(ring(page, 'SM:TV Live')).toHaveAttribute('aria-pressed', 'false');
});

test('corrupt rings in storage leave a clean magazine', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('tv-rings', '{"version":1,"ids":[{}'));
  await openPage(page, '/tv-shows');
  await ring(page, 'Gladiators').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 12 ringed.');
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all twelve programmes are there to read', async ({ page }) => {
    for (const show of tvShows) await expect(page.getByText(show.description)).toBeVisible();
  });
});
