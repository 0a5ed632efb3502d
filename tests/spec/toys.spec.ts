import { expect } from '@playwright/test';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { toys } from '../../src/content/toys';
import { emojiFile } from '../../src/lib/emoji';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) await page.goto('/toys');
  else await openPage(page, '/toys');
});

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).first().click();
  await expect(page).toHaveURL('/');
});

test('nine toy cards, each with name, year, description and emoji', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  for (const [index, toy] of toys.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(toy.name);
    await expect(card.getByText(toy.year, { exact: true })).toBeVisible();
    await expect(card.getByText(toy.description)).toBeVisible();
    const picture = card.locator(`img[src="/emoji/${emojiFile(toy.emoji)}.svg"]`);
    await expect(picture).toBeVisible();
  }
});

test('a price stands on the label only where the content is sure of one', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  for (const [index, toy] of toys.entries()) {
    await expect(cards.nth(index).getByText(toy.price ?? 'Ask at till')).toBeVisible();
  }
});

test('the closing block has a button home', async ({ page }) => {
  const closing = page.getByRole('region', { name: toysExtras.closing.heading });
  await expect(closing.getByText(toysExtras.closing.text)).toBeVisible();
  await closing.getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('a toy that is tried by keyboard answers, also without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = page.getByRole('article').filter({ hasText: 'Tamagotchi' });
  await expect(card.getByRole('status')).toBeEmpty();
  await card.getByRole('button', { name: 'Try me: Tamagotchi' }).press('Enter');
  await expect(card.getByRole('status')).toHaveText('Beep beep!');
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

  test('all nine toys are there to read', async ({ page }) => {
    for (const toy of toys) await expect(page.getByText(toy.description)).toBeVisible();
  });
});
