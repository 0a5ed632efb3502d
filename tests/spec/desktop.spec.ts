import { expect, type Locator, type Page } from '@playwright/test';
import { catalogue } from '../../scenes/catalogue';
import { bannerLines, bootLines } from '../../src/toys/desktop/boot';
import { test } from '../site/tab';

const stage = (page: Page, name: string) => page.locator(`[data-stage="${name}"]`);
const win = (page: Page, app: string) => page.locator(`[data-window="${app}"]`);
const icon = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Desktop icons' }).getByRole('button', { name });
const task = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Open windows' }).getByRole('button', { name });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** A line of the boot that is not in the page's HTML. */
const lateLine = bootLines[bannerLines + 1];

async function toDesktop(page: Page, open = ''): Promise<void> {
  await page.goto(`/win95-desktop${open && `?open=${open}`}`);
  if (!open) await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
  await expect(stage(page, 'desktop')).toBeVisible();
}

async function choose(page: Page, entry: string): Promise<void> {
  await start(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('it is not to be seen');
  return found;
}

/** The position and size of a window on the desktop. */
async function geometry(page: Page, app: string) {
  const desk = await box(stage(page, 'desktop'));
  const { x, y, width, height } = await box(win(page, app));
  return { x: x - desk.x, y: y - desk.y, width, height };
}

test('boot lines come every 150 ms, then after half a second the logo for four, then the desktop; Skip jumps to the desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/win95-desktop');
  const lines = stage(page, 'dos').locator('pre');
  await expect(lines).toContainText(lateLine);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  const shown = async () => ((await lines.textContent()) ?? '').split('\n').length - 1;
  for (let count = await shown(); count < bootLines.length; count += 1) {
    await page.clock.runFor(150);
    await expect.poll(shown).toBe(count + 1);
  }

  await test.step('all boot lines fit the screen at once, on the smallest screens too', async () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1280, 600],
    ]) {
      await page.setViewportSize({ width, height });
      const { hidden, room } = await stage(page, 'dos').evaluate((element) => ({
        hidden: element.scrollHeight - element.clientHeight,
        room: element.clientHeight,
      }));
      expect.soft(hidden, `${width} by ${height}: ${room}`).toBeLessThanOrEqual(0);
    }
  });

  await page.clock.runFor(490);
  await expect(stage(page, 'dos')).toBeVisible();
  await page.clock.runFor(20);
  await expect(stage(page, 'logo')).toBeVisible();
  await page.clock.runFor(3900);
  await expect(stage(page, 'logo')).toBeVisible();
  await page.clock.runFor(200);
  await expect(stage(page, 'desktop')).toBeVisible();

  await test.step('Skip jumps to the desktop from the logo, as from the lines', async () => {
    await page.clock.resume();
    await page.reload();
    await expect(stage(page, 'dos').locator('pre')).toContainText(lateLine);
    await page.clock.fastForward(10_000);
    for (let line = 0; line < 40 && !(await stage(page, 'logo').isVisible()); line += 1) {
      await page.clock.runFor(150);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await stage(page, 'logo').getByRole('button', { name: 'Skip' }).click();
    await expect(stage(page, 'desktop')).toBeVisible();
  });

  await test.step("the first lines are in the page's HTML", async () => {
    const sent = await page.evaluate(async () => {
      const html = await (await fetch('/win95-desktop')).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return parsed.querySelector('[data-stage="dos"] pre')?.textContent;
    });
    expect(sent?.trimEnd()).toBe(bootLines.slice(0, bannerLines).join('\n'));
  });
});

test('a desktop whose script fails to load says so and can be started again', async ({ page }) => {
  await page.route('**/assets/Machine-*.js', (route) => route.abort());
  await page.goto('/win95-desktop');
  await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
  await expect(stage(page, 'disk')).toContainText('Disk boot failure.');
  await page.unroute('**/assets/Machine-*.js');
  await stage(page, 'disk').getByRole('button', { name: 'Restart' }).click();
  await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
  await expect(stage(page, 'desktop')).toBeVisible();
});

