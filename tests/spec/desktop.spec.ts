import { expect } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { bannerLines, bootLines } from '../../src/toys/desktop/boot';
import { onPhone } from '../site/axeAtBothWidths';
import { test } from '../site/tab';
import {
  box,
  cell,
  choose,
  geometry,
  icon,
  stage,
  start,
  task,
  toDesktop,
  win,
} from './desktopPage';

/** A line of the boot that is not in the page's HTML. */
const lateLine = bootLines[bannerLines + 1];

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

test('two clicks within 300 ms open an icon and slower ones do not; Enter opens it; arrows move between icons; keys open menus', async ({
  page,
}) => {
  await test.step('a desktop whose script fails to load says so and can be started again', async () => {
    await page.route(scriptAddress('Machine'), (route) => route.abort());
    await page.goto('/win95-desktop');
    await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
    await expect(stage(page, 'disk')).toContainText('Disk boot failure.');
    await page.unroute(scriptAddress('Machine'));
    await stage(page, 'disk').getByRole('button', { name: 'Restart' }).click();
    await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
    await expect(stage(page, 'desktop')).toBeVisible();
  });

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

test('on a phone one window at a time fills the desktop, and the taskbar switches between them', ({
  page,
}) =>
  onPhone(page, async () => {
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
  }));
