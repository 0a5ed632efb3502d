import { expect } from '@playwright/test';
import { catalogue } from '../../scenes/catalogue';
import { test } from '../site/tab';
import { box, geometry, icon, stage, start, task, toasts, toDesktop, win } from './desktopPage';

test('windows open at 100,100 with 500 by 400, cascade, can be dragged and sized, and are remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page);
  await icon(page, 'My Computer').dblclick();
  expect(await geometry(page, 'computer')).toEqual({ x: 100, y: 100, width: 500, height: 400 });
  await icon(page, 'Recycle Bin').dblclick();
  expect(await geometry(page, 'bin')).toEqual({ x: 124, y: 124, width: 500, height: 400 });

  const title = await box(win(page, 'bin').getByRole('heading', { name: 'Recycle Bin' }));
  await page.mouse.move(title.x + 60, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 160, title.y + 58, { steps: 5 });
  await page.mouse.up();
  expect(await geometry(page, 'bin')).toMatchObject({ x: 224, y: 174 });

  const { x, y, width, height } = await box(win(page, 'bin'));
  await page.mouse.move(x + width - 5, y + height - 5);
  await page.mouse.down();
  await page.mouse.move(x + width + 45, y + height + 15, { steps: 5 });
  await page.mouse.up();
  expect(await geometry(page, 'bin')).toMatchObject({ width: 550, height: 420 });

  // With keys: the window's own menu.
  await win(page, 'bin').getByRole('button', { name: 'Recycle Bin window menu' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await geometry(page, 'bin')).toMatchObject({ x: 208, y: 174 });

  await win(page, 'bin').getByRole('button', { name: 'Close' }).click();
  await icon(page, 'Recycle Bin').dblclick();
  expect(await geometry(page, 'bin')).toEqual({ x: 208, y: 174, width: 550, height: 420 });
  await toDesktop(page, 'bin');
  expect(await geometry(page, 'bin')).toEqual({ x: 208, y: 174, width: 550, height: 420 });
});

test('a shared link opens its windows, reports unknown names, and can be shared again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'computer,nonsense,minesweeper');
  await expect(win(page, 'computer')).toBeVisible();
  await expect(toasts(page).getByText(/There is no program called “nonsense”/)).toBeVisible();

  await test.step('the first windows cover no icon of the desktop', async () => {
    const { x } = await box(win(page, 'computer'));
    for (const name of ['My Computer', 'Recycle Bin', 'README.txt']) {
      const place = await box(icon(page, name));
      expect(place.x + place.width).toBeLessThanOrEqual(x);
      // The icon's name fits it.
      const { hidden } = await icon(page, name).evaluate((button) => ({
        hidden: button.scrollWidth - button.clientWidth,
      }));
      expect(hidden).toBeLessThanOrEqual(0);
    }
  });

  await test.step('a button on the taskbar copies a link that opens the same desktop', async () => {
    await page.getByRole('button', { name: 'Copy a link to this desktop' }).click();
    await expect(toasts(page).getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('?open=computer%2Cminesweeper');
    await page.goto(link);
    await expect(win(page, 'computer')).toBeVisible();
    await expect(win(page, 'minesweeper')).toHaveAttribute('data-active', '');
  });

  await test.step("Snake's field fits its window", async () => {
    await toDesktop(page, 'snake');
    const { x, width } = await box(win(page, 'snake'));
    const field = await box(win(page, 'snake').locator('[data-game-stage]'));
    expect(field.x + field.width).toBeLessThan(x + width);
  });
});

