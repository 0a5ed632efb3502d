import { expect, type Page } from '@playwright/test';
import { scriptAddress, scriptName } from '../../scripts/share/builtScripts';
import { onPhone } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { finishEntrances, openPage, untilInteractive } from '../site/openPage';
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

test('an index that fails to load can be requested again; the key / opens the search, arrows choose, and Enter leads to the card @firefox', async ({
  page,
  browserName,
}) => {
  await page.route(scriptAddress('loadSearch'), (route) => route.abort());
  await openPage(page, '/');
  await page.keyboard.press('/');
  await expect(page.getByText('The index could not be fetched.')).toBeVisible();
  await page.unroute(scriptAddress('loadSearch'));
  await page.getByRole('button', { name: 'Try again' }).click();
  // Firefox remembers until the next load of a page that a script could not be loaded.
  if (browserName === 'firefox') {
    await page.waitForEvent('load');
    await untilInteractive(page);
    await page.keyboard.press('/');
  }
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

test('loads late, shows results as text with a link to go on, and can lose its key; axe finds nothing', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/toys');

  await test.step('the index and the panel load only with the first use', async () => {
    await page.waitForLoadState('networkidle');
    const isOurs = (path: string) => /loadSearch|panels/.test(scriptName(path));
    expect(scripts.filter(isOurs)).toEqual([]);
    await page.route(scriptAddress('loadSearch'), (route) => route.abort());
    await openSearch(page);
    await expect(page.getByText('The index could not be fetched.')).toBeVisible();
    expect(scripts.filter(isOurs).length).toBeGreaterThan(1);
  });

  await test.step('an index that fails to load says so and can be requested again', async () => {
    await expectNothingIn(page, 'no index');
    await page.unroute(scriptAddress('loadSearch'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Every card, memory')).toBeVisible();
    await expectNothingIn(page, 'empty');
    await field(page).fill('oasis');
    await expect(options(page).first()).toContainText('Oasis');
    await expectNothingIn(page, 'with results');
  });

  await test.step('a search without any result is text, with a link to go on', async () => {
    await field(page).fill('<qqzz>');
    await expect(page.getByText('Nobody here remembers “<qqzz>”')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
    await expectNothingIn(page, 'without results');
    await page.getByRole('button', { name: 'Tamagotchi', exact: true }).click();
    await expect(options(page).first()).toContainText('Tamagotchi');
  });

  await test.step('the key can be turned off and stays off', async () => {
    await field(page).fill('');
    const key = page.getByRole('checkbox', { name: /Open the search with the/ });
    await key.uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await openPage(page, '/tech');
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(key).not.toBeChecked();
  });
});

test('can be used by touch on the smallest screen', ({ page }) =>
  onPhone(page, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Mr Blobby' }).click();
    await expect(field(page)).toHaveValue('Mr Blobby');
    await options(page).filter({ hasText: 'Blobby' }).first().click();
    await expect(page).toHaveURL('/lifestyle#mr-blobby');
    await expect(page.locator('#mr-blobby')).toBeInViewport();
  }));

test('the button in the bar opens it; Escape closes it and returns focus; a slash and a question mark can be typed in a text field', async ({
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
  // The question mark is the key of the remote.
  await page.keyboard.type('and/or?');
  await expect(message).toHaveValue('and/or?');
  await expect(page.getByRole('dialog')).toBeHidden();
});
