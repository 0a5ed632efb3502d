import { expect } from '@playwright/test';
import { listenForComplaints } from '../site/openPage';
import { test } from '../site/tab';
import {
  build,
  button,
  cell,
  choose,
  item,
  openPark,
  openStopped,
  openTab,
  pass,
  placeOf,
  poundsOf,
  press,
  second,
  seeWhole,
  stat,
} from './parkPage';

test('keys, prices, undo and the ticks of a second', async ({ page }) => {
  await openPark(page);
  /** The page reacts with its next frame. */
  const take = async (id: string): Promise<void> => {
    await item(page, id).click();
    await pass(page, 60);
  };

  await test.step('by keys, a cursor moves on the grid, Enter builds, Delete removes, and everything is announced', async () => {
    await page.keyboard.press('p');
    await pass(page, 60);
    await expect(button(page, 'Play')).toBeVisible();
    await item(page, 'tree').focus();
    await page.keyboard.press('Enter');
    await cell(page, 10, 17).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, 9, 17)).toBeFocused();
    await expect(cell(page, 9, 17)).toHaveAttribute('aria-label', /Tree may stand here for £100/);
    await page.keyboard.press('Enter');
    await pass(page, 1300);
    await expect(stat(page, 'money')).toHaveText('£9,900');
    await expect(page.getByRole('log').first()).toContainText('Tree built at column 10, row 18');
    await page.keyboard.press('Delete');
    await pass(page, 60);
    await expect(stat(page, 'money')).toHaveText('£9,950');
  });

  await test.step('the focus ring is around the picture, and nothing large is painted over the picture', async () => {
    const screen = page.getByTestId('board').locator('..');
    // Anything painted over the picture is blended with every frame: without a graphics card an
    // outline took five times as long as the park.
    const over = await screen.evaluate((element) => {
      const picture = element.querySelector('canvas');
      if (!picture) return ['no picture'];
      const { width, height } = picture.getBoundingClientRect();
      const painted: string[] = [];
      for (const it of [element, ...element.querySelectorAll('*')]) {
        const box = it.getBoundingClientRect();
        if (box.width < width / 2 || box.height < height / 2) continue;
        const { outlineStyle, backgroundColor, backgroundImage } = getComputedStyle(it);
        if (outlineStyle !== 'none') painted.push(`${it.className}: an outline`);
        const follows = picture.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (!follows || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'))
          continue;
        painted.push(`${it.className}: a ground`);
      }
      return painted;
    });
    expect(over).toEqual([]);
    await expect(screen.locator('..')).toHaveCSS('box-shadow', /0px 0px 0px 4px/);
  });

  await test.step('building costs its price, removal refunds half, and undo refunds all', async () => {
    await take('rollerCoaster');
    await press(page, 3, 3);
    await expect(stat(page, 'money')).toHaveText('£7,950');
    await expect(cell(page, 6, 4)).toHaveAttribute('aria-label', /Roller Coaster, part 8 of 8/);
    await button(page, 'Undo').click();
    await pass(page, 60);
    await expect(stat(page, 'money')).toHaveText('£9,950');
    await button(page, 'Redo').click();
    await pass(page, 60);
    await expect(stat(page, 'money')).toHaveText('£7,950');
    // An occupied cell, or one outside, is refused with a reason.
    await press(page, 5, 4);
    // Sentences are announced one after another.
    await pass(page, 2600);
    await expect(page.getByRole('log').first()).toContainText('Something is in the way');
    await press(page, 18, 10);
    await pass(page, 1300);
    await expect(page.getByRole('log').first()).toContainText('does not fit inside the park');
    await expect(stat(page, 'money')).toHaveText('£7,950');
    // Any cell of a large building works.
    await seeWhole(page);
    for (const [column, row] of [
      [6, 4],
      [3, 3],
      [4, 4],
      [6, 3],
    ] as const) {
      const { x, y } = await placeOf(page, column, row);
      await page.mouse.click(x, y, { button: 'right' });
      await pass(page, 60);
      await expect(stat(page, 'money')).toHaveText('£8,950');
      await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /Grass/);
      await button(page, 'Undo').click();
      await pass(page, 60);
      await expect(stat(page, 'money')).toHaveText('£7,950');
    }
  });

  await test.step('entries are disabled when there is too little money, and say why', async () => {
    for (const column of [0, 5, 10]) await press(page, column, 0);
    await take('giftShop');
    await press(page, 0, 5);
    await expect(stat(page, 'money')).toHaveText('£1,650');
    await expect(item(page, 'rollerCoaster')).toBeDisabled();
    await expect(item(page, 'rollerCoaster')).toHaveAccessibleDescription(/costs £2,000/);
    await expect(item(page, 'ferrisWheel')).toBeEnabled();
  });

  await test.step('a tick takes a second divided by the speed, and none come while paused; visitors come and walk', async () => {
    await page.getByRole('tab', { name: 'Parks' }).click();
    // The panel loads late, and React shows it with a timer of the page's clock.
    const classic = button(page, 'Classic rules');
    await expect(async () => {
      await pass(page, 200);
      await expect(classic).toBeVisible({ timeout: 500 });
    }).toPass();
    await classic.click();
    await button(page, 'Begin a new park').click();
    await pass(page, 60);
    await expect(stat(page, 'money')).toHaveText('£10,000');
    await button(page, 'Pause').click();
    await page.getByRole('tab', { name: 'How to' }).click();
    await pass(page, 60);
    await take('path');
    for (let row = 17; row > 12; row -= 1) await press(page, 10, row);
    await expect(stat(page, 'money')).toHaveText('£9,750');
    await pass(page, 1.2 * second);
    await expect(stat(page, 'money')).toHaveText('£9,750');
    await button(page, 'Play').click();
    await pass(page, 5 * second);
    const money = poundsOf(await stat(page, 'money').textContent());
    // Six buildings cost 5 each a tick.
    expect(9750 - money).toBeGreaterThanOrEqual(4 * 30);
    expect(9750 - money).toBeLessThanOrEqual(6 * 30);
    await expect(stat(page, 'visitors')).not.toHaveText('0');
    await expect(page.getByTestId('instructions')).not.toContainText('Visitors in the park: 0');
    await button(page, '3x').click();
    await pass(page, 6.5 * second);
    const later = poundsOf(await stat(page, 'money').textContent());
    expect(money - later).toBeGreaterThanOrEqual(17 * 30);
    // A bare park pleases nobody for long: from 100 a point a tick towards 50.
    await expect(stat(page, 'satisfaction').locator('..')).toHaveAttribute('data-band', 'yellow');
  });
});

