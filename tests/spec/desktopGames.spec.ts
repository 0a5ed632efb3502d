import { expect, type Locator } from '@playwright/test';
import { test } from '../site/tab';
import { cell, choose, toDesktop, win } from './desktopPage';

/**
 * Asks for hints and follows them, by script: what a press does was tested before.
 * @param isCareless whether to step on the first mine that is proven, instead of flagging it
 */
async function followHints(game: Locator, isCareless = false): Promise<void> {
  await game.evaluate(async (window, stepsOnMines) => {
    const noted = () => window.querySelector<HTMLElement>('[data-note="safe"], [data-note="mine"]');
    const hint = [...window.querySelectorAll('button')].find((it) => it.textContent === 'Hint');
    if (!hint) throw new Error('there are no hints');
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    for (let taken = 0; taken < 120; taken += 1) {
      hint.click();
      await until(() => noted() !== null || hint.ariaDisabled === 'true');
      const cell = noted();
      if (!cell) return;
      const isMine = cell.dataset.note === 'mine';
      if (!isMine || stepsOnMines) cell.click();
      else cell.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      if (isMine && stepsOnMines) return;
      // A hint that is requested before the field has changed is discarded.
      await until(() => noted() === null && !cell.ariaLabel?.includes('closed'));
    }
  }, isCareless);
}

test('Minesweeper has 9 by 9 cells with 10 mines and flags, works by keys, can be cleared with hints, explains a loss, and has other fields', async ({
  page,
}) => {
  await toDesktop(page);
  await choose(page, 'Minesweeper');
  const game = win(page, 'minesweeper');
  await expect(game.getByRole('gridcell')).toHaveCount(81);
  await expect(game.getByRole('img', { name: 'Mines left: 10' })).toBeVisible();

  await test.step('by keys', async () => {
    await expect(game).toBeFocused();
    // The first arrow moves the focus into the field.
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 2, 2)).toBeFocused();
    await page.keyboard.press('f');
    await expect(cell(page, 2, 2)).toHaveAccessibleName(/flag$/);
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty$/);
    await game.getByRole('button', { name: 'New Game' }).click();
    await expect(game.getByRole('gridcell', { name: /closed/ })).toHaveCount(81);
  });

  // Set a flag with the right button. A flagged cell cannot be revealed.
  await cell(page, 1, 1).click({ button: 'right' });
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/flag$/);
  await cell(page, 1, 1).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/flag$/);
  await cell(page, 1, 1).click({ button: 'right' });
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/question mark$/);
  await cell(page, 1, 1).click({ button: 'right' });

  await cell(page, 5, 5).click();
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/empty$/);
  await expect(game.getByText('This board can be solved without guessing.')).toBeVisible();
  // An open cell cannot be flagged.
  await cell(page, 5, 5).click({ button: 'right' });
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/empty$/);

  const hinted = game.locator('[data-note="safe"], [data-note="mine"]');
  const won = game.getByText('You Won!', { exact: true });
  for (let hint = 0; hint < 3; hint += 1) {
    await game.getByRole('button', { name: 'Hint' }).click();
    await expect(hinted).toHaveCount(1);
    const mine = (await hinted.getAttribute('data-note')) === 'mine';
    const at = game.locator(`[data-cell="${await hinted.getAttribute('data-cell')}"]`);
    await at.click(mine ? { button: 'right' } : {});
    await expect(at).not.toHaveAccessibleName(/closed/);
    await expect(hinted).toHaveCount(0);
  }
  await expect(won).toBeHidden();
  await followHints(game);
  await expect(won).toBeVisible();
  await expect(game.getByText(/3BV \d+/)).toBeVisible();

  await game.getByRole('button', { name: 'New Game' }).click();
  await expect(game.getByRole('gridcell', { name: /closed/ })).toHaveCount(81);
  await cell(page, 5, 5).click();
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/empty$/);
  await followHints(game, true);
  await expect(game.getByText('Game Over!', { exact: true })).toBeVisible();
  // The sentence on the screen, besides the one in the live region.
  await expect(game.locator('p:not([role])').last()).toHaveText(
    /^Game Over! That could have been known: Row \d, column \d is a mine/,
  );
  await expect(
    game.getByRole('gridcell', { name: /: (mine|flag|the mine that went off)/ }),
  ).toHaveCount(10);
  await expect(game.getByRole('button', { name: 'Hint' })).toBeDisabled();

  await test.step('other fields', async () => {
    for (const [name, cells] of [
      ['Intermediate', 256],
      ['Expert', 480],
    ] as const) {
      await game.getByRole('menuitem', { name: 'Game' }).click();
      await game.getByRole('menuitemcheckbox', { name }).click();
      await expect(game.getByRole('gridcell')).toHaveCount(cells);
    }
    await game.getByRole('menuitem', { name: 'Game' }).click();
    await game.getByRole('menuitemcheckbox', { name: 'Custom…' }).click();
    await game.getByRole('spinbutton', { name: 'Width' }).fill('12');
    await game.getByRole('spinbutton', { name: 'Height' }).fill('8');
    await game.getByRole('spinbutton', { name: 'Mines' }).fill('15');
    await game.getByRole('button', { name: 'OK' }).click();
    await expect(game.getByRole('gridcell')).toHaveCount(96);
  });
});

