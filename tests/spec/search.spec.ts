import { expect, type Page } from '@playwright/test';
import { scriptAddress, scriptName } from '../../scripts/share/builtScripts';
import { axeFindings } from '../site/axeFindings';
import { expectNoAxeFindings } from '../site/expectNoAxeFindings';
import { finishEntrances, openPage } from '../site/openPage';
import { test } from '../site/tab';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const options = (page: Page) => page.getByRole('option');

/** The page behind the search does not move. */
async function expectNothingIn(page: Page, state: string): Promise<void> {
  await finishEntrances(page);
  expect(await axeFindings(page, 'dialog[open]'), state).toEqual([]);
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('the key / opens the search, arrows choose, and Enter leads to the card @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('tamagochi');
  await expect(options(page).first()).toContainText('Tamagotchi');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'results' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/toys#tamagotchi');
  await expect(page.locator('#tamagotchi')).toBeFocused();
  await expect(page.locator('#tamagotchi')).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the index and the panel load only with the first use', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/toys');
  await page.waitForLoadState('networkidle');
  const isOurs = (path: string) => /loadSearch|panels/.test(scriptName(path));
  expect(scripts.filter(isOurs)).toEqual([]);
  await openSearch(page);
  await page.keyboard.type('oasis');
  await expect(options(page).first()).toContainText('Oasis');
  expect(scripts.filter(isOurs).length).toBeGreaterThan(1);
});

test('can be used by touch on the smallest screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Mr Blobby' }).click();
  await expect(field(page)).toHaveValue('Mr Blobby');
  await options(page).filter({ hasText: 'Blobby' }).first().click();
  await expect(page).toHaveURL('/lifestyle#mr-blobby');
  await expect(page.locator('#mr-blobby')).toBeInViewport();
});

test('the button in the bar opens it; Escape closes it and returns focus; a slash can be typed in a text field, and a game keeps its keys', async ({
  page,
}) => {
  await openPage(page, '/sms');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();

  const message = page.getByRole('textbox').last();
  await message.focus();
  await page.keyboard.type('and/or');
  await expect(message).toHaveValue('and/or');
  await openPage(page, '/snake');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the key can be turned off and stays off', async ({ page }) => {
  await openPage(page, '/toys');
  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: /Open the search with the/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await openPage(page, '/tech');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Open the search with the/ })).not.toBeChecked();
});

test('an index that fails to load says so and can be requested again', async ({ page }) => {
  await openPage(page, '/toys');
  const index = scriptAddress('loadSearch');
  await page.route(index, (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByText('The index could not be fetched.')).toBeVisible();
  await expectNothingIn(page, 'no index');
  await page.unroute(index);
  await page.getByRole('button', { name: 'Try again' }).click();
  await field(page).fill('tamagotchi');
  await expect(options(page).first()).toContainText('Tamagotchi');
});

test('results, and a search without any, show as text with a link to go on; axe finds nothing', async ({
  page,
}) => {
  await openPage(page, '/toys');
  await openSearch(page);
  await expect(page.getByText('Every card, memory')).toBeVisible();
  await expectNoAxeFindings(page, 'empty');
  await page.keyboard.type('game');
  await expect(options(page).first()).toBeVisible();
  await expectNothingIn(page, 'with results');
  await field(page).fill('');
  await page.keyboard.type('<qqzz>');
  await expect(page.getByText('Nobody here remembers “<qqzz>”')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expectNothingIn(page, 'without results');
  await page.getByRole('button', { name: 'Tamagotchi', exact: true }).click();
  await expect(options(page).first()).toContainText('Tamagotchi');
});
