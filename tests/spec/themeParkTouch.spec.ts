import { expect } from '@playwright/test';
import { test } from '../site/tab';
import { button, cell, item, openStopped, placeOf, seeWhole, stat } from './parkPage';
import { phone } from './phone';

test.describe('by touch', () => {
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