test('two clicks within 300 ms open an icon and slower ones do not; Enter opens it; arrows move between icons; keys open menus', async ({
  page,
}) => {
  await toDesktop(page);
  await icon(page, 'My Computer').click();
  await page.waitForFunction(
    (from) => performance.now() > from + 350,
    await page.evaluate(() => performance.now()),
  );
  await icon(page, 'My Computer').click();
  await expect(win(page, 'computer')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(icon(page, 'Recycle Bin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(win(page, 'bin')).toBeVisible();
  await page.keyboard.press('Shift+F4');
  await expect(win(page, 'bin')).toHaveCount(0);
  await expect(icon(page, 'Recycle Bin')).toBeFocused();
  await icon(page, 'README.txt').dblclick();
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue(/Welcome to your computer/);

  await test.step("the title bar's right button and F10 open menus, and Delete moves an icon's file to the bin", async () => {
    await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
    await icon(page, 'My Computer').dblclick();
    await win(page, 'computer').getByRole('heading').click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'My Computer window' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(win(page, 'computer')).toHaveCount(0);
    await choose(page, 'Minesweeper');
    await expect(cell(page, 9, 9)).toBeVisible();
    await page.keyboard.press('F10');
    await expect(win(page, 'minesweeper').getByRole('menuitem', { name: 'Game' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'New Game' })).toBeFocused();
    await page.keyboard.press('Escape');
    await icon(page, 'README.txt').press('Delete');
    await expect(icon(page, 'README.txt')).toHaveCount(0);
    await icon(page, 'Recycle Bin').dblclick();
    await expect(win(page, 'bin').getByRole('button', { name: 'README.txt' })).toBeVisible();
  });
});

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

test('the Start menu opens on the press and has its five entries; Help, the blue screen, the clock, the screensaver and Shut Down work', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-04T15:05:00') });
  await toDesktop(page);
  await expect(page.locator('time')).toHaveText('3:05 PM');
  const { x, y } = await box(start(page));
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  const menu = page.getByRole('menu', { name: 'Start' });
  await expect(menu).toBeVisible();
  await page.mouse.up();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem')).toHaveText(
    [/Programs/, 'Minesweeper', 'Solitaire', 'Help', 'Test BSOD', 'Shut Down...'].map((name) =>
      typeof name === 'string' ? new RegExp(`^\\s*${name.replaceAll('.', '\\.')}\\s*$`) : name,
    ),
  );
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menu', { name: 'Programs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(start(page)).toBeFocused();

  await choose(page, 'Help');
  const help = page.getByRole('alertdialog', { name: 'Help' });
  await expect(help).toContainText('Have you tried turning it off and on again?');
  await expect(help.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(help).toHaveCount(0);

  await icon(page, 'My Computer').dblclick();
  await expect(win(page, 'computer')).toBeVisible();
  await choose(page, 'Test BSOD');
  await expect(stage(page, 'crash')).toContainText('A fatal exception');
  // The open window is below the menu.
  const covered = await box(win(page, 'computer').getByRole('heading'));
  const above = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-stage]')?.className,
    [covered.x + 10, covered.y + 5] as const,
  );
  expect(above).toBe(await stage(page, 'crash').getAttribute('class'));
  await stage(page, 'crash').getByRole('button').click();
  await expect(stage(page, 'crash')).toHaveCount(0);
  await expect(stage(page, 'desktop')).toBeVisible();

  const text = win(page, 'notepad').getByLabel('Text');
  await icon(page, 'README.txt').dblclick();
  await text.fill('Half a sen');
  // Move the pointer first: a move would end the screensaver before the press does.
  await page.mouse.move(300, 300);

  await test.step('the screensaver starts after 30 s without a move, key or click, ends with any of them, and returns the focus', async () => {
    const saver = page.locator('[data-screensaver]');
    for (const end of [
      () => page.keyboard.press('a'),
      () => page.mouse.click(300, 300),
      async () => {
        await page.mouse.move(310, 310);
        await page.mouse.move(330, 320);
      },
    ]) {
      await page.clock.fastForward(28_000);
      await expect(saver).toHaveCount(0);
      await page.clock.fastForward(4000);
      await expect(saver).toBeVisible();
      await end();
      await expect(saver).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(text).toBeFocused();
    }
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  await test.step('typed text goes on, and the blue screen returns the focus', async () => {
    await page.keyboard.type('tence.');
    await expect(text).toHaveValue('Half a sentence.');
    await choose(page, 'Test BSOD');
    await stage(page, 'crash').getByRole('button').press('Enter');
    await page.clock.runFor(100);
    await expect(win(page, 'notepad')).toHaveAttribute('data-active', '');
    await expect(
      win(page, 'notepad').locator(':focus').or(page.locator('[data-window]:focus')),
    ).toHaveCount(1);
  });

  await test.step("Shut Down says 'It's now safe to turn off your computer.' and leads Home after three seconds", async () => {
    await text.press('Control+s');
    await expect(win(page, 'notepad').getByText('Saved', { exact: true })).toBeVisible();
    await choose(page, 'Shut Down');
    await expect(page.getByText("It's now safe to turn off your computer.")).toBeVisible();
    await expect(page.getByText('Returning to site...')).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(/\/$/);
  });
});

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
    await expect(page.getByRole('alertdialog')).toContainText('That is 1,000,000 letters');
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

  await page.reload();
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
    await expect(page.getByRole('alertdialog')).toContainText('That is 1,000,000 letters');
    await page.keyboard.press('Enter');
  });
});

