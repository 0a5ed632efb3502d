import { expect, type Locator, type Page } from '@playwright/test';
import { fixSeed } from '../site/fixSeed';
import { test } from '../site/tab';
import { leaveUnsolved } from './desktopPage';
import { phone } from './phone';

/** The smallest phones, in portrait and landscape, without the height of the browser's bars. */
const phones = [
  [320, 568],
  [360, 640],
  [667, 375],
  [844, 390],
] as const;

const programs = 'computer bin notepad display calculator recorder find run prompt solitaire'.split(
  ' ',
);
const field = 'minesweeper';

const win = (page: Page, app: string) => page.locator(`[data-window="${app}"]`);
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/**
 * The elements that cannot be hit in their middle, or that are cut off by the screen.
 * @param isScrolled whether to scroll each into view first
 */
async function covered(all: Locator, isScrolled = false): Promise<string[]> {
  return all.evaluateAll((elements, scrolls) => {
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        if (scrolls) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isWhole || !hit || !(element.contains(hit) || hit.contains(element));
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  }, isScrolled);
}

/** Checks Minesweeper's window, a game that is not begun, and begins it. */
async function expectFieldWhole(page: Page): Promise<void> {
  const game = win(page, field);
  const cells = game.getByRole('gridcell');
  await expect(cells).toHaveCount(81);
  expect(await covered(cells)).toEqual([]);
  const { width: side = 0 } = (await cells.first().boundingBox()) ?? {};
  expect(side).toBeGreaterThanOrEqual(28);
  const controls = game.locator('button:not([role="gridcell"]), [role="img"]');
  expect(await covered(controls)).toEqual([]);

  // A message does not shrink the field, and the cell that it names stays visible.
  await cells.nth(40).tap();
  await expect(cells.nth(40)).toHaveAttribute('data-open', '');
  await game.getByRole('button', { name: 'Hint' }).tap();
  const found = game.locator('[data-note="safe"], [data-note="mine"]');
  await expect(found).toHaveCount(1);
  await expect(game.locator('p[data-says]')).toBeInViewport({ ratio: 1 });
  expect(await covered(found)).toEqual([]);
  expect((await cells.first().boundingBox())?.width).toBe(side);

  // Every entry of its menus can be scrolled into view.
  await game.getByRole('menuitem', { name: 'Game' }).tap();
  const entries = game.getByRole('menu', { name: 'Game' }).locator('button');
  expect(await entries.count()).toBeGreaterThan(5);
  expect(await covered(entries, true)).toEqual([]);
  await entries.getByText('Best Times…').tap();
  const times = game.getByRole('region', { name: 'Best Times' });
  expect(await covered(times.locator('th, td, button'))).toEqual([]);
  await times.getByRole('button').last().tap();
  await game.getByRole('button', { name: 'New Game' }).tap();
}

/** Raises each program by its button in the taskbar. desktop.spec.ts tests that button by touch. */
async function expectProgramsWhole(page: Page): Promise<void> {
  const tasks = page.getByRole('list', { name: 'Open windows' }).getByRole('button');
  await expect(win(page, 'solitaire').locator('[data-card="51"]')).toBeAttached();
  for (const app of programs) {
    await tasks.nth(programs.indexOf(app)).dispatchEvent('click');
    await expect(win(page, app)).toHaveAttribute('data-active', '');
    // Cards overlap by design.
    const own = 'button:not([data-card], [data-pile]), input, textarea, h2';
    expect(await covered(win(page, app).locator(own)), app).toEqual([]);
  }
  const { width: card = 0 } =
    (await win(page, 'solitaire').locator('[data-pile="12"]').boundingBox()) ?? {};
  expect(card).toBeGreaterThanOrEqual(36);
}

async function expectDialogsWhole(page: Page): Promise<void> {
  await start(page).tap();
  await page.getByRole('menuitem', { name: 'Help' }).tap();
  const box = page.getByRole('alertdialog', { name: 'Help' });
  expect(await covered(box.locator('h2, p, li, button'))).toEqual([]);
  await box.getByRole('button', { name: 'OK' }).tap();
  await start(page).tap();
  await page.getByRole('menuitem', { name: 'Test BSOD' }).tap();
  const crash = page.locator('[data-stage="crash"]');
  expect(await covered(crash.locator('h2, p, li, button'))).toEqual([]);
  await crash.getByRole('button').tap();
  await page.getByRole('list', { name: 'Open windows' }).getByRole('button').last().tap();
}

