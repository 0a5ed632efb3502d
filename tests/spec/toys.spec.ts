import { expect } from '@playwright/test';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { toys } from '../../src/content/toys';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the toy shop', async ({ page }) => {
  await openPage(page, '/toys');
  await test.step('shows nine toy cards with name, year, description and emoji, and a price only if the content is sure of one', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(9);
    for (const [index, toy] of toys.entries()) {
      const card = cards[index];
      expect(card?.heading).toBe(toy.name);
      expect(card?.texts).toContain(toy.year);
      for (const text of [toy.description, toy.price ?? 'Ask at till']) {
        expect(card?.texts).toContainEqual(expect.stringContaining(text));
      }
      expect(card?.links).toContain(`Pick up: ${toy.name}`);
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
