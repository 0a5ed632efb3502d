import { expect } from '@playwright/test';
import { artists } from '../../src/content/artists';
import { musicExtras } from '../../src/content/extras/musicExtras';
import { emojiFile } from '../../src/lib/emoji';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) await page.goto('/music');
  else await openPage(page, '/music');
});

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('twelve artist cards, each with name, genre, era, description and emoji', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const [index, artist] of artists.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(artist.name);
    await expect(card.getByText(artist.genre, { exact: true })).toBeVisible();
    await expect(card.getByText(artist.era, { exact: true })).toBeVisible();
    await expect(card.getByText(artist.description)).toBeVisible();
    const picture = card.locator(`img[src="/emoji/${emojiFile(artist.emoji)}.svg"]`);
    await expect(picture).toBeVisible();
  }
});

test('every label holds its text, at any width', async ({ page }) => {
  for (const width of [320, 390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const spilling = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('article h3, article ul, article h3 ~ *, article p')]
          .filter((text) => text.scrollWidth > text.clientWidth + 1)
          .map((text) => text.textContent),
      );
    expect(spilling, `${width}`).toEqual([]);
  }
});

test('the card that leads to Music TV', async ({ page }) => {
  const { name, path, action } = musicExtras.musicTv;
  const link = page.getByRole('region', { name }).getByRole('link', { name: action });
  await expect(link).toHaveAttribute('href', path);
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the space bar turns a tape over to its three singles and back', async ({ page }) => {
      const card = page.getByRole('article').nth(3);
      const tape = card.locator('ul').locator('xpath=../../..');
      const turn = card.getByRole('checkbox', { name: `B side: ${artists[3]?.name}` });
      await expect(tape).toHaveCSS('transform', 'none');
      await turn.press('Space');
      await expect(tape).toHaveCSS('transform', /^matrix3d\(-1/);
      await expect(card.getByRole('listitem')).toHaveText([...(artists[3]?.singles ?? [])]);
      await turn.press('Space');
      await expect(tape).toHaveCSS('transform', 'none');
    });
  });
}
