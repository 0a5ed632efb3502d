import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { devices, expect, type Page } from '@playwright/test';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { bytesFromText, checksum, textFromBytes } from '../../scenes/theme-park/rules/save/bytes';
import { parkVersion, writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { resizeViewport, viewportOf } from '../../scenes/theme-park/viewport';
import { expectNoAxeFindings } from '../site/expectNoAxeFindings';
import { fixSeed } from '../site/fixSeed';
import { listenForComplaints, untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { act, newPark, place } from '../theme-park/play';
import { differingPixels } from './differingPixels';

const second = themeParkConfig.economyMs.value;

/** Opens the page with a clock that the test controls. */
async function openPark(page: Page): Promise<void> {
  await fixSeed(page);
  await page.clock.install();
  await page.goto('/theme-park');
  // Once the page is interactive the focus is in its park. Its other marks depend on the page's
  // clock.
  await expect(page.locator('[data-game-cursor]')).toBeFocused();
  // The engine draws an empty park only once a visitor does something.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await untilGameDrawn(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Writes a value into the browser's storage before the page is opened. */
async function store(page: Page, key: string, value: unknown): Promise<void> {
  // From a plain page of the same origin, so that no open park saves itself over the value.
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

/** The stored form of a park in which no time passes. */
function stoppedPark(...built: ThemeParkAction[]): Readonly<{ version: 1; park: string }> {
  const park = newPark();
  act(park, ...built);
  park.stopped = true;
  return { version: 1, park: writePark(park, { withPeople: true }) };
}

/** Waits for a notice that may appear before or after a navigation, and goes after some seconds. */
async function untilTold(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction((told) => document.body?.textContent.includes(told), sentence);
}

/** Opens the page with a stored park that is stopped, on the real clock. */
async function openStopped(page: Page, ...built: ThemeParkAction[]): Promise<void> {
  await store(page, 'theme-park-auto', stoppedPark(...built));
  await page.goto('/theme-park');
  await untilGameDrawn(page);
  await expect(button(page, 'Play')).toBeVisible();
}

/** Advances the park's time in the longest frames that do not count as sleep. */
async function pass(page: Page, ms: number): Promise<void> {
  if (ms <= 100) return page.clock.runFor(ms);
  for (let left = ms; left > 0; left -= 200) await page.clock.fastForward(Math.min(left, 200));
}

const stat = (page: Page, name: string) => page.locator(`[data-stat="${name}"]`);
const item = (page: Page, id: string) => page.locator(`[data-building="${id}"]`);
const cell = (page: Page, column: number, row: number) =>
  page.locator(`[data-cell="${row * 20 + column}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a building from the palette. The page reacts with its next frame. */
async function choose(page: Page, id: string): Promise<void> {
  await item(page, id).click();
  await expect(item(page, id)).toHaveAttribute('aria-pressed', 'true');
}

/** Builds without a mouse, as assistive technology does. */
async function build(page: Page, id: string, column: number, row: number): Promise<void> {
  await choose(page, id);
  await cell(page, column, row).dispatchEvent('click');
  await expect(cell(page, column, row)).not.toHaveAttribute('aria-label', /Grass/);
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel').getByText('Fetching the papers')).toHaveCount(0);
}

function poundsOf(text: string | null): number {
  return Number(text?.replace(/[£,]/g, ''));
}

/**
 * Presses a cell as assistive technology does, and advances the paused clock so that the park
 * reacts.
 */
async function press(page: Page, column: number, row: number): Promise<void> {
  await cell(page, column, row).dispatchEvent('click');
  await pass(page, 60);
}

/** The middle of a cell on the board, in the initial view or with the whole park in view. */
async function placeOf(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const board = page.getByTestId('board');
  const box = await board.boundingBox();
  if (!box) throw new Error('there is no board');
  const isNear = (await board.getAttribute('data-near')) !== null;
  const look = viewportOf({});
  resizeViewport(
    look,
    { columns: 20, rows: 20, gates: [370], gateCount: 1 },
    box.width,
    box.height,
  );
  const [zoom, x, y] = isNear
    ? [look.zoom, look.x, look.y]
    : [Math.min(box.width / 852, box.height / 902), 400, 401];
  return {
    x: box.x + box.width / 2 + ((column + 0.5) * 40 - x) * zoom,
    y: box.y + box.height / 2 + ((row + 0.5) * 40 - y) * zoom,
  };
}

/** Zooms out until the whole park is in view. */
async function seeWhole(page: Page): Promise<void> {
  const board = page.getByTestId('board');
  for (let press = 0; press < 6; press += 1) {
    if ((await board.getAttribute('data-near')) === null) return;
    await button(page, 'Farther away').click();
  }
  await expect(board).not.toHaveAttribute('data-near');
}

test.describe('drawn', () => {
  test.use({ painted: true });
  test('shows a header, play and pause, three speeds, stats, a palette, a 20x20 grid and instructions @firefox', async ({
    page,
  }) => {
    const complaints = await listenForComplaints(page);
    await openStopped(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Theme Park' })).toBeVisible();
    for (const speed of ['1x', '2x', '3x']) await expect(button(page, speed)).toBeVisible();
    await expect(button(page, '1x')).toHaveAttribute('aria-pressed', 'true');
    await expect(stat(page, 'money')).toHaveText('£10,000');
    await expect(stat(page, 'visitors')).toHaveText('0');
    await expect(stat(page, 'satisfaction')).toContainText('100%');
    await expect(page.getByRole('gridcell')).toHaveCount(400);
    await expect(cell(page, 10, 18)).toHaveAttribute('aria-label', /Entrance, column 11, row 19/);
    await expect(page.getByTestId('instructions')).toContainText('Visitors in the park: 0');
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
    await expectNoAxeFindings(page);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    expect(complaints.messages).toEqual([]);
  });
});

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
    await expect(async () => {
      await pass(page, 200);
      await button(page, 'Classic rules').click({ timeout: 500 });
    }).toPass();
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

/** A park that another version of the page has saved, with its checksum. */
function parkOfVersion(version: number): string {
  const saved = readFileSync('tests/theme-park/saves/version-1-classic.park', 'utf8').trim();
  const bytes = bytesFromText(saved);
  if (!bytes) throw new Error('there is no saved park');
  const body = bytes.length - 4;
  bytes[2] = version;
  new DataView(bytes.buffer).setUint32(body, checksum(bytes, body), true);
  return textFromBytes(bytes);
}

async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
}

async function downloaded(page: Page, name: string): Promise<{ text: string; named: string }> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const download = await downloading;
  return { text: readFileSync(await download.path(), 'utf8'), named: download.suggestedFilename() };
}

test.describe('data stored by a later version of the page', () => {
  const later = parkOfVersion(parkVersion + 1);
  const slot = { name: 'Moon park', savedAt: 1_000_000, park: later, money: 77, visitors: 3 };

  /** Opens the page with stored data that it cannot read, and waits for the notice. */
  async function openBeside(page: Page): Promise<void> {
    const told = untilTold(page, 'It stays stored as it is: see Parks.');
    await page.goto('/theme-park');
    await told;
    await untilGameDrawn(page);
  }

  /**
   * Checks that the visitor's own park is stored and restored, and that the unreadable data can be
   * exported and deleted.
   */
  async function expectKeptBeside(page: Page, record: unknown, text: string): Promise<void> {
    await button(page, 'Pause').click();
    await build(page, 'fountain', 2, 2);
    await page.reload();
    await untilGameDrawn(page);
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    expect(await stored(page, 'theme-park-auto')).toEqual(record);
    await openTab(page, 'Parks');
    await expect(page.getByRole('tabpanel')).toContainText('newer version of this page');
    expect((await downloaded(page, 'Export the park you left')).text).toBe(text);
    await button(page, 'Bin the park you left').click();
    await button(page, 'Really? Bins the park you left for good').click();
    await expect(page.getByText('The park you left')).toHaveCount(0);
  }

  /** After the deletion the own park is stored in the usual place. */
  async function expectOwnInPlace(page: Page): Promise<void> {
    await build(page, 'tree', 4, 4);
    await page.goto('/robots.txt');
    expect(await stored(page, 'theme-park-auto')).toMatchObject({ version: 1 });
    expect(await stored(page, 'theme-park-auto-beside')).toBe(null);
  }

  test('unreadable parks, the last one and in slots, are refused, kept and exportable, and never overwritten', async ({
    page,
  }) => {
    const left = { version: 1, park: later };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', { version: 1, slots: [null, slot, null, null, slot] });
    await openBeside(page);
    await expectKeptBeside(page, left, later);

    await test.step('in a slot it says so and is not overwritten', async () => {
      const second = page.getByRole('listitem').filter({ hasText: '2. Moon park' });
      await expect(second).toContainText('The park was saved by a newer version of this page.');
      await expect(button(page, 'Save to slot 2')).toHaveCount(0);
      await expect(button(page, 'Open slot 2')).toHaveCount(0);
      await button(page, 'Save to slot 1').click();
      expect(await stored(page, 'theme-park-slots')).toMatchObject({
        slots: [{ name: 'Classic park' }, slot, null, null, slot],
      });
      expect((await downloaded(page, 'Export slot 2')).text).toBe(later);
      await button(page, 'Bin slot 2').click();
      await button(page, 'Really? Bins slot 2 for good').click();
      await expect(button(page, 'Open slot 2')).toBeDisabled();
    });

    await expectOwnInPlace(page);
    await page.goto('/theme-park');
    await untilGameDrawn(page);
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Tree/);
  });

  test("unreadable records, of the last park and of slots, are kept, with the visitor's own beside them", async ({
    page,
  }) => {
    const left = { version: 2, parks: [later] };
    const shelves = { version: 2, shelves: [[slot]] };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', shelves);
    await openBeside(page);
    await expectKeptBeside(page, left, JSON.stringify(left));

    await test.step("an unreadable record of slots is kept, with the visitor's own slots beside it", async () => {
      await button(page, 'Save to slot 1').click();
      await expect(button(page, 'Open slot 1')).toBeEnabled();
      expect(await stored(page, 'theme-park-slots')).toEqual(shelves);
      const { text } = await downloaded(page, 'Export your older slots');
      expect(text).toBe(JSON.stringify(shelves));
      await button(page, 'Bin your older slots').click();
      await button(page, 'Really? Bins your older slots for good').click();
      await expect(button(page, 'Open slot 1')).toBeEnabled();
      expect(await stored(page, 'theme-park-slots')).toMatchObject({
        version: 1,
        slots: [{ name: 'Classic park' }, null, null, null, null],
      });
    });

    await expectOwnInPlace(page);
  });
});

test("a worker draws the park's sprites, and What if? works", async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const counts = { strokes: 0 };
    Object.assign(globalThis, { counts });
    for (const name of ['fill', 'stroke', 'fillText', 'drawImage'] as const) {
      const draw = prototype[name] as (...values: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: CanvasRenderingContext2D, ...values: unknown[]) {
          counts.strokes += 1;
          draw.apply(this, values);
        },
      });
    }
  });
  await openStopped(page);
  for (const id of ['path', 'rollerCoaster', 'tree']) {
    const picture = item(page, id).locator('img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).toHaveJSProperty('naturalWidth', 112);
  }
  await untilGameDrawn(page);
  const strokes = () =>
    page.evaluate(() => (globalThis as unknown as { counts: { strokes: number } }).counts.strokes);
  // The engine makes a few small textures itself; the sprites need thousands of strokes.
  expect(await strokes()).toBeLessThan(50);
  // The worker ends when everything is drawn.
  expect(page.workers()).toHaveLength(0);

  await test.step('What if? shows two futures and keeps the chosen one', async () => {
    await page.getByRole('tab', { name: 'What if?' }).click();
    // The next pressed square is where the building is tried.
    await cell(page, 5, 6).dispatchEvent('click');
    await expect(page.getByRole('spinbutton', { name: 'Column' })).toHaveValue('6');
    await expect(page.getByRole('spinbutton', { name: 'Row' })).toHaveValue('7');
    await page.getByRole('spinbutton', { name: 'Column' }).fill('3');
    await page.getByRole('spinbutton', { name: 'Row' }).fill('3');
    await button(page, 'Show me').click();
    await expect(page.getByText(/After ten minutes the till holds £.* more/)).toBeVisible();
    await expect(page.getByRole('img', { name: /With the change from £9,000/ })).toBeVisible();
    await button(page, 'Make the change').click();
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Carousel/);
  });

  await test.step('a building that is held over a square shows what it would earn there', async () => {
    await item(page, 'carousel').click();
    await cell(page, 10, 16).focus();
    await expect(page.getByText(/Here it would leave £.* more in ten minutes/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the adviser names the changes that pay', async () => {
    await build(page, 'path', 10, 17);
    await button(page, 'Ask the adviser').click();
    const advice = page.getByRole('button', { name: /more in ten minutes/ });
    await expect(advice.first()).toBeVisible();
    const money = poundsOf(await stat(page, 'money').textContent());
    await advice.first().click();
    await expect(advice).toHaveCount(0);
    await expect
      .poll(async () => poundsOf(await stat(page, 'money').textContent()))
      .not.toBe(money);
  });

  await test.step('each figure explains itself, and the whole park can go back in time', async () => {
    await button(page, 'Why this money?').click();
    await expect(page.getByTestId('why')).toContainText('Building');
    await button(page, 'Close the explanation').click();
    await expect(page.getByTestId('why')).toHaveCount(0);
    await openTab(page, 'What if?');
    const slider = page.getByRole('slider', { name: /How far back/ });
    await slider.fill((await slider.getAttribute('max')) ?? '');
    await button(page, 'Go back').click();
    await expect(cell(page, 10, 17)).toHaveAttribute('aria-label', /Grass/);
    await expect(stat(page, 'money')).toHaveText('£10,000');
  });
});

test.describe('without a canvas in workers', () => {
  test.use({ painted: true });

  test('the page itself draws the same park, in short turns', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D;
      const fill = Reflect.get(prototype, 'fill') as (...values: unknown[]) => void;
      const counts = { fills: 0 };
      Object.assign(globalThis, { counts });
      prototype.fill = function (this: CanvasRenderingContext2D, ...values: unknown[]) {
        counts.fills += 1;
        fill.apply(this, values);
      };
    });
    /** A picture of a park that does not move, and how often the page itself filled a shape. */
    const look = async () => {
      await untilGameDrawn(page);
      await expect(item(page, 'tree').locator('img')).toHaveJSProperty('naturalWidth', 112);
      await page.mouse.move(1, 1);
      const board = await page.getByTestId('board').screenshot();
      const picture = await item(page, 'rollerCoaster').locator('img').screenshot();
      const fills = await page.evaluate(
        () => (globalThis as unknown as { counts: { fills: number } }).counts.fills,
      );
      return { board: board.toString('base64'), picture: picture.toString('base64'), fills };
    };

    await openStopped(page, place('rollerCoaster', 3, 3), place('path', 10, 17));
    await expect(stat(page, 'money')).toHaveText('£7,950');
    const beside = await look();
    expect(beside.fills).toBeLessThan(50);

    // The same init script runs in the worker and on the page.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await page.route('**/studio.worker*.js', async (route) => {
      const response = await route.fetch();
      const without = `delete self.OffscreenCanvas;\n${await response.text()}`;
      await route.fulfill({ response, body: without });
    });
    await page.reload();
    await expect(stat(page, 'money')).toHaveText('£7,950');
    await expect(async () => {
      const onPage = await look();
      expect(await differingPixels(page, beside.board, onPage.board)).toBeLessThan(50);
      expect(await differingPixels(page, beside.picture, onPage.picture)).toBeLessThan(5);
      expect(onPage.fills).toBeGreaterThan(500);
    }).toPass({ timeout: 40_000 });
  });
});

/** A link with `#park=` for any bytes. */
function linkOf(bytes: Uint8Array): string {
  return `/theme-park#park=${deflateRawSync(bytes).toString('base64url')}`;
}

test('a park in two tabs: the later one says so and looks on, takes over, and nothing is lost', async ({
  page,
  context,
}) => {
  await openStopped(page, place('tree', 5, 5));
  const later = await context.newPage();
  await later.goto('/theme-park');
  await untilGameDrawn(later);
  const notice = (tab: Page) => button(tab, 'Take over');
  await expect(notice(later)).toBeVisible();
  await expect(cell(later, 5, 5)).toHaveAttribute('aria-label', /Tree/);
  // What is done while looking on is not done, and what the first does is seen and kept.
  await choose(later, 'carousel');
  await cell(later, 1, 1).dispatchEvent('click');
  await build(page, 'ferrisWheel', 4, 4);
  await button(later, 'Take over').click();
  await expect(notice(later)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await expect(cell(later, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
  await expect(cell(later, 1, 1)).toHaveAttribute('aria-label', /Grass/);
  await build(later, 'fountain', 2, 2);
  // The first tab is closed or gets it back once the later one is left.
  await later.close({ runBeforeUnload: true });
  await expect(notice(page)).toHaveCount(0);
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
  await page.reload();
  await untilGameDrawn(page);
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
});

test('the editor of scenarios says what is wrong, paints by keys, and offers to play', async ({
  page,
}) => {
  await openStopped(page, place('tree', 5, 5));
  await openTab(page, 'Parks');
  await test.step('the editor says what is wrong, paints by keys, and makes a scenario', async () => {
    await button(page, 'Make a scenario').click();
    const editor = page.getByRole('region', { name: 'Make a scenario' });
    await editor.getByLabel('Name').fill('One guest');
    await editor.getByLabel('Bronze').fill('1');
    await editor.getByLabel('Silver').fill('1');
    await expect(editor.getByRole('status')).toHaveText(
      'Each medal must ask for more than the one before.',
    );
    await expect(editor.getByRole('button', { name: 'Play it' })).toBeDisabled();
    await editor.getByLabel('Silver').fill('100');
    await editor.getByRole('button', { name: 'Rock' }).click();
    await editor.locator('[data-ground-cell="270"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(editor.getByRole('gridcell', { name: 'Rock, column 11, row 13' })).toBeFocused();
    await expect(editor.getByRole('status')).toHaveText('It can be played.');
  });
});

test.describe('a shared park', () => {
  /** The tree marks the visitor's own park. */
  const ownTree = place('tree', 5, 5);

  /** Opens a link to a park as a visitor from elsewhere does, and waits for the notice. */
  async function follow(page: Page, link: string, sentence: string): Promise<void> {
    // From a plain page of the same origin: a blank page would end the process with its compiled
    // scripts.
    await page.goto('/robots.txt');
    const told = untilTold(page, sentence);
    await page.goto(link);
    await told;
    await untilGameDrawn(page);
  }

  /** Clears the storage, as for another visitor. */
  async function leaveToAnother(page: Page): Promise<void> {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
  }

  /** Checks that the visitor's own park is unchanged. */
  async function expectOwnTree(page: Page): Promise<void> {
    await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
    await expect(stat(page, 'money')).toHaveText('£9,900');
    expect(new URL(page.url()).hash).toBe('');
  }

  /** Waits for the notice that refuses a park, and closes it. */
  async function expectRefused(page: Page, sentence: string): Promise<void> {
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expectOwnTree(page);
    // It may close by itself in the meantime.
    await page.getByRole('button', { name: 'Close toast' }).evaluateAll((all) => {
      for (const button of all) (button as HTMLElement).click();
    });
    await expect(page.getByText(sentence)).toHaveCount(0);
  }

  test("opens by link and from a file, is kept, and can be saved in a slot; another visitor's own park is set aside; damaged links and files are refused", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStopped(page, place('fountain', 2, 2));
    await build(page, 'ferrisWheel', 4, 4);
    await openTab(page, 'Parks');
    await button(page, 'Save to slot 1').click();
    await expect(page.getByText('£8,100, 0 visitors')).toBeVisible();
    await page.reload();
    await untilGameDrawn(page);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
    await expect(stat(page, 'money')).toHaveText('£8,100');
    await openTab(page, 'Parks');
    await expect(page.getByText('£8,100, 0 visitors')).toBeVisible();
    const { text: file, named } = await downloaded(page, 'Save a file');
    expect(named).toBe('my-theme-park.park');
    // The link's park has a tree that the file's has not.
    await build(page, 'tree', 8, 8);
    await button(page, 'Copy a link').click();
    await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${baseURL}/theme-park#park=`);

    await leaveToAnother(page);
    await openStopped(page, ownTree);
    const foreign = new TextEncoder().encode('This is another site’s save, and a long one.');
    await test.step('a damaged link is refused, pasted or followed', async () => {
      const torn = new Uint8Array([0x50, 0x4b, 1, 0, 0, 20, 20, 1, 0, 0]);
      for (const [refused, sentence] of [
        ['/theme-park#park=%00<script>', 'The link is damaged or too long.'],
        [linkOf(foreign), 'That is not a park of this site.'],
        [linkOf(torn), 'The saved park is damaged.'],
        ['/theme-park#park=', 'The link is damaged or too long.'],
        [`/theme-park#park=${'A'.repeat(9000)}`, 'The link is damaged or too long.'],
        // Short while compressed, and long once it is unpacked.
        [linkOf(new Uint8Array(5_000_000)), 'The link is damaged or too long.'],
      ] as const) {
        // Pasted into the address of a page that is open.
        await page.evaluate((address) => {
          location.hash = new URL(address, location.href).hash;
        }, refused);
        await expectRefused(page, sentence);
      }
      // The same when it is followed from elsewhere.
      await follow(page, linkOf(foreign), 'That is not a park of this site.');
      await expectOwnTree(page);
    });

    await test.step("a link's park opens, and the visitor's own is in a slot", async () => {
      await follow(page, link, 'A park from a friend');
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Grass/);
      await expect(stat(page, 'money')).toHaveText('£8,000');
      expect(new URL(page.url()).hash).toBe('');
      await openTab(page, 'Parks');
      await button(page, 'Open slot 5').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Grass/);
    });

    const give = (text: string): Promise<void> =>
      page.getByLabel('Open a file').setInputFiles({
        name: 'a.park',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
    await test.step('another kind of file is refused', async () => {
      for (const [text, sentence] of [
        ['A'.repeat(600_000), 'The file is too large to be a park.'],
        ['A'.repeat(450_000), 'The saved park is too large.'],
        ['{"park":"mine"}', 'The saved park is damaged.'],
        ['', 'The saved park is damaged.'],
        ['UEsBAAAU', 'The saved park is damaged.'],
        [
          Buffer.from('another site’s save').toString('base64url'),
          'That is not a park of this site.',
        ],
      ] as const) {
        await give(text);
        await expectRefused(page, sentence);
      }
    });

    await test.step('an open page follows a link, and opens a file', async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, new URL(link).hash);
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Tree/);
      await give(file);
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Grass/);
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Grass/);
      await expect(stat(page, 'money')).toHaveText('£8,100');
    });

    await test.step('a park from a file is stored at once, without an edit', async () => {
      await page.reload();
      await untilGameDrawn(page);
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
    });

    const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
    await test.step('new rules ask before they replace the park, and it can be brought back', async () => {
      await openTab(page, 'Parks');
      await button(page, 'Tycoon rules').click();
      await expect(page.getByRole('dialog')).toContainText('£8,100');
      await expect(button(page, 'Keep what I have')).toBeFocused();
      await answer('Keep what I have');
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await button(page, 'Tycoon rules').click();
      await answer('Begin a new park');
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Grass/);
      await page.reload();
      await untilGameDrawn(page);
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Grass/);
      await openTab(page, 'Parks');
      await button(page, 'Bring back: the park before this one').click();
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await expect(stat(page, 'money')).toHaveText('£8,100');
    });

    await test.step('saving over a slot asks, and its content can be brought back', async () => {
      await button(page, 'Save to slot 1').click();
      await build(page, 'tree', 8, 8);
      await button(page, 'Save to slot 1').click();
      await answer('Keep what I have');
      await expect(page.getByText('£8,100, 0 visitors').first()).toBeVisible();
      await button(page, 'Save to slot 1').click();
      await answer('Save over it');
      await expect(page.getByText('£8,000, 0 visitors')).toBeVisible();
      await button(page, 'Bring back: what slot 1 held before').click();
      await button(page, 'Open slot 1').click();
      await answer('Open it');
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Grass/);
    });
  });
});

