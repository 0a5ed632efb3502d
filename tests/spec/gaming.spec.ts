import { expect } from '@playwright/test';
import { consoles } from '../../src/content/consoles';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('shows its parts in order', async ({ page }) => {
  await openPage(page, '/gaming');

  await test.step('shows twelve console cards, each with the first three iconic games', async () => {
    const region = page.getByRole('region', { name: 'Switch them on' });
    const cards = await readCards(region.getByRole('article'));
    expect.soft(cards).toHaveLength(12);
    for (const [index, console] of consoles.entries()) {
      const card = cards[index];
      expect.soft(card?.heading).toBe(console.name);
      expect
        .soft(card?.texts)
        .toEqual(expect.arrayContaining([console.manufacturer, console.year, console.description]));
      expect.soft(card?.items).toEqual(console.iconicGames.slice(0, 3));
    }
  });

  await test.step('a card leads to /arcadeboy and names Super Jump and Block Fall', async () => {
    const card = page.getByRole('region', { name: gamingExtras.arcadeBoy.name });
    await expect.soft(card.getByRole('listitem')).toHaveText(['Super Jump', 'Block Fall']);
    await expect.soft(card.getByText(/handheld of our own/)).toBeVisible();
    await expect
      .soft(card.getByRole('link', { name: 'Switch it on' }))
      .toHaveAttribute('href', '/arcadeboy');
  });

  await test.step('shows a list of memories', async () => {
    const { heading, items } = gamingExtras.memories;
    const list = page.getByRole('region', { name: heading });
    await expect.soft(list.getByRole('listitem')).toHaveText([...items]);
  });

  await test.step('shows a console-wars block with both sides and a verdict', async () => {
    const { heading, sides, verdict } = gamingExtras.consoleWars;
    const block = page.getByRole('region', { name: heading });
    await expect.soft(block.getByRole('article')).toHaveCount(2);
    for (const { hero } of sides) await expect.soft(block.getByText(hero)).toBeVisible();
    await expect.soft(block.getByText(verdict)).toBeVisible();
  });

  await test.step('a button leads to /quiz', async () => {
    const { label } = gamingExtras.closing.action;
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect.soft(link).toHaveAttribute('href', '/quiz');
  });

  await test.step('a handheld has a screen of its own and a switch, and no telly', async () => {
    const handhelds = consoles.filter(({ handheld }) => handheld);
    expect(handhelds.map(({ name }) => name)).toEqual([
      'Game Boy',
      'Game Boy Color',
      'Nintendo DS',
    ]);
    for (const { id, name } of handhelds) {
      const card = page.locator(`#${id}`);
      await expect(card).not.toContainText('telly');
      await expect(card.getByText('Three for the coat pocket')).toBeVisible();
      const grip = card.getByRole('link', { name: `Pick up: ${name}`, exact: true });
      const dark = grip.locator('xpath=ancestor::*[@inert]');
      const power = card.getByRole('button', { name: `The screen of ${name}: on`, exact: true });
      await expect(card.getByRole('button', { name: `of ${name}: ` })).toHaveCount(1);
      await power.click();
      await expect(power).toHaveAttribute('aria-pressed', 'false');
      await expect(dark).toHaveCount(1);
      await power.click();
      await expect(dark).toHaveCount(0);
    }
    await expect(page.getByText('9 on channel 36, 3 on batteries')).toBeVisible();
  });

  await test.step('the knobs of a telly switch it on and off and detune it', async () => {
    const name = consoles.find(({ handheld }) => !handheld)?.name;
    const grip = page.getByRole('link', { name: `Pick up: ${name}`, exact: true });
    const dark = grip.locator('xpath=ancestor::*[@inert]');
    const power = page.getByRole('button', { name: `The telly of ${name}: on` });
    const channel = page.getByRole('button', { name: `The telly of ${name}: tuned in` });
    for (const knob of [power, channel]) {
      await knob.click();
      await expect(knob).toHaveAttribute('aria-pressed', 'false');
      await expect(dark).toHaveCount(1);
      await knob.click();
      await expect(dark).toHaveCount(0);
    }
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