test("Display changes wallpaper, colours and resolution at once; Control Panel opens the site's settings; Find and Run work", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'display');
  const display = win(page, 'display');
  const surface = stage(page, 'desktop').locator('[class*="surface"]');
  await display.getByRole('tab', { name: 'Screensaver' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await display.getByLabel('Bus Seat').check();
  await expect(surface).toHaveCSS('background-image', /data:image\/svg/);
  await display.getByLabel('Centred').check();
  await expect(surface).toHaveCSS('background-repeat', 'no-repeat');
  await display.getByRole('tab', { name: 'Colours' }).click();
  await display.getByLabel('Plum Crumble').check();
  await expect(stage(page, 'desktop')).toHaveCSS('background-color', 'rgb(74, 44, 82)');
  await display.getByRole('tab', { name: 'Settings' }).click();
  await display.getByLabel('800 pixels wide').check();
  await expect.poll(() => stage(page, 'desktop').evaluate((desk) => desk.clientWidth)).toBe(800);
  const title = await box(display.getByRole('heading'));
  await page.mouse.move(title.x + 60, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 20, title.y + 28, { steps: 3 });
  await page.mouse.up();
  // The title bar stays under the pointer, although pixels are larger.
  expect((await box(display.getByRole('heading'))).x).toBeCloseTo(title.x - 40, 0);
  await toDesktop(page, 'control,find,run');
  await expect(stage(page, 'desktop')).toHaveCSS('background-color', 'rgb(74, 44, 82)');
  expect(await stage(page, 'desktop').evaluate((desk) => desk.clientWidth)).toBe(800);

  await expect(win(page, 'run').getByLabel('Open')).toBeFocused();
  await page.keyboard.type('nothing');
  await page.keyboard.press('Enter');
  await expect(win(page, 'run')).toContainText('There is no program and no file called “nothing”.');
  await win(page, 'run').getByLabel('Open').fill('readme.txt');
  await page.keyboard.press('Enter');
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue(/Welcome/);
  await task(page, 'Find').click();
  await win(page, 'find').getByLabel('Name or text').fill('MB of memory');
  await expect(win(page, 'find').getByRole('button', { name: 'README.txt' })).toBeVisible();
  await task(page, 'Control Panel').click();
  await win(page, 'control').getByLabel('Play sounds').uncheck();
  await expect(page.getByRole('button', { name: /sound/i }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toContain('"muted":true');
});

test('Paint draws by mouse and keys, undoes, saves and reopens, sets wallpaper, and exports and imports PNG', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'paint');
  const paint = win(page, 'paint');
  const canvas = paint.getByRole('application', { name: 'Picture' });
  await expect(canvas).toBeFocused();
  const tool = (name: string) => paint.getByRole('button', { name, exact: true }).click();
  const colorAt = (x: number, y: number) =>
    canvas.evaluate(
      (element, [left, top]) =>
        [
          ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(left, top, 1, 1).data ??
            []),
        ]
          .slice(0, 3)
          .join(),
      [x, y] as const,
    );
  const { x, y } = await box(canvas);
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(x + from[0] + 0.5, y + from[1] + 0.5);
    await page.mouse.down();
    await page.mouse.move(x + to[0] + 0.5, y + to[1] + 0.5, { steps: 4 });
    await page.mouse.up();
  };
  const [black, white, red, yellow] = ['0,0,0', '255,255,255', '255,0,0', '255,232,0'];
  await drag([10, 10], [60, 10]);
  expect(await colorAt(40, 10)).toBe(black);
  await page.keyboard.press('Control+z');
  expect(await colorAt(40, 10)).toBe(white);
  await page.keyboard.press('Control+y');
  expect(await colorAt(40, 10)).toBe(black);
  await tool('Ellipse');
  await tool('#ff0000');
  await drag([100, 100], [200, 160]);
  await tool('Fill');
  await tool('#ffe800');
  await page.mouse.click(x + 150, y + 130);
  expect(await colorAt(150, 110)).toBe(yellow);
  expect(await colorAt(50, 50)).toBe(white);

  await test.step('pressing both buttons, or Escape, cancels a stroke', async () => {
    await tool('Brush');
    await page.mouse.move(x + 150, y + 130);
    await page.mouse.down();
    await page.mouse.move(x + 170, y + 130);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await colorAt(160, 130)).toBe(yellow);
  });

  await test.step('moving a selection leaves the background colour behind', async () => {
    await tool('Select');
    await drag([140, 120], [159, 139]);
    await drag([150, 130], [310, 230]);
    expect(await colorAt(150, 130)).toBe(white);
    await page.keyboard.press('Escape');
    expect(await colorAt(310, 230)).toBe(yellow);
    await page.keyboard.press('Control+z');
    expect(await colorAt(150, 130)).toBe(yellow);
    expect(await colorAt(310, 230)).toBe(white);
  });

  await test.step('by keys, arrows move the pen and Space lowers it', async () => {
    await tool('Pencil');
    await tool('#ff0000');
    await canvas.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    expect(await colorAt(25, 30)).toBe(red);
  });

  await test.step('text can be written, and the magnifier shows a part', async () => {
    await tool('Text');
    await page.mouse.click(x + 300, y + 50);
    await page.keyboard.type('Hi');
    await page.keyboard.press('Enter');
    const written = await canvas.evaluate((element) => {
      const context = (element as HTMLCanvasElement).getContext('2d');
      const { data = [] } = context?.getImageData(300, 50, 40, 30) ?? {};
      return [...data].filter((value, at) => at % 4 === 1 && value === 0).length;
    });
    expect(written).toBeGreaterThan(15);
    await tool('Magnifier');
    await page.mouse.click(x + 20, y + 20);
    expect((await box(canvas)).width).toBe(1280);
    await page.mouse.click(x + 20, y + 20, { button: 'right' });
    expect((await box(canvas)).width).toBe(640);
  });

  await paint.getByLabel('File name').fill('Egg.png');
  await paint.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(paint.getByText('Saved', { exact: true })).toBeVisible();
  await paint.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'As Wallpaper, Centred' }).click();
  const surface = stage(page, 'desktop').locator('[class*="surface"]');
  await expect(surface).toHaveCSS('background-image', /data:image\/png/);
  const download = page.waitForEvent('download');
  await paint.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Export as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('Egg.png');
  const path = await (await download).path();

  await test.step('opens a file from the disk unchanged, imports a file, and refuses a huge one with a sentence', async () => {
    await toDesktop(page, 'computer');
    await win(page, 'computer').getByRole('button', { name: 'Egg.png' }).press('Enter');
    await expect(task(page, 'Egg.png - Paint')).toBeVisible();
    await expect.poll(() => colorAt(150, 110)).toBe(yellow);
    const takeIn = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      await paint.getByRole('menuitem', { name: 'File' }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('menuitem', { name: 'Import a PNG…' }).click();
      await (await chooser).setFiles(file);
    };
    await tool('Fill');
    await canvas.click({ position: { x: 400, y: 300 } });
    expect(await colorAt(400, 300)).toBe(black);
    await takeIn(path);
    await expect.poll(() => colorAt(400, 300)).toBe(white);
    // It can be undone.
    await paint.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => colorAt(400, 300)).toBe(black);
    const huge = Buffer.alloc(60);
    huge.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    await takeIn({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
    await expect(page.getByRole('alertdialog')).toContainText('20,000 by 20,000 pixels');
    await page.keyboard.press('Enter');
    expect(await colorAt(400, 300)).toBe(black);
    await paint.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('The picture Egg.png has changed.');
    await page.keyboard.press('Escape');
  });
});

