import { expect } from '@playwright/test';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { oldWebSites } from '../../src/content/oldWebSites';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(({ page }) => openPage(page, '/old-web'));

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('nine site cards, each with four features @firefox', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  for (const [index, site] of oldWebSites.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(site.name);
    await expect(card.getByText(site.year, { exact: true })).toBeVisible();
    await expect(card.getByText(site.description, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([...site.features]);
  }
});

test("'Interactive Experiences' cards link to /magic8ball, /messenger and /aol", async ({
  page,
}) => {
  const links = page.getByRole('region', { name: 'Interactive Experiences' }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [index, path] of ['/magic8ball', '/messenger', '/aol'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
});

test('a nostalgia list', async ({ page }) => {
  const { heading, items } = oldWebExtras.nostalgia;
  const list = page.getByRole('region', { name: heading });
  await expect(list.getByRole('listitem')).toHaveText([...items]);
});

test('a visitor counter of six digits counts the loads of this page on this device', async ({
  page,
}) => {
  const counter = page.getByText(/You are visitor number/).locator('..');
  await expect(counter).toContainText('000001');
  await page.reload();
  await untilInteractive(page);
  await expect(counter).toContainText('000002');
});
