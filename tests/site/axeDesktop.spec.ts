import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { untilStanding } from './openPage';
import { test } from './tab';

/** @param place what is new in this state; the rest was checked before */
async function expectClean(page: Page, state: string, place?: string): Promise<void> {
  expect.soft(await axeFindings(page, place), state).toEqual([]);
}

test('axe finds nothing on the desktop, in its windows, menus, dialogs and screens', async ({
  page,
}) => {
  await page.goto('/win95-desktop?open=computer,notepad,display,minesweeper,solitaire');
  await untilStanding(page);
  const minesweeper = page.locator('[data-window="minesweeper"]');
  await expect(minesweeper.getByRole('gridcell')).toHaveCount(81);
  await expect(page.locator('[data-pile="12"]')).toBeVisible();
  await expectClean(page, 'five windows');

  await page.getByRole('list', { name: 'Open windows' }).getByText('Minesweeper').click();
  await minesweeper.locator('[data-cell="40"]').click();
  await expect(minesweeper.locator('[data-open]').first()).toBeVisible();
  await minesweeper.getByRole('button', { name: 'Hint' }).click();
  await expect(minesweeper.locator('[data-note]').first()).toBeVisible();
  await minesweeper.getByRole('menuitem', { name: 'Game' }).click();
  await expectClean(page, 'a proof and an open menu', '[data-window="minesweeper"]');
  await page.keyboard.press('Escape');

  await page.goto('/win95-desktop?open=paint,control,find,run');
  await expect(page.getByRole('application', { name: 'Picture' })).toBeVisible();
  await expect(page.locator('[data-window="run"]').getByLabel('Open')).toBeVisible();
  await expectClean(page, 'Paint, Control Panel, Find and Run');
  await page
    .getByRole('list', { name: 'Desktop icons' })
    .getByText('README.txt')
    .click({ button: 'right' });
  await expectClean(page, 'a menu of an icon', '[role="menu"]');
  await page.keyboard.press('Escape');

  await page.goto('/win95-desktop?open=computer,network,recorder,charmap,calculator,prompt');
  await expect(page.locator('[data-window="prompt"]').getByLabel('Command')).toBeVisible();
  await expect(page.locator('[data-window="calculator"] output')).toBeVisible();
  await expect(page.locator('[data-window="network"] a').first()).toBeAttached();
  for (const name of ['Network', 'Sound', 'Character', 'Calculator', 'KID-DOS']) {
    await page.getByRole('list', { name: 'Open windows' }).getByText(name).click();
    await expectClean(page, name, '[data-active]');
  }

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Programs' }).click();
  await expectClean(page, 'the Start menu', '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expectClean(page, 'Help', '[role="alertdialog"]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Test BSOD' }).click();
  await expectClean(page, 'the blue screen', '[data-stage="crash"]');
  await page.locator('[data-stage="crash"]').getByRole('button').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shut Down' }).click();
  await expectClean(page, 'safe to turn off', '[data-stage="shutdown"]');
});
