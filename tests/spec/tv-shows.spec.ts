import { expect, type Page } from '@playwright/test';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { tvShows } from '../../src/content/tvShows';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

const ring = (page: Page, name: string) => page.getByRole('button', { name: `Ring it: ${name}` });

test('the listings', async ({ page }) => {
  await openPage(page, '/tv-shows');
  await test.step('shows twelve show cards with name, years, channel, description and emoji', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(12);
    for (const show of tvShows) {
      const card = cards.find(({ heading }) => heading === show.name);
      expect(card?.texts).toEqual(expect.arrayContaining([show.years, show.channel, show.slot]));
      expect(card?.texts).toContainEqual(expect.stringContaining(show.description));
      expect(card?.links).toContain(`Pick up: ${show.name}`);
    }
  });

  await test.step('a button leads to /quiz', async () => {
    const link = page.getByRole('main').getByRole('link', { name: tvExtras.closing.action.label });
    await expect(link).toHaveAttribute('href', '/quiz');
  });

  await test.step('ringed programmes are counted, clash if two channels share a slot, and are remembered', async () => {
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

  await test.step('damaged stored rings leave a clean magazine', async () => {
    await page.evaluate(() => localStorage.setItem('tv-rings', '{"version":1,"ids":[{}'));
    await openPage(page, '/tv-shows');
    await ring(page, 'Gladiators').click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 12 ringed.');
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
