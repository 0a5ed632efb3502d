import { expect } from '@playwright/test';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { films } from '../../src/content/films';
import { emojiFile } from '../../src/lib/emoji';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled === false) await page.goto('/movies');
  else await openPage(page, '/movies');
});

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('fifteen film cards, each with name, year, genre, description and emoji', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(15);
  for (const [index, film] of films.entries()) {
    const card = cards.nth(index);
    const details = card.locator('details');
    if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) {
      await card.locator('summary').press('Enter');
    }
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(film.name);
    await expect(card.getByText(film.description)).toBeVisible();
    await expect(card.getByText(film.year, { exact: true }).last()).toBeVisible();
    await expect(card.getByText(film.genre, { exact: true })).toBeVisible();
    const pictures = card.locator(`img[src="/emoji/${emojiFile(film.emoji)}.svg"]`);
    await expect(pictures.first()).toBeVisible();
  }
});

test('a spine pulled out by keyboard puts the other of its shelf back', async ({ page }) => {
  const shelf = page.getByRole('main').getByRole('list').first();
  await expect(shelf.getByText(films[0]?.description ?? '')).toBeVisible();
  await shelf.locator('summary').nth(3).press('Enter');
  await expect(shelf.getByText(films[3]?.description ?? '')).toBeVisible();
  await expect(shelf.locator('details[open]')).toHaveCount(1);
});

test('spines say that they pull out, and what of', async ({ page }) => {
  const spine = page.getByRole('main').getByRole('article').nth(1).locator('summary');
  await expect(spine).toContainText(films[1]?.line ?? '');
  await expect(spine.getByText('Pull out')).toBeVisible();
  await spine.press('Enter');
  await expect(spine.getByText('Put back')).toBeVisible();
});

test('the tape that comes into view slides out by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const boxes = page.locator('details[open] [data-slot]');
  const last = boxes.last();
  await expect(last).toHaveAttribute('data-held');
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveAttribute('data-held');
  const film = films.at(2 * 5 + 2);
  await expect(page.getByText(film?.description ?? '')).toBeInViewport();
});

for (const width of [390, 820, 1100, 1440]) {
  test(`whatever is pulled out, its box holds all its text at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cards = page.getByRole('main').getByRole('article');
    for (const [index, film] of films.entries()) {
      const card = cards.nth(index);
      await card.locator('details').evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
      await expect(card.getByText(film.description)).toBeVisible();
      const short = await card.locator('dl').evaluate((list) => {
        const back = list.parentElement;
        return back ? back.scrollHeight - back.clientHeight : 1;
      });
      expect(short, film.name).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, film.name).toBe(0);
    }
  });
}

test('a nostalgia list', async ({ page }) => {
  const { heading, items } = moviesExtras.nostalgia;
  const list = page.getByRole('region', { name: heading });
  await expect(list.getByRole('listitem')).toHaveText([...items]);
});

test('a button to /quiz', async ({ page }) => {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: moviesExtras.closing.action.label });
  await expect(link).toHaveAttribute('href', '/quiz');
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

  test('a tape can be pulled out and read', async ({ page }) => {
    const film = films[1];
    if (!film) throw new Error('no second film');
    const card = page.getByRole('article').nth(1);
    await card.locator('summary').click();
    await expect(card.getByText(film.description)).toBeVisible();
  });
});