test('Solitaire opens Klondike with draw, undo, hints and the lamp for whether it can be won, or the simple game', async ({
  page,
}) => {
  await toDesktop(page);
  await choose(page, 'Solitaire');
  const game = win(page, 'solitaire');
  await expect(game.getByRole('img', { name: 'Can be won' })).toBeVisible();
  const stock = game.locator('[data-pile="12"]');
  await expect(stock).toHaveAccessibleName(/24 cards/);
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect(stock).toHaveAccessibleName(/23 cards/);
  await page.keyboard.press('u');
  await expect(stock).toHaveAccessibleName(/24 cards/);
  // While hints along the proven solution are followed, the lamp always says that the game can be
  // won.
  for (let hint = 0; hint < 6; hint += 1) {
    await expect(game.getByRole('img', { name: 'Can be won' })).toBeVisible();
    const said = game.getByText(/To win, begin with this/).first();
    // A hint that is requested while the lamp is computing is a simple one.
    await expect(async () => {
      await game.getByRole('button', { name: 'Hint' }).click();
      await expect(said).toBeVisible({ timeout: 1000 });
    }).toPass();
    const text = (await said.textContent()) ?? '';
    if (text.includes('draw from the stock')) {
      await stock.focus();
      await page.keyboard.press('Enter');
    } else {
      const from = game.locator('[data-card][data-hinted="from"]');
      const to = game.locator('[data-hinted="to"]').first();
      // Press the card's upper edge: other cards may cover the rest.
      await from.first().click({ position: { x: 20, y: 6 } });
      await expect(from.first()).toHaveAttribute('aria-pressed', 'true');
      await to.click();
    }
    await expect(game.locator('[data-hinted]')).toHaveCount(0);
  }

  await test.step("Simple shows a deck and the last ten drawn cards, then 'All cards drawn! Start a new game.'", async () => {
    await game.getByRole('menuitem', { name: 'Game' }).click();
    await game.getByRole('menuitemcheckbox', { name: 'Simple' }).click();
    const deck = game.getByRole('button', { name: /Draw a card/ });
    await expect(deck).toHaveAccessibleName(/52 left/);
    await deck.click();
    await expect(deck).toHaveAccessibleName(/51 left/);
    // Draw the rest by script.
    await deck.evaluate(async (button: HTMLElement) => {
      for (let drawn = 1; drawn < 52; drawn += 1) {
        button.click();
        await new Promise((done) => setTimeout(done));
      }
    });
    await expect(game.getByRole('listitem')).toHaveCount(10);
    await expect(game.getByText('All cards drawn! Start a new game.').first()).toBeVisible();
    // The other game is one click away, and the choice is remembered.
    await toDesktop(page, 'solitaire');
    await expect(deck).toHaveAccessibleName(/52 left/);
    await game.getByRole('button', { name: 'Klondike' }).click();
    await expect(game.locator('[data-pile="12"]')).toBeVisible();
  });
});
