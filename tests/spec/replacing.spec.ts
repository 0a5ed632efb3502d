import { expect, type Page } from '@playwright/test';
import { encodeSave } from '../../scenes/kit/rules/saveText';
import { createRun } from '../../scenes/kit/run/createRun';
import { snake } from '../../scenes/snake/game';
import { untilInteractive } from '../site/openPage';
import { test } from '../site/tab';
import { leaveUnsolved } from './desktopPage';
import { openMenu, openSnake, start } from './snakePage';

/*
 * Tests every control that replaces something a visitor has made: it asks first, or the visitor can
 * bring the old back. The tests of the theme park, the telephone, the handheld, the online service and
 * the checklist are in the files of those pages.
 */

const win = (page: Page, app: string) => page.locator(`[data-window="${app}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to another page and back without a page load. */
async function leaveAndReturn(page: Page): Promise<void> {
  const heading = await page.locator('main h1').elementHandle();
  await page.getByRole('link', { name: '90s Kid' }).first().click();
  await expect(page).toHaveURL('/');
  // The address changes first. The page is gone once its heading is.
  await page.waitForFunction((element) => !element?.isConnected, heading);
  await page.goBack();
  await page.waitForFunction(() => location.pathname !== '/');
}

test('a replaced game of Solitaire or Minesweeper can be brought back', async ({ page }) => {
  await leaveUnsolved(page);
  await page.goto('/win95-desktop?open=solitaire,minesweeper');
  await untilInteractive(page);
  const raise = (name: string) =>
    page.getByRole('list', { name: 'Open windows' }).getByRole('button', { name }).click();
  const inMenu = async (app: string, menu: string, entry: string) => {
    await win(page, app).getByRole('menuitem', { name: menu, exact: true }).click();
    const entries = win(page, app).getByRole('menu');
    await entries
      .getByRole('menuitem', { name: entry, exact: true })
      .or(entries.getByRole('menuitemcheckbox', { name: entry, exact: true }))
      .click();
  };
  const bringBack = (app: string) => inMenu(app, 'Game', 'Bring back the last game');

  await test.step('after Deal, and after an option, which deals', async () => {
    await raise('Solitaire');
    const stock = win(page, 'solitaire').locator('[data-pile="12"]');
    await expect(stock).toHaveAccessibleName(/24 cards/);
    // All options take one way: one of a group, and one by itself.
    const controls = [
      ['Game', 'Deal'],
      ['Options', 'Vegas'],
      ['Options', 'Only deals that can be won'],
    ] as const;
    await stock.press('Enter');
    await expect(stock).toHaveAccessibleName(/23 cards/);
    for (const [menu, entry] of controls) {
      await inMenu('solitaire', menu, entry);
      await expect(stock, entry).toHaveAccessibleName(/24 cards/);
      await bringBack('solitaire');
      await expect(stock, entry).toHaveAccessibleName(/23 cards/);
    }
  });

  await test.step('bringing one back sets the newer game aside, if it had begun', async () => {
    const stock = win(page, 'solitaire').locator('[data-pile="12"]');
    await inMenu('solitaire', 'Game', 'Deal');
    for (let left = 23; left > 20; left -= 1) {
      await stock.press('Enter');
      await expect(stock).toHaveAccessibleName(new RegExp(`${left} cards`));
    }
    await bringBack('solitaire');
    await expect(stock).toHaveAccessibleName(/23 cards/);
    await bringBack('solitaire');
    await expect(stock).toHaveAccessibleName(/21 cards/);
  });

  await test.step('in the simple game', async () => {
    await inMenu('solitaire', 'Game', 'Simple');
    const deck = win(page, 'solitaire').getByRole('button', { name: /^Draw a card/ });
    await deck.click();
    await inMenu('solitaire', 'Game', 'New Game');
    await expect(deck).toHaveAccessibleName('Draw a card, 52 left');
    await bringBack('solitaire');
    await expect(deck).toHaveAccessibleName('Draw a card, 51 left');
    await inMenu('solitaire', 'Game', 'Klondike');
    await expect(deck).toHaveCount(0);
    await inMenu('solitaire', 'Game', 'Simple');
    await expect(deck).toHaveAccessibleName('Draw a card, 51 left');
  });

  await test.step('after the face, New Game, another field and other rules', async () => {
    await raise('Minesweeper');
    const mines = win(page, 'minesweeper');
    const dug = mines.getByRole('gridcell').nth(40);
    await dug.click();
    // Row and column are digits too, so match only what follows them.
    await expect(dug).toHaveAccessibleName(/: (empty|\d)/);
    const opened = await dug.getAttribute('aria-label');
    const controls = [
      () => mines.getByRole('button', { name: 'New Game' }).click(),
      () => inMenu('minesweeper', 'Game', 'New Game'),
      () => inMenu('minesweeper', 'Game', 'Marks (?)'),
      () => inMenu('minesweeper', 'Game', 'No guessing needed'),
      () => inMenu('minesweeper', 'Game', 'Intermediate'),
    ];
    for (const replace of controls) {
      await replace();
      await expect(dug).not.toHaveAttribute('aria-label', opened ?? '');
      await bringBack('minesweeper');
      await expect(dug).toHaveAttribute('aria-label', opened ?? '');
    }
  });
});

test('unsaved text survives a visit to another page, and deleting for good asks', async ({
  page,
}) => {
  await test.step('a text message', async () => {
    await page.goto('/sms');
    await untilInteractive(page);
    await page.getByLabel('Message').fill('c u l8r');
    await leaveAndReturn(page);
    await expect(page.getByLabel('Message')).toHaveValue('c u l8r');
  });

  await test.step('a question for the fortune ball, until it is asked', async () => {
    await page.goto('/magic8ball');
    await untilInteractive(page);
    const field = page.getByLabel('Your question');
    await field.fill('Will it snow?');
    await leaveAndReturn(page);
    await expect(field).toHaveValue('Will it snow?');
    await field.press('Enter');
    await leaveAndReturn(page);
    await expect(field).toHaveValue('');
  });

  await test.step('an unsaved sheet', async () => {
    await page.goto('/win95-desktop?open=notepad');
    await untilInteractive(page);
    const paper = win(page, 'notepad').getByLabel('Text');
    await paper.fill('Dear diary');
    await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await leaveAndReturn(page);
    await expect(paper).toHaveValue('Dear diary');
  });

  await test.step('deleting a file for good', async () => {
    await win(page, 'notepad').getByRole('button', { name: 'Save' }).click();
    await page.goto('/win95-desktop?open=computer,bin');
    await untilInteractive(page);
    const raise = (name: string) =>
      page.getByRole('list', { name: 'Open windows' }).getByRole('button', { name }).click();
    await raise('My Computer');
    const name = /Untitled/;
    await win(page, 'computer').getByRole('button', { name }).press('Delete');
    await raise('Recycle Bin');
    const file = win(page, 'bin').getByRole('button', { name });
    const deletes = [
      () => file.press('Delete'),
      () => win(page, 'bin').getByRole('button', { name: 'Delete for good' }).click(),
      () => win(page, 'bin').getByRole('button', { name: 'Empty Recycle Bin' }).click(),
    ];
    await file.click();
    for (const press of deletes) {
      await press();
      await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
      await expect(file).toBeVisible();
    }
  });
});

test('a quiz round resumes after a visit to another page', async ({ page }) => {
  await page.goto('/quiz?category=gaming');
  await untilInteractive(page);
  const option = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await option.click();
  await button(page, 'Next Question →').click();
  await option.click();
  const question = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const second = page.getByRole('heading', { level: 2, name: question });
  await leaveAndReturn(page);
  await expect(second).toBeVisible();
  await expect(button(page, 'Next Question →')).toBeVisible();
});

test('reset keys, reset settings and torn-out questions can be brought back', async ({ page }) => {
  await test.step('keys', async () => {
    await page.goto('/settings');
    await untilInteractive(page);
    const opener = page.getByText('Snake II', { exact: true });
    const game = page.locator('details#snake');
    await opener.click();
    await game.getByRole('button', { name: /^Left: .*Change$/ }).click();
    await page.keyboard.press('j');
    const own = game.getByRole('button', { name: 'Left: J. Change' });
    await expect(own).toBeVisible();
    await game.getByRole('button', { name: 'Reset keys' }).click();
    await expect(own).toHaveCount(0);
    // A second reset does not replace the keys that the first one has set aside.
    await game.getByRole('button', { name: 'Reset keys' }).click();
    await game.getByRole('button', { name: 'Bring back my keys' }).click();
    await expect(own).toBeVisible();
    await expect(game.getByRole('button', { name: 'Reset keys' })).toBeFocused();
    await page.reload();
    await untilInteractive(page);
    await opener.click();
    await expect(own).toBeVisible();
  });

  await test.step('settings, also those of an earlier reset', async () => {
    await page.goto('/settings');
    await untilInteractive(page);
    const root = page.locator('html');
    const reset = button(page, 'Reset all settings');
    const less = page.getByRole('region', { name: 'Look' }).getByLabel('Less');
    await page.getByRole('radio', { name: 'Larger', exact: true }).check();
    await reset.click();
    await expect(root).toHaveAttribute('data-text', 'normal');
    await page.getByRole('radio', { name: 'More', exact: true }).check();
    await reset.click();
    await expect(page.getByRole('radio', { name: 'More', exact: true })).not.toBeChecked();
    await less.check();
    await button(page, 'Bring back my settings').click();
    await expect(root).toHaveAttribute('data-text', 'larger');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await expect(less).toBeChecked();
    await expect(reset).toBeFocused();
    await expect(button(page, 'Bring back my settings')).toHaveCount(0);
    await reset.click();
  });

  await test.step('questions', async () => {
    const asked = [{ question: 'Will it rain?', answer: 3 }];
    await page.evaluate(
      (record) => localStorage.setItem('magic8ball', record),
      JSON.stringify({ version: 1, asked }),
    );
    await page.goto('/magic8ball');
    await untilInteractive(page);
    const summary = page.getByText('Asked before (1)');
    await summary.click();
    await button(page, 'Tear the page out').click();
    await expect(summary).toHaveCount(0);
    await expect(button(page, 'Put the page back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(button(page, 'Put the page back')).toHaveCount(0);
    await page.reload();
    await expect(summary).toBeVisible();
  });
});

test('a stored run that a new game on the title replaces can be brought back', async ({ page }) => {
  const run = createRun(snake, { seed: () => 7 });
  run.dispatch({ type: 'start' });
  for (let tick = 0; tick < 130; tick += 1) run.advance(1000 / 60);
  await page.addInitScript(
    (text) => {
      localStorage['run:snake'] ??= JSON.stringify({ version: 1, text });
    },
    encodeSave(snake, run.save()),
  );
  await openSnake(page);
  const offer = page.getByText('You left an unfinished run.');
  await expect(offer).toBeVisible();
  const menu = page.getByRole('dialog');
  await openMenu(page);
  await menu.getByRole('button', { name: 'New game' }).click();
  await page.clock.runFor(50);
  await expect(offer).toBeHidden();
  await start(page).click();
  await page.clock.runFor(50);
  await openMenu(page);
  await menu.getByRole('button', { name: 'Bring back the last game' }).click();
  await page.clock.runFor(50);
  await expect(page.getByText('Press START', { exact: true })).toBeHidden();
});
