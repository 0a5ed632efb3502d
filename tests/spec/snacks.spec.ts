import { expect } from '@playwright/test';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { snacks } from '../../src/content/snacks';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the tuck shop', async ({ page }) => {
  await openPage(page, '/snacks');
  await test.step('shows fifteen snack cards with name, era, type, description and emoji', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(15);
    for (const [index, snack] of snacks.entries()) {
      const card = cards[index];
      expect(card?.heading).toBe(snack.name);
      expect(card?.texts).toEqual(
        expect.arrayContaining([snack.era, snack.type, snack.description]),
      );
    }
    const pictures = page.getByRole('main').getByRole('article').locator('img');
    await expect(pictures).toHaveCount(15);
  });

  await test.step('shows a list of memories', async () => {
    const { heading, items } = snacksExtras.memories;
    const list = page.getByRole('region', { name: heading });
    await expect(list.getByRole('listitem')).toHaveText([...items]);
  });

  await test.step('shows three prices: Freddos 10p, Space Raiders 10p, Penny Sweets 1p', async () => {
    const callouts = page
      .getByRole('region', { name: snacksExtras.prices.heading })
      .getByRole('listitem');
    await expect(callouts).toHaveCount(3);
    for (const [index, [name, price]] of [
      ['Freddos', '10p'],
      ['Space Raiders', '10p'],
      ['Penny Sweets', '1p'],
    ].entries()) {
      await expect(callouts.nth(index).getByText(name, { exact: true })).toBeVisible();
      await expect(callouts.nth(index).getByText(price, { exact: true })).toBeVisible();
    }
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