test.describe('on the smallest phones', () => {
  const [width, height] = phones[0];
  test.use({ ...phone, viewport: { width, height } });

  test("a beginner's field shows whole and a finger can hit its cells; no part of the desktop, its programs and its dialogs is cut off", async ({
    page,
  }) => {
    await fixSeed(page);
    await leaveUnsolved(page);
    await page.goto(`/win95-desktop?open=${[...programs, field].join(',')}`);
    await expect(win(page, field)).toHaveAttribute('data-active', '');
    await expect(page.getByText('is loading')).toHaveCount(0);
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      await test.step(`a beginner's field on ${width} by ${height}`, () => expectFieldWhole(page));
      // The others have room for more.
      if (height !== 568 && height !== 375) continue;
      await test.step(`its programs on ${width} by ${height}`, () => expectProgramsWhole(page));
      await test.step(`its dialogs on ${width} by ${height}`, () => expectDialogsWhole(page));
    }
  });
});

test('a low screen with a mouse has movable windows, not one that fills the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/win95-desktop?open=computer,display');
  const before = await win(page, 'display').boundingBox();
  if (!before) throw new Error('there is no window');
  expect(before.width).toBe(500);
  await page.mouse.move(before.x + 120, before.y + 12);
  await page.mouse.down();
  await page.mouse.move(before.x + 170, before.y + 22, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await win(page, 'display').boundingBox())?.x).toBe(before.x + 50);
  await expect(win(page, 'computer')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('a press that ends the screensaver does nothing else', async ({ page }) => {
    await page.goto('/win95-desktop?open=display');
    const display = win(page, 'display');
    const maze = display.getByRole('radio', { name: 'Hedge Maze' });
    const place = await maze.boundingBox();
    if (!place) throw new Error('there is no choice');
    await display.getByRole('button', { name: 'Preview' }).tap();
    const saver = page.locator('[data-screensaver]');
    await expect(saver).toBeVisible();
    const finger = [place.x + place.width / 2, place.y + place.height / 2] as const;
    await page.touchscreen.tap(...finger);
    await expect(saver).toHaveCount(0);
    await expect(display.getByRole('button', { name: 'Preview' })).toBeFocused();
    await expect(maze).not.toBeChecked();
    // The next press counts again.
    await page.touchscreen.tap(...finger);
    await expect(maze).toBeChecked();
  });

  test('a long press opens a menu, and lifting the finger presses nothing', async ({ page }) => {
    await page.goto('/win95-desktop');
    await page.getByRole('button', { name: 'Skip' }).tap();
    const icons = page.getByRole('list', { name: 'Desktop icons' });
    const place = await icons.getByRole('button', { name: 'README.txt' }).boundingBox();
    if (!place) throw new Error('there is no icon');
    const touch = await page.context().newCDPSession(page);
    const point = { x: place.x + place.width / 2, y: place.y + 20 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    const menu = page.getByRole('menu', { name: 'README.txt' });
    await expect(menu).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu).toBeVisible();
    const { height = 0 } = (await menu.getByRole('menuitem').first().boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await menu.getByRole('menuitem', { name: 'Open' }).tap();
    await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue(/Welcome/);
  });

  test('a finger paints, and a second finger cancels the stroke', async ({ page }) => {
    await page.goto('/win95-desktop?open=paint');
    const canvas = page.getByRole('application', { name: 'Picture' });
    const place = await canvas.boundingBox();
    if (!place) throw new Error('there is no picture');
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number, id = 0) => ({ x: place.x + x, y: place.y + y, id });
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
    const dark = () =>
      canvas.evaluate((element) => {
        const context = (element as HTMLCanvasElement).getContext('2d');
        const { data = [] } = context?.getImageData(0, 0, 300, 200) ?? {};
        return [...data].filter((value, index) => index % 4 === 0 && value === 0).length;
      });
    await send('touchStart', at(20, 20));
    await send('touchMove', at(120, 20));
    await send('touchEnd');
    await expect.poll(dark).toBeGreaterThan(90);
    const before = await dark();
    await send('touchStart', at(20, 80));
    await send('touchMove', at(120, 80));
    await send('touchStart', at(120, 80), at(200, 150, 1));
    await send('touchEnd');
    expect(await dark()).toBe(before);
  });
});
