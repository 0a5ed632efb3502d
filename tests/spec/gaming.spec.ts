import { expect } from '@playwright/test';
import { consoles } from '../../src/content/consoles';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(({ page }) => openPage(page, '/gaming'));

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('twelve console cards, each showing the first three iconic games', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Switch them on' }).getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const [index, console] of consoles.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(console.name);
    for (const text of [console.manufacturer, console.year, console.description]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole('listitem')).toHaveText(console.iconicGames.slice(0, 3));
  }
});

test('a card leads to /arcadeboy and names Super Jump and Block Fall', async ({ page }) => {
  const card = page.getByRole('region', { name: gamingExtras.arcadeBoy.name });
  await expect(card.getByRole('listitem')).toHaveText(['Super Jump', 'Block Fall']);
  await expect(card.getByText(/handheld emulator/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Switch it on' })).toHaveAttribute(
    'href',
    '/arcadeboy',
  );
});

test('a memories list', async ({ page }) => {
  const { heading, items } = gamingExtras.memories;
  const list = page.getByRole('region', { name: heading });
  await expect(list.getByRole('listitem')).toHaveText([...items]);
});

test('a console-wars block with both sides and a verdict', async ({ page }) => {
  const { heading, sides, verdict } = gamingExtras.consoleWars;
  const block = page.getByRole('region', { name: heading });
  await expect(block.getByRole('article')).toHaveCount(2);
  for (const { hero } of sides) await expect(block.getByText(hero)).toBeVisible();
  await expect(block.getByText(verdict)).toBeVisible();
});

test('a button to /quiz', async ({ page }) => {
  const { label } = gamingExtras.closing.action;
  const link = page.getByRole('main').getByRole('link', { name: label });
  await expect(link).toHaveAttribute('href', '/quiz');
});
