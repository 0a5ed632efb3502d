import { expect, type Page } from '@playwright/test';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { firstOpen } from '../../scenes/theme-park/rules/tycoon/topics';
import { untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { act, at, newPark, path, place } from '../theme-park/play';
import {
  button,
  cell,
  choose,
  expectNoAxeFindingsBesideSquares,
  item,
  leaveUnforecast,
  openTab,
  poundsOf,
  stat,
  store,
} from './parkPage';

/** Opens a park under Tycoon rules in which no time passes, with a street, a carousel and a stall. */
async function openTycoon(page: Page): Promise<void> {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(10, 9, 10, 17), place('carousel', 9, 12), place('foodStall', 11, 12));
  act(park, { type: 'stop' });
  const { town } = park;
  if (!town) throw new Error('the park has no town');
  town.open = firstOpen;
  town.awards = 1;
  town.won[0] = 2;
  town.report = 3;
  town.broken[at(park, 9, 12)] = 5;
  const stored = { version: 1, park: writePark(park, { withPeople: true }) };
  await store(page, 'theme-park-auto', stored);
  await leaveUnforecast(page);
  await page.goto('/theme-park');
  await untilGameDrawn(page);
  await expect(button(page, 'Play')).toBeVisible();
}

test('research, awards, fireworks, and the names and colours of rides', async ({ page }) => {
  await openTycoon(page);

  await test.step('a ride is named and painted from its window, and stays so', async () => {
    await cell(page, 9, 12).dispatchEvent('click');
    await page.getByLabel('Name').fill('  Grandma’s   Horses ');
    await button(page, 'Rename').click();
    await expect(page.getByRole('heading', { name: 'Grandma’s Horses' })).toBeVisible();
    await expect(cell(page, 9, 12)).toHaveAttribute('aria-label', /^Grandma’s Horses, column 10/);
    await button(page, 'Blue').click();
    await expect(button(page, 'Blue')).toHaveAttribute('aria-pressed', 'true');
    await expectNoAxeFindingsBesideSquares(page, 'a ride’s window');
    await page.reload();
    await untilGameDrawn(page);
    await cell(page, 9, 12).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Grandma’s Horses' })).toBeVisible();
    await expect(button(page, 'Blue')).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Name').fill('');
    await button(page, 'Rename').click();
    await expect(page.getByRole('heading', { name: 'Carousel' })).toBeVisible();
    // A stall has a name and no colours.
    await cell(page, 11, 12).dispatchEvent('click');
    await expect(page.getByLabel('Name')).toHaveValue('Food Stall');
    await expect(button(page, 'Blue')).toHaveCount(0);
  });

  await test.step('a building that research has not opened says what opens it, and a budget is chosen', async () => {
    await expect(item(page, 'ferrisWheel')).toContainText('Research');
    await expect(item(page, 'ferrisWheel')).toBeEnabled();
    await choose(page, 'ferrisWheel');
    const reason = 'Research opens the Ferris Wheel: see Guests.';
    // Said in the strip below the board, before the first steps.
    await expect(page.locator('p', { hasText: reason })).toBeVisible();
    await cell(page, 10, 17).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('refusal')).toHaveText(reason);

    await openTab(page, 'Guests');
    await expect(page.getByText('Next to open: Ferris Wheel, £0 of £100 spent.')).toBeVisible();
    await page.getByRole('button', { name: 'Budget, each second: one step more' }).click();
    await expect(page.getByLabel('Research budget')).toHaveText('£3');
    await expectNoAxeFindingsBesideSquares(page, 'research');
  });

  await test.step('the books show the county’s awards, and fireworks are let off from the office', async () => {
    await openTab(page, 'Books');
    const tidiest = page.getByRole('listitem').filter({ hasText: 'Tidiest park' });
    await expect(tidiest).toContainText('held – won 2 ×');
    await expect(page.getByText('The inspector found litter on the paths.')).toBeVisible();
    await expect(page.getByText('Fame: 2% fewer guests.')).toBeVisible();
    await expectNoAxeFindingsBesideSquares(page, 'the books');
    const before = poundsOf(await stat(page, 'money').textContent());
    await openTab(page, 'Guests');
    await button(page, 'Fireworks, £500').click();
    await expect(button(page, 'Fireworks in 180 seconds')).toBeDisabled();
    await expect(stat(page, 'money')).toContainText((before - 500).toLocaleString('en-GB'));
  });
});
