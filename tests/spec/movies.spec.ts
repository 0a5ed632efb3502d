import { expect } from '@playwright/test';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { films } from '../../src/content/films';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the video shop', async ({ page }) => {
  await openPage(page, '/movies');
  await test.step('pulling out a spine by keyboard puts the other one of its shelf back', async () => {
    const shelf = page.getByRole('main').getByRole('list').first();
    await expect(shelf.getByText(films[0]?.description ?? '')).toBeVisible();
    await shelf.locator('summary').nth(3).press('Enter');
    await expect(shelf.getByText(films[3]?.description ?? '')).toBeVisible();
    await expect(shelf.locator('details[open]')).toHaveCount(1);
  });

  await test.step('spines say that they can be pulled out, and name the film', async () => {
    const spine = page.getByRole('main').getByRole('article').nth(1).locator('summary');
    await expect(spine).toContainText(films[1]?.line ?? '');
    await expect(spine.getByText('Pull out')).toBeVisible();
    await spine.press('Enter');
    await expect(spine.getByText('Put back')).toBeVisible();
  });

  await test.step('shows fifteen film cards with name, year, genre, description and emoji', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(15);
    for (const [index, film] of films.entries()) {
      const card = cards[index];
      expect(card?.heading).toBe(film.name);
      expect(card?.texts).toEqual(
        expect.arrayContaining([film.description, film.year, film.genre]),
      );
      const picture = new RegExp(`^/objects/movies-.*#${film.id}$`);
      expect(card?.pictures).toContainEqual(expect.stringMatching(picture));
    }
  });

  await test.step('shows a list of memories', async () => {
    const { heading, items } = moviesExtras.nostalgia;
    const list = page.getByRole('region', { name: heading });
    await expect(list.getByRole('listitem')).toHaveText([...items]);
  });

  await test.step('a button leads to /quiz', async () => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: moviesExtras.closing.action.label });
    await expect(link).toHaveAttribute('href', '/quiz');
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the tape that comes into view slides out by itself', async ({ page }) => {
  await openPage(page, '/movies');
  await page.setViewportSize({ width: 1280, height: 600 });
  const boxes = page.locator('details[open] [data-slot]');
  const last = boxes.last();
  await expect(last).toHaveAttribute('data-held');
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveAttribute('data-held');
  const film = films.at(2 * 5 + 2);
  await expect(page.getByText(film?.description ?? '')).toBeInViewport();
});

test('the box of every tape holds all its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/movies');
  for (const width of [390, 820, 1100, 1440]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.getByRole('main').evaluate(async (main) => {
        const root = document.documentElement;
        const films: Record<string, unknown>[] = [];
        for (const card of main.querySelectorAll('article')) {
          const tape = card.querySelector('details');
          if (tape) tape.open = true;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const back = card.querySelector('dl')?.parentElement;
          const words = card.querySelector('h3')?.parentElement;
          films.push({
            isSeen: back?.checkVisibility(),
            wide: words && words.scrollWidth > words.clientWidth + 1,
            short: back && back.scrollHeight - back.clientHeight,
            overflow: root.scrollWidth - root.clientWidth,
          });
        }
        return films;
      });
      expect(found).toEqual(
        films.map(() => ({ isSeen: true, wide: false, short: 0, overflow: 0 })),
      );
    });
  }
});