test('the page has all parts of a park; after a press on the board the keys work, and a refusal shows at the square', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await openStopped(page);
  await test.step('shows a header, play and pause, three speeds, stats, a palette, a 20x20 grid and instructions', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Theme Park' })).toBeVisible();
    for (const speed of ['1x', '2x', '3x']) await expect(button(page, speed)).toBeVisible();
    await expect(button(page, '1x')).toHaveAttribute('aria-pressed', 'true');
    await expect(stat(page, 'money')).toHaveText('£10,000');
    await expect(stat(page, 'visitors')).toHaveText('0');
    await expect(stat(page, 'satisfaction')).toContainText('100%');
    await expect(page.getByRole('gridcell')).toHaveCount(400);
    await expect(cell(page, 10, 18)).toHaveAttribute('aria-label', /Entrance, column 11, row 19/);
    await expect(page.getByTestId('instructions')).toContainText('Visitors in the park: 0');
    // The keys come from the controls' own data.
    await expect(page.getByTestId('instructions')).toContainText('P Play or pause, Z Undo');
    for (const [id, price] of [
      ['entrance', 'Free'],
      ['path', '£50'],
      ['rollerCoaster', '£2,000'],
      ['ferrisWheel', '£1,500'],
      ['carousel', '£1,000'],
      ['foodStall', '£500'],
      ['giftShop', '£300'],
      ['tree', '£100'],
      ['fountain', '£400'],
    ]) {
      await expect(item(page, id)).toContainText(price);
    }
  });

  await build(page, 'tree', 3, 3);
  await seeWhole(page);
  const clickCell = async (column: number, row: number): Promise<void> => {
    const { x, y } = await placeOf(page, column, row);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  };

  await test.step('after a press with a building, undo, Delete and Escape work by key', async () => {
    await choose(page, 'fountain');
    await clickCell(6, 6);
    await expect(cell(page, 6, 6)).toBeFocused();
    await expect(cell(page, 6, 6)).toHaveAttribute('aria-label', /Fountain/);
    await page.keyboard.press('z');
    await expect(cell(page, 6, 6)).toHaveAttribute('aria-label', /Grass/);
    await page.keyboard.press('Control+y');
    await expect(cell(page, 6, 6)).toHaveAttribute('aria-label', /Fountain/);
    await page.keyboard.press('Control+z');
    await expect(cell(page, 6, 6)).toHaveAttribute('aria-label', /Grass/);
    await clickCell(3, 3);
    await page.keyboard.press('Delete');
    await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /Grass/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Look')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('Ctrl+Z also works while the focus is in the palette', async () => {
    await choose(page, 'tree');
    await clickCell(3, 3);
    await item(page, 'tree').focus();
    await page.keyboard.press('Control+z');
    await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /Grass/);
    await page.keyboard.press('Control+Shift+z');
    await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /Tree/);
  });

  await test.step('a drag builds and removes several at once, shows its cost first, and is one undo step', async () => {
    const dragTo = async (...cells: readonly (readonly [number, number])[]): Promise<void> => {
      for (const [index, [column, row]] of cells.entries()) {
        const { x, y } = await placeOf(page, column, row);
        await page.mouse.move(x, y);
        if (index === 0) await page.mouse.down();
      }
    };
    // £100 for the first tree, of which its removal gave half back, and £100 for the second.
    const money = '£9,850';
    await expect(stat(page, 'money')).toHaveText(money);
    await page.keyboard.press('c');
    await expect(item(page, 'carousel')).toHaveAttribute('aria-pressed', 'true');
    await dragTo([12, 8], [14, 8]);
    await expect(page.getByTestId('drag-cost')).toHaveText('3 × Carousel, £3,000');
    await expect(stat(page, 'money')).toHaveText(money);
    await page.mouse.up();
    for (const column of [12, 13, 14])
      await expect(cell(page, column, 8)).toHaveAttribute('aria-label', /Carousel/);
    await page.keyboard.press('x');
    await expect(button(page, 'Remove')).toHaveAttribute('aria-pressed', 'true');
    await dragTo([12, 8], [13, 8]);
    await expect(page.getByTestId('drag-cost')).toHaveText('Remove 2, £1,000 back');
    await page.mouse.up();
    await expect(cell(page, 13, 8)).toHaveAttribute('aria-label', /Grass/);
    await page.keyboard.press('z');
    await expect(cell(page, 12, 8)).toHaveAttribute('aria-label', /Carousel/);
    await expect(cell(page, 13, 8)).toHaveAttribute('aria-label', /Carousel/);
    await page.keyboard.press('z');
    await expect(stat(page, 'money')).toHaveText(money);
    // Escape cancels a drag.
    await page.keyboard.press('a');
    await expect(item(page, 'path')).toHaveAttribute('aria-pressed', 'true');
    await dragTo([12, 8], [14, 8]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Look')).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.up();
    await expect(stat(page, 'money')).toHaveText(money);
    await page.keyboard.press('t');
    await expect(item(page, 'tree')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a refusal gives the reason at the square', async () => {
    await clickCell(3, 3);
    await expect(page.getByTestId('refusal')).toHaveText('Something is in the way of the Tree.');
    await clickCell(8, 8);
    await expect(page.getByTestId('refusal')).toHaveCount(0);
  });

  await test.step('the palette is one tab stop, and choosing a building by key moves the focus to the board', async () => {
    await item(page, 'tree').focus();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'fountain')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, 8, 8)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell(page, 8, 9)).toHaveAttribute('aria-label', /Fountain/);
    for (const name of ['Skip', 'Closer', 'Farther away']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(item(page, 'fountain')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'How to' })).toBeFocused();
  });

  await test.step('a path that is not connected to the entrance is reported on every tab', async () => {
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Lay a path from the entrance');
    await build(page, 'path', 2, 10);
    await expect(panel).toContainText('No path touches the entrance.');
    await openTab(page, 'Books');
    await expect(panel).toContainText('No path touches the entrance.');
    const gate = page.locator('[data-cell][aria-label^="Entrance"]');
    const at = Number(await gate.getAttribute('data-cell'));
    await cell(page, at % 20, Math.floor(at / 20) - 1).dispatchEvent('click');
    await expect(panel).toContainText('One square of path is not connected to the entrance.');
    await build(page, 'carousel', 15, 3);
    await button(page, 'Undo').click();
    await cell(page, 2, 10).focus();
    await page.keyboard.press('Delete');
    await expect(panel).not.toContainText('entrance');
  });

  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
  expect(complaints.messages).toEqual([]);
});