test('the prompt uses the same disk, the calculator works by keys, and the character map, the network and the sound recorder work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // A microphone that hums, or is refused.
    navigator.mediaDevices.getUserMedia = async () => {
      if (Reflect.get(window, 'isRefused')) throw new DOMException('no', 'NotAllowedError');
      const audio = new AudioContext();
      const hum = audio.createOscillator();
      const out = audio.createMediaStreamDestination();
      hum.connect(out);
      hum.start();
      return out.stream;
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'computer,network,recorder,charmap,calculator,prompt');
  const prompt = win(page, 'prompt');
  await expect(prompt.getByLabel('Command')).toBeFocused();
  const type = async (line: string) => {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  };
  await type('format c:');
  await expect(prompt).toContainText('Bad command or file name: format');
  await type('md Secret');
  await type('echo nothing to see > secret\\a.txt');
  await type('dir secret');
  await expect(prompt).toContainText('a.txt');
  await page.keyboard.press('ArrowUp');
  await expect(prompt.getByLabel('Command')).toHaveValue('dir secret');
  await page.keyboard.press('Escape');
  await type('start secret\\a.txt');
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue('nothing to see\n');
  await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
  await expect(win(page, 'computer').getByRole('button', { name: 'Secret' })).toBeAttached();

  await task(page, 'Calculator').click();
  await page.keyboard.type('12*3+6=');
  await expect(win(page, 'calculator').getByLabel('Display')).toHaveText('42');
  await win(page, 'calculator').getByRole('button', { name: '√' }).click();
  await expect(win(page, 'calculator').getByLabel('Display')).toHaveText(/^6\.48/);

  await task(page, 'Character Map').click();
  await win(page, 'charmap').getByRole('button', { name: '½' }).click();
  await win(page, 'charmap').getByRole('button', { name: 'Copy' }).click();
  await expect(win(page, 'charmap')).toContainText('Copied: ½');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('½');

  await test.step('a refused microphone shows a sentence; a recording can be saved and played', async () => {
    await task(page, 'Sound Recorder').click();
    const recorder = win(page, 'recorder');
    await page.evaluate(() => Reflect.set(window, 'isRefused', true));
    await recorder.getByRole('button', { name: '● Record' }).click();
    await expect(recorder).toContainText('The microphone was refused.');
    await page.evaluate(() => Reflect.set(window, 'isRefused', false));
    await recorder.getByRole('button', { name: '● Record' }).click();
    await expect(recorder).toContainText('Recording…');
    await page.waitForFunction(
      (from) => performance.now() > from + 700,
      await page.evaluate(() => performance.now()),
    );
    await recorder.getByRole('button', { name: 'Stop' }).click();
    await expect(recorder).toContainText(/0\.[4-9] seconds|1\.\d seconds/);
    await recorder.getByLabel('Effect').selectOption('Backwards');
    await recorder.getByRole('button', { name: 'Play' }).click();
    await expect(recorder).toContainText('Playing…');
    await expect(recorder).toContainText(/\d seconds/);
    await recorder.getByLabel('File name').fill('Hum.wav');
    await recorder.getByRole('button', { name: 'Save' }).click();
    await expect(recorder.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step("the network lists the site's rooms", async () => {
    await task(page, 'Network Neighbourhood').click();
    await win(page, 'network').getByRole('link', { name: 'Snacks' }).click();
    await expect(page).toHaveURL('/snacks');
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

const cell = (page: Page, row: number, column: number) =>
  win(page, 'minesweeper').getByRole('gridcell', { name: `Row ${row}, column ${column}:` });

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

test('Minesweeper has 9 by 9 cells with 10 mines and flags, can be cleared with hints, and explains a loss', async ({
  page,
}) => {
  await toDesktop(page);
  await choose(page, 'Minesweeper');
  const game = win(page, 'minesweeper');
  await expect(game.getByRole('gridcell')).toHaveCount(81);
  await expect(game.getByRole('img', { name: 'Mines left: 10' })).toBeVisible();

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
    /^Game Over! That could be known: Row \d, column \d is a mine/,
  );
  await expect(
    game.getByRole('gridcell', { name: /: (mine|flag|the mine that went off)/ }),
  ).toHaveCount(10);
  await expect(game.getByRole('button', { name: 'Hint' })).toBeDisabled();
});

test('Minesweeper works by keys, and has other fields', async ({ page }) => {
  await toDesktop(page, 'minesweeper');
  const game = win(page, 'minesweeper');
  await expect(game.getByRole('gridcell')).toHaveCount(81);
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

test('on a phone one window at a time fills the desktop, and the taskbar switches between them @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toDesktop(page, 'minesweeper,computer');
  const desk = await box(stage(page, 'desktop'));
  expect((await geometry(page, 'computer')).width).toBe(desk.width);
  await expect(win(page, 'minesweeper')).not.toBeVisible();
  await task(page, 'Minesweeper').click();
  await expect(win(page, 'minesweeper')).toBeVisible();
  const { width } = await box(cell(page, 1, 1));
  expect(width).toBeGreaterThanOrEqual(34);
  // Every entry of the long list of programs can be reached.
  await start(page).click();
  await page.getByRole('menuitem', { name: 'Programs' }).click();
  for (const name of ['Messenger', 'Minesweeper', 'Shut Down...']) {
    const entry = page.getByRole('menuitem', { name, exact: true });
    await entry.scrollIntoViewIfNeeded();
    const { y, height } = await box(entry);
    const menu = await box(page.getByRole('menu', { name: 'Start' }).locator('..'));
    expect(y).toBeGreaterThanOrEqual(menu.y - 1);
    expect(y + height).toBeLessThanOrEqual(menu.y + menu.height + 1);
    expect(menu.y + menu.height).toBeLessThanOrEqual(desk.y + desk.height);
  }
});