test('after a press on the board the keys work, and a refusal shows at the square', async ({
  page,
}) => {
  await openStopped(page, place('tree', 3, 3));
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
    const money = (await stat(page, 'money').textContent()) ?? '';
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

  await test.step('a path that is not joined to the entrance is reported on every tab', async () => {
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Lay a path from the entrance');
    await build(page, 'path', 2, 10);
    await expect(panel).toContainText('No path touches the entrance.');
    await openTab(page, 'Books');
    await expect(panel).toContainText('No path touches the entrance.');
    const gate = page.locator('[data-cell][aria-label^="Entrance"]');
    const at = Number(await gate.getAttribute('data-cell'));
    await cell(page, at % 20, Math.floor(at / 20) - 1).dispatchEvent('click');
    await expect(panel).toContainText('One square of path is not joined to the entrance.');
    await build(page, 'carousel', 15, 3);
    await button(page, 'Undo').click();
    await cell(page, 2, 10).focus();
    await page.keyboard.press('Delete');
    await expect(panel).not.toContainText('entrance');
  });
});

test.describe('by touch', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a tap builds, the remove tool removes, and nothing is cut off', async ({ page }) => {
    await openStopped(page);
    await test.step('the view starts at the gate, with squares large enough for a finger', async () => {
      const one = await placeOf(page, 10, 17);
      const next = await placeOf(page, 11, 17);
      expect(next.x - one.x).toBeGreaterThanOrEqual(32);
      await item(page, 'path').tap();
      await page.touchscreen.tap(one.x, one.y);
      await expect(cell(page, 10, 17)).toHaveAttribute('aria-label', /Path/);
      await button(page, 'Undo').tap();
      await expect(cell(page, 10, 17)).toHaveAttribute('aria-label', /Grass/);
    });
    await seeWhole(page);
    await item(page, 'tree').tap();
    const place = await placeOf(page, 4, 4);
    await page.touchscreen.tap(place.x, place.y);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Tree/);
    await button(page, 'Remove').tap();
    await page.touchscreen.tap(place.x, place.y);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Grass/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);

    await test.step('two fingers zoom and move the board, and a tap still hits its cell', async () => {
      await item(page, 'tree').tap();
      const session = await page.context().newCDPSession(page);
      type Point = { x: number; y: number };
      /** @param timestamp seconds since 1970; the current time by default */
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        points: readonly Point[],
        timestamp?: number,
      ) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map((point, id) => ({ ...point, id })),
          timestamp,
        });
      /*
       * Chromium takes a finger that is lifted within a few ms for a fling, and the next tap only
       * stops that fling. The moves are stamped with the time that a hand would take.
       */
      const stepSeconds = 0.04;
      const startOf = (steps: number): number => Date.now() / 1000 - (steps + 1) * stepSeconds;
      /** Moves fingers from one place to another in steps, as a hand does. */
      const drag = async (from: readonly Point[], to: readonly Point[]): Promise<void> => {
        const start = startOf(8);
        await touch('touchStart', from, start);
        for (let step = 1; step <= 8; step += 1) {
          const between = (index: number, side: 'x' | 'y'): number =>
            from[index][side] + ((to[index][side] - from[index][side]) * step) / 8;
          await touch(
            'touchMove',
            from.map((_, index) => ({ x: between(index, 'x'), y: between(index, 'y') })),
            start + step * stepSeconds,
          );
        }
        await touch('touchEnd', []);
      };

      const middle = await placeOf(page, 10, 10);
      const side = (await placeOf(page, 11, 10)).x - middle.x;
      const scrolled = await page.evaluate(() => scrollY);
      await drag(
        [
          { x: middle.x - 30, y: middle.y },
          { x: middle.x + 30, y: middle.y },
        ],
        [
          { x: middle.x - 75, y: middle.y },
          { x: middle.x + 75, y: middle.y },
        ],
      );
      await expect(page.getByTestId('board')).toHaveAttribute('data-near', '');
      // Two fingers build nothing.
      await expect(stat(page, 'money')).toHaveText('£9,950');
      await item(page, 'path').tap();
      const [one, other] = [
        { x: middle.x - 30, y: middle.y },
        { x: middle.x + 30, y: middle.y },
      ];
      // Fingers come down one after another.
      await touch('touchStart', [one]);
      await touch('touchStart', [one, other]);
      await touch('touchMove', [one, { x: other.x + 2, y: other.y }]);
      await touch('touchEnd', []);
      await expect(stat(page, 'money')).toHaveText('£9,950');
      await item(page, 'tree').tap();
      await page.touchscreen.tap(middle.x, middle.y);
      await expect(cell(page, 10, 10)).toHaveAttribute('aria-label', /Tree/);

      // Without a tool one finger moves the enlarged view, and the page does not scroll.
      await button(page, 'Look').tap();
      const cellWidth = side * 2.5;
      await drag([middle], [{ x: middle.x + 2 * cellWidth, y: middle.y - cellWidth }]);
      await expect(stat(page, 'money')).toHaveText('£9,850');
      await item(page, 'tree').tap();
      await page.touchscreen.tap(middle.x, middle.y);
      await expect(cell(page, 8, 11)).toHaveAttribute('aria-label', /Tree/);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);

      // With a tool one finger builds along its path when it is lifted, as one undo step.
      await expect(stat(page, 'money')).toHaveText('£9,750');
      const far = { x: middle.x, y: middle.y + 2.2 * cellWidth };
      const start = startOf(6);
      await touch('touchStart', [middle], start);
      for (let step = 1; step <= 6; step += 1) {
        const y = middle.y + ((far.y - middle.y) * step) / 6;
        await touch('touchMove', [{ x: middle.x, y }], start + step * stepSeconds);
      }
      await expect(page.getByTestId('drag-cost')).toHaveText('2 × Tree, £200');
      await expect(stat(page, 'money')).toHaveText('£9,750');
      await touch('touchEnd', []);
      await expect(page.getByTestId('drag-cost')).toHaveCount(0);
      await expect(stat(page, 'money')).toHaveText('£9,550');
      await button(page, 'Undo').tap();
      await expect(stat(page, 'money')).toHaveText('£9,750');
      // With the fingers together again, the whole park is in view.
      await drag(
        [
          { x: middle.x - 100, y: middle.y },
          { x: middle.x + 100, y: middle.y },
        ],
        [
          { x: middle.x - 20, y: middle.y },
          { x: middle.x + 20, y: middle.y },
        ],
      );
      await expect(page.getByTestId('board')).not.toHaveAttribute('data-near');
    });
  });
});

