import { expect } from '@playwright/test';
import { test } from '../site/tab';
import { box, choose, icon, stage, start, task, toasts, toDesktop, win } from './desktopPage';

test('a note can be written, saved, found, thrown away, restored and emptied; unsaved sheets are asked about', async ({
  page,
}) => {
  await toDesktop(page, 'computer');
  await win(page, 'computer').getByRole('button', { name: 'New note' }).click();
  const paper = win(page, 'notepad');
  await paper.getByLabel('File name').fill('Diary.txt');
  await paper.getByLabel('Text').fill('Dear diary, <b>no</b> news.');
  await paper.getByLabel('Text').press('Control+s');
  await expect(paper.getByText('Saved', { exact: true })).toBeVisible();
  await toDesktop(page, 'computer,bin');
  const computer = win(page, 'computer');
  await task(page, 'My Computer').click();
  await computer.getByRole('button', { name: 'Diary.txt' }).dblclick();
  await expect(paper.getByLabel('Text')).toHaveValue('Dear diary, <b>no</b> news.');
  await paper.getByRole('button', { name: 'Close' }).click();
  await computer.getByRole('button', { name: 'Diary.txt' }).press('Delete');
  await task(page, 'Recycle Bin').click();
  const bin = win(page, 'bin');
  await bin.getByRole('button', { name: 'Diary.txt' }).click();
  await bin.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await expect(bin.getByRole('button', { name: 'Diary.txt' })).toHaveCount(0);
  await task(page, 'My Computer').click();
  await computer.getByRole('button', { name: 'Diary.txt' }).press('Delete');
  await task(page, 'Recycle Bin').click();
  await bin.getByRole('button', { name: 'Empty Recycle Bin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(bin.getByText('The Recycle Bin is empty.', { exact: true })).toBeVisible();

  await test.step('opening a saved sheet raises the window that has it', async () => {
    await start(page).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    await page.getByRole('menuitem', { name: 'Notepad' }).click();
    const papers = win(page, 'notepad');
    const scrolled = await page.evaluate(() => scrollY);
    // Type at once: the program may not have loaded yet.
    await page.keyboard.type('In a row.');
    await expect(papers.getByLabel('Text')).toBeFocused();
    await expect(papers.getByLabel('Text')).toHaveValue('In a row.');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await papers.getByLabel('Text').fill('First.');
    await papers.getByLabel('File name').fill('Log.txt');
    await papers.getByRole('button', { name: 'Save' }).click();
    await expect(papers.getByText('Saved', { exact: true })).toBeVisible();
    await expect(task(page, 'Log.txt - Notepad')).toBeVisible();
    await task(page, 'My Computer').click();
    await win(page, 'computer').getByRole('button', { name: 'Log.txt' }).dblclick();
    await expect(papers).toHaveCount(1);
    await expect(papers).toHaveAttribute('data-active', '');
    await expect(papers.getByLabel('Text')).toHaveValue('First.');
    // Notepad opens a new sheet beside it.
    await start(page).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    await page.getByRole('menuitem', { name: 'Notepad' }).click();
    await expect(papers).toHaveCount(2);
    await expect(papers.last().getByLabel('Text')).toHaveValue('');
    // A name that is taken gets a number, and a sheet saved in that way is not asked about.
    await papers.last().getByLabel('File name').fill('log.txt');
    await papers.last().getByLabel('Text').fill('Second.');
    await papers.last().getByRole('button', { name: 'Save' }).click();
    await expect(papers.last().getByLabel('File name')).toHaveValue('log (2).txt');
    await papers.last().getByRole('button', { name: 'Close' }).click();
    await expect(papers).toHaveCount(1);
  });

  await test.step('unsaved text is asked about before its window closes or the machine shuts down', async () => {
    await paper.getByRole('button', { name: 'Close' }).click();
    await expect(paper).toHaveCount(0);
    await start(page).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    await page.getByRole('menuitem', { name: 'Notepad' }).click();
    const box = page.getByRole('alertdialog', { name: 'Notepad' });
    await paper.getByLabel('Text').fill('Buy more discs.');
    await paper.getByRole('button', { name: 'Close' }).click();
    await expect(box).toContainText('The text in Untitled.txt has changed.');
    await expect(box.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(paper.getByLabel('Text')).toHaveValue('Buy more discs.');
    await choose(page, 'Shut Down');
    await expect(box).toBeVisible();
    await expect(stage(page, 'shutdown')).toHaveCount(0);
    await box.getByRole('button', { name: 'Yes' }).click();
    await expect(paper).toHaveCount(0);
    await win(page, 'computer').getByRole('button', { name: 'Untitled.txt' }).dblclick();
    await expect(paper.getByLabel('Text')).toHaveValue('Buy more discs.');
    await paper.getByLabel('Text').fill('');
    await page.keyboard.press('Shift+F4');
    await box.getByRole('button', { name: 'No' }).click();
    await expect(paper).toHaveCount(0);
    await win(page, 'computer').getByRole('button', { name: 'Untitled.txt' }).dblclick();
    await expect(paper.getByLabel('Text')).toHaveValue('Buy more discs.');
    // Saved text is not asked about.
    await paper.getByRole('button', { name: 'Close' }).click();
    await expect(paper).toHaveCount(0);
  });
});

test('arrows move between files, and deleting a file moves the focus to the next one; two tabs share the disk', async ({
  page,
  context,
}) => {
  await toDesktop(page, 'computer');
  const computer = win(page, 'computer');
  for (const count of ['1 file', '2 files', '3 files', '4 files', '5 files']) {
    await computer.getByRole('button', { name: 'New note', exact: true }).click();
    await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
    await expect(computer.getByText(count, { exact: true })).toBeVisible();
  }
  const file = (name: string) => computer.getByRole('button', { name, exact: true });
  await file('Desktop').focus();
  await page.keyboard.press('ArrowRight');
  await expect(file('New note.txt')).toBeFocused();
  await expect(file('New note.txt')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const first = await box(file('Desktop'));
  const below = await box(computer.locator('button:focus'));
  expect(below.x).toBeCloseTo(first.x);
  expect(below.y).toBeGreaterThan(first.y);
  await page.keyboard.press('End');
  await expect(file('New note (5).txt')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(file('New note (4).txt')).toBeFocused();
  // The toolbar keeps the focus, although nothing is selected any more.
  await computer.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(computer.getByText('3 files')).toBeVisible();
  await expect(computer.getByRole('button', { name: 'Delete' })).toBeFocused();

  await test.step('two tabs share the disk', async () => {
    const other = await context.newPage();
    await toDesktop(other, 'computer');
    await expect(file('New note (4).txt')).toHaveCount(0);
    await win(other, 'computer').getByRole('button', { name: 'New note', exact: true }).click();
    await expect(file('New note (4).txt')).toBeVisible();
    await file('New note.txt').press('Delete');
    await expect(win(other, 'computer').getByRole('button', { name: 'New note.txt' })).toHaveCount(
      0,
    );
    await other.close();
  });

  await page.keyboard.press('Shift+F4');
  await expect(computer).toHaveCount(0);
});

test('a full disk says so, and no text is lost', async ({ page }) => {
  await page.addInitScript((name) => {
    const files = [700_000, 739_000].map((length) => ({
      id: `p${length}`,
      name: `p${length}.png`,
      type: 'picture',
      text: 'A'.repeat(length),
      folder: 'documents',
      binned: false,
      changed: 1,
    }));
    localStorage.setItem(name, JSON.stringify({ version: 2, files }));
  }, 'desktop:files');
  await toDesktop(page, 'notepad');
  const paper = win(page, 'notepad');
  await test.step('a megabyte that is pasted is refused in words, and nothing is lost', async () => {
    await paper.getByLabel('Text').fill('kept');
    await paper.getByLabel('Text').evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'z'.repeat(1_000_000));
      const paste = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', paste));
    });
    await expect(page.getByRole('alertdialog')).toContainText('That is 1,000,000 characters');
    await page.keyboard.press('Enter');
    await expect(paper.getByLabel('Text')).toHaveValue('kept');
  });
  await paper.getByLabel('Text').fill('y'.repeat(19_000));
  await paper.getByLabel('Text').press('Control+s');
  await expect(page.getByRole('alertdialog')).toContainText('The disk is full');
  await page.keyboard.press('Enter');
  await expect(paper.getByText('Not saved yet')).toBeVisible();
  await paper.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The disk is full');
  await page.keyboard.press('Enter');
  await expect(paper.getByLabel('Text')).toHaveValue(/^y{19000}$/);
});

test('menus open by right button, long press and menu key: folders, names, cut and paste, dragging, band selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page);
  const ground = page.getByRole('list', { name: 'Desktop icons' });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const pressGround = () => ground.click({ button: 'right', position: { x: 900, y: 300 } });
  await pressGround();
  await expect(page.getByRole('menu', { name: 'Desktop' })).toBeVisible();
  await entry('New Folder').click();
  const name = ground.getByLabel('New name');
  await expect(name).toBeFocused();
  await name.fill('Letters');
  await name.press('Enter');
  const letters = icon(page, 'Letters');
  await expect(letters).toBeFocused();

  await test.step("the menu key and Shift F10 open an icon's menu; a file that is cut there can be pasted into a folder", async () => {
    await icon(page, 'README.txt').focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu', { name: 'README.txt' })).toBeVisible();
    await expect(entry('Open')).toBeFocused();
    await entry('Properties').click();
    const properties = page.getByRole('alertdialog', { name: 'README.txt Properties' });
    await expect(properties.getByRole('row', { name: 'Location' })).toContainText('Desktop');
    await page.keyboard.press('Enter');
    await icon(page, 'README.txt').press('Control+c');
    await letters.press('Enter');
    const view = win(page, 'computer');
    await expect(view.getByRole('heading')).toHaveText('Letters');
    await view.getByRole('list').click({ button: 'right', position: { x: 300, y: 200 } });
    await entry('Paste').click();
    await expect(view.getByRole('button', { name: 'README.txt' })).toBeVisible();
    await expect(icon(page, 'README.txt')).toBeVisible();
  });

  await test.step('a file can be dragged from a window to the bin, and Escape cancels a drag', async () => {
    const copy = win(page, 'computer').getByRole('button', { name: 'README.txt' });
    const start = await box(copy);
    const bin = await box(icon(page, 'Recycle Bin'));
    const dragToBin = async () => {
      await page.mouse.move(start.x + 40, start.y + 20);
      await page.mouse.down();
      await page.mouse.move(bin.x + 40, bin.y + 30, { steps: 5 });
    };
    await dragToBin();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(copy).toBeVisible();
    await dragToBin();
    await page.mouse.up();
    await expect(copy).toHaveCount(0);
    await icon(page, 'Recycle Bin').press('Enter');
    await expect(win(page, 'bin').getByRole('button', { name: 'README.txt' })).toBeVisible();
    await win(page, 'bin').getByRole('button', { name: 'Close' }).click();
    await win(page, 'computer').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a band around icons selects them', async () => {
    const first = await box(icon(page, 'My Computer'));
    const last = await box(letters);
    await page.mouse.move(last.x + 130, last.y + last.height + 10);
    await page.mouse.down();
    await page.mouse.move(first.x + 20, first.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(ground.locator('[aria-pressed="true"]')).toHaveCount(4);
    await letters.press('Delete');
    await expect(letters).toHaveCount(0);
    await expect(icon(page, 'README.txt')).toHaveCount(0);
    await expect(icon(page, 'My Computer')).toBeVisible();
  });

  await test.step('the taskbar arranges windows, and text has a context menu', async () => {
    await choose(page, 'Minesweeper');
    await expect(win(page, 'minesweeper')).toBeVisible();
    await task(page, 'Minesweeper').click({ button: 'right' });
    await entry('Minimise').click();
    await expect(win(page, 'minesweeper')).toBeHidden();
    await pressGround();
    await entry('New Text Document').click();
    await name.press('Enter');
    await icon(page, 'New note.txt').press('Enter');
    const text = win(page, 'notepad').getByLabel('Text');
    await text.fill('one');
    await text.click({ button: 'right' });
    await entry('Select All').click();
    await text.click({ button: 'right' });
    await entry('Delete').click();
    await expect(text).toHaveValue('');
    await text.evaluate((field, letters) => {
      const data = new DataTransfer();
      data.setData('text/plain', letters);
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', paste));
    }, 'z'.repeat(1_000_000));
    await expect(page.getByRole('alertdialog')).toContainText('That is 1,000,000 characters');
    await page.keyboard.press('Enter');
  });
});

test('with damaged files and positions the desktop starts clean and says what it dropped', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('desktop', '{"version":1,"saver":"maze","places":{"bin":{"x":"far"}}}');
    localStorage.setItem('desktop:files', '{"version":1,"files":[{"id":"x"},7]}');
  });
  await toDesktop(page, 'bin');
  await expect(win(page, 'bin')).toBeVisible();
  await expect(toasts(page).getByText(/3 damaged entries/)).toBeVisible();
});
