import { expect } from '@playwright/test';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { toys } from '../../src/content/toys';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

test('the toy shop', async ({ page }) => {
  await openPage(page, '/toys');
  await test.step('shows nine toy cards with name, year, description and emoji', async () => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(9);
    for (const [index, toy] of toys.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(toy.name);
      await expect(card.getByText(toy.year, { exact: true })).toBeVisible();
      await expect(card.getByText(toy.description)).toBeVisible();
      await expect(card.getByRole('link', { name: `Pick up: ${toy.name}` })).toBeVisible();
    }
  });

  await test.step('a label has a price only if the content is sure of one', async () => {
    const cards = page.getByRole('main').getByRole('article');
    for (const [index, toy] of toys.entries()) {
      await expect(cards.nth(index).getByText(toy.price ?? 'Ask at till')).toBeVisible();
    }
  });

  await test.step('no price label covers the button that tries the toy', async () => {
    const covered = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('article button')].flatMap((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, bottom, height } = button.getBoundingClientRect();
        const isHit = (x: number, y: number) => button.contains(document.elementFromPoint(x, y));
        const isFree =
          isHit(right - 4, bottom - height / 2) && isHit(right - height / 2, bottom - 4);
        return isFree ? [] : [button.getAttribute('aria-label')];
      }),
    );
    expect(covered).toEqual([]);
  });

  await test.step('a toy can be tried by keyboard, also with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const card = page.getByRole('article').filter({ hasText: 'Tamagotchi' });
    await expect(card.getByRole('status')).toBeEmpty();
    await card.getByRole('button', { name: 'Try me: Tamagotchi' }).press('Enter');
    await expect(card.getByRole('status')).toHaveText('Beep beep!');
  });

  await test.step('the closing block has a button Home', async () => {
    const closing = page.getByRole('region', { name: toysExtras.closing.heading });
    await expect(closing.getByText(toysExtras.closing.text)).toBeVisible();
    await closing.getByRole('link').click();
    await expect(page).toHaveURL('/');
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Back Home' }).first().click();
    await expect(page).toHaveURL('/');
  });
});