test('on a phone in landscape board and palette share the screen and squares can be hit; in no window is a square covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openStopped(page);
  await test.step('the whole board shows at once, below the money', async () => {
    await expect(page.locator('canvas')).toBeInViewport({ ratio: 0.99 });
    await expect(stat(page, 'money')).toBeInViewport({ ratio: 0.99 });
    const { height } = (await page.locator('canvas').boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(210);
  });
  await item(page, 'tree').click();
  const board = page.getByTestId('board');
  await board.scrollIntoViewIfNeeded();
  const low = await board.boundingBox();
  const entry = await item(page, 'path').boundingBox();
  const pause = await button(page, 'Play').boundingBox();
  if (!low || !entry || !pause) throw new Error('something is not there');
  expect(entry.y + entry.height).toBeLessThanOrEqual(low.y + low.height);
  expect(low.y + low.height - pause.y).toBeLessThanOrEqual(390);
  const place = await placeOf(page, 5, 16);
  expect((await placeOf(page, 6, 16)).x - place.x).toBeGreaterThanOrEqual(32);
  await page.mouse.click(place.x, place.y);
  await expect(stat(page, 'money')).toHaveText('£9,900');
  await expect(page.getByRole('gridcell', { name: /Tree, column 6/ })).toHaveCount(1);

  await test.step('at 200 % zoom on a laptop nothing is wider than the window', async () => {
    for (const width of [683, 640, 600]) {
      await page.setViewportSize({ width, height: 384 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  await test.step('in no window is the middle of a square covered', async () => {
    await seeWhole(page);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [820, 1180],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await board.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const corners = [await placeOf(page, 0, 0), await placeOf(page, 19, 19)] as const;
      const covered = await board.evaluate((element, [first, last]) => {
        const found: string[] = [];
        for (let cell = 0; cell < 400; cell += 1) {
          const [column, row] = [cell % 20, Math.floor(cell / 20)];
          const x = first.x + ((last.x - first.x) * column) / 19;
          const y = first.y + ((last.y - first.y) * row) / 19;
          if (document.elementFromPoint(x, y) !== element) found.push(`${column}, ${row}`);
        }
        return found;
      }, corners);
      expect.soft(covered, `at ${width} by ${height}`).toEqual([]);
    }
  });

  await test.step('in a large window the board uses the full height', async () => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const large = await board.boundingBox();
    if (!large) throw new Error('there is no board');
    expect(large.width / large.height).toBeGreaterThan(0.94);
    expect(large.y + large.height).toBeLessThan(1440);
  });

  await page.setViewportSize({ width: 320, height: 568 });
  await test.step('on the narrowest phone no word is broken', async () => {
    const label = page.getByText('Satisfaction', { exact: true });
    const lines = await label.evaluate((element) => {
      const { fontSize } = getComputedStyle(element);
      return element.getBoundingClientRect().height / Number.parseFloat(fontSize);
    });
    expect(lines).toBeLessThan(1.6);
    const cut = await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
  });

  await test.step('under Tycoon rules the office fits the narrowest phone', async () => {
    await page.getByRole('tab', { name: 'Parks' }).click();
    await button(page, 'Tycoon rules').click();
    await button(page, 'Begin a new park').click();
    await page.getByRole('tab', { name: 'Guests' }).click();
    await expect(page.getByText('Objectives')).toBeVisible();
    // There are five tabs, none of them wider than the panel below.
    const right = (name: 'tab' | 'tabpanel') =>
      page
        .getByRole(name)
        .last()
        .evaluate((element) => element.getBoundingClientRect().right);
    for (const size of [
      { width: 1366, height: 768 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      expect(await right('tab')).toBeLessThanOrEqual(await right('tabpanel'));
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await button(page, 'Carousel: one pound more').click();
    await expect(page.getByLabel('Price of Carousel')).toHaveText('£6');
  });
});
