import { expect } from '@playwright/test';
import { techExtras } from '../../src/content/extras/techExtras';
import { gadgets } from '../../src/content/gadgets';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the catalogue', async ({ page }) => {
  await openPage(page, '/tech');
  await test.step('shows fifteen gadget cards, each with its first three quirks', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(15);
    for (const [index, gadget] of gadgets.entries()) {
      const card = cards[index];
      expect(card?.heading).toContain(gadget.name);
      expect(card?.texts).toEqual(
        expect.arrayContaining([gadget.category, gadget.era, gadget.description]),
      );
      expect(card?.items).toEqual(gadget.quirks.slice(0, 3));
    }
  });

  await test.step('shows a list of struggles', async () => {
    const { heading, items } = techExtras.struggles;
    const list = page.getByRole('region', { name: heading });
    await expect(list.getByRole('listitem')).toHaveText([...items]);
  });

  await test.step("shows a 'Tech Evolution' block with storage, music and internet", async () => {
    await expect(page.getByRole('heading', { name: 'Tech Evolution' })).toBeVisible();
    for (const { name, steps } of techExtras.evolution.parts) {
      const part = page.getByRole('region', { name, exact: true });
      await expect(part.getByRole('listitem')).toHaveCount(steps.length);
    }
    expect(techExtras.evolution.parts.map(({ id }) => id)).toEqual([
      'storage',
      'music',
      'internet',
    ]);
  });

  await test.step('every spread of the catalogue ends with its own advertisement', async () => {
    const spreads = page.getByRole('region', { name: /^Page / });
    await expect(spreads).toHaveCount(techExtras.ads.length);
    for (const [index, { heading, text }] of techExtras.ads.entries()) {
      await expect(spreads.nth(index).getByText(heading, { exact: true })).toBeVisible();
      await expect(spreads.nth(index).getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