test('Ctrl and ` switches windows, the last used first; the taskbar and the Start menu work', async ({
  page,
}) => {
  await toDesktop(page, 'computer,bin,display');
  const switcher = page.locator('[data-switcher]');
  // The desktop receives the key once a window has the focus.
  await expect(stage(page, 'desktop').locator(':focus')).toBeAttached();
  await page.keyboard.down('Control');
  await page.keyboard.press('Backquote');
  await expect(switcher).toHaveText('Recycle Bin');
  await page.keyboard.press('Backquote');
  await expect(switcher).toHaveText('My Computer');
  await page.keyboard.press('Shift+Backquote');
  await expect(switcher).toHaveText('Recycle Bin');
  await expect(win(page, 'display')).toHaveAttribute('data-active', '');
  await page.keyboard.up('Control');
  await expect(switcher).toHaveCount(0);
  await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
  await expect(win(page, 'bin')).toBeFocused();
  // Escape changes nothing; a minimised window is restored.
  await page.keyboard.down('Control');
  await page.keyboard.press('Backquote');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Control');
  await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
  await task(page, 'Display').click();
  await task(page, 'Display').click();
  await expect(win(page, 'display')).toBeHidden();
  await page.keyboard.down('Control');
  await page.keyboard.press('Shift+Backquote');
  await expect(switcher).toHaveText('Display');
  await page.keyboard.up('Control');
  await expect(win(page, 'display')).toBeVisible();
  // The focus returns to its element in the window.
  await win(page, 'display').getByLabel('Hedge Maze').focus();
  await page.keyboard.press('Control+Backquote');
  await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
  await page.keyboard.press('Control+Backquote');
  await expect(win(page, 'display').getByLabel('Hedge Maze')).toBeFocused();

  await test.step('every window has a taskbar button: it minimises the active window and raises any other', async () => {
    await win(page, 'display').getByRole('button', { name: 'Close' }).click();
    await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
    await expect(task(page, 'Recycle Bin')).toHaveAttribute('aria-pressed', 'true');
    await expect(task(page, 'My Computer')).toHaveAttribute('aria-pressed', 'false');
    await task(page, 'Recycle Bin').click();
    await expect(win(page, 'bin')).toBeHidden();
    await expect(task(page, 'Recycle Bin')).toHaveAttribute('aria-pressed', 'false');
    await expect(task(page, 'My Computer')).toHaveAttribute('aria-pressed', 'true');
    await task(page, 'Recycle Bin').click();
    await expect(win(page, 'bin')).toBeVisible();
    await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
    // Switch windows with a key that no browser uses.
    await page.keyboard.press('Control+Backquote');
    await expect(win(page, 'computer')).toHaveAttribute('data-active', '');
    await win(page, 'computer').getByRole('button', { name: 'Maximise' }).click();
    const desk = await box(stage(page, 'desktop'));
    expect((await geometry(page, 'computer')).width).toBe(desk.width);
    await win(page, 'computer').getByRole('button', { name: 'Restore' }).click();
    expect((await geometry(page, 'computer')).width).toBe(500);
  });

  await test.step('a press anywhere else closes the Start menu', async () => {
    const menu = page.getByRole('menu', { name: 'Start' });
    await start(page).click();
    await expect(menu).toBeVisible();
    await task(page, 'Recycle Bin').click();
    await expect(menu).toHaveCount(0);
    await expect(win(page, 'bin')).toHaveAttribute('data-active', '');
    await start(page).click();
    await win(page, 'bin').getByRole('heading').click();
    await expect(menu).toHaveCount(0);
  });

  await test.step('other toys run in windows, from Programs', async () => {
    await start(page).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    await page.getByRole('menuitem', { name: 'Free SMS' }).click();
    await expect(win(page, 'sms').getByLabel('Mobile Number')).toBeVisible();
    // The menu lists every toy and game of the site. A cartridge opens in the handheld.
    await start(page).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    const programs = page.getByRole('menu', { name: 'Programs' });
    const expected = catalogue
      .filter((entry) => entry.id !== 'win95-desktop' && !('cartridge' in entry))
      .map(({ title }) => title);
    for (const title of expected) {
      await expect(programs.getByRole('menuitem', { name: title, exact: true })).toBeVisible();
    }
  });
});

test('open windows, their positions, the icons, the look and unsaved text survive a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page);
  const readme = icon(page, 'README.txt');
  const from = await box(readme);
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 340, from.y + 120, { steps: 4 });
  await page.mouse.up();
  const put = await box(readme);
  expect(put.x).toBeCloseTo(from.x + 300);
  // With keys.
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(async () => (await box(readme)).x).toBeCloseTo(put.x + 16);
  await readme.press('Enter');
  await win(page, 'notepad').getByLabel('Text').fill('Not saved.');
  await win(page, 'notepad').getByRole('heading').dblclick();
  await stage(page, 'desktop').locator('ul').first().click({ button: 'right', force: true });
  await page.keyboard.press('Escape');
  await icon(page, 'Recycle Bin').press('Enter');
  await win(page, 'bin').getByRole('button', { name: 'Minimise' }).click();

  // Another tab, with nothing unsaved, is left later.
  const other = await page.context().newPage();
  await toDesktop(other);
  await page.goto('about:blank');
  await other.goto('about:blank');
  await other.close();
  await page.goto('/win95-desktop');
  await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
  const desk = await box(stage(page, 'desktop'));
  await expect.poll(async () => (await geometry(page, 'notepad')).width).toBe(desk.width);
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue('Not saved.');
  await expect(task(page, 'README.txt - Notepad')).toHaveAttribute('aria-pressed', 'true');
  await expect(task(page, 'Recycle Bin')).toHaveAttribute('aria-pressed', 'false');
  await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  expect((await box(readme)).x).toBeCloseTo(put.x + 16);

  await test.step("a link opens the windows that it names, and the visitor's own desktop is kept", async () => {
    await toDesktop(page, 'computer');
    await expect(win(page, 'bin')).toHaveCount(0);
    await toDesktop(page);
    await expect(task(page, 'Recycle Bin')).toBeVisible();
    await expect(win(page, 'computer')).toHaveCount(0);
  });
});
