import { expect, type Page } from '@playwright/test';
import { scriptAddress, scriptName } from '../../scripts/share/builtScripts';
import { classSelector } from '../../scripts/share/classSelector';
import {
  listenForComplaints,
  untilGameDrawn,
  untilInteractive,
  untilStanding,
} from '../site/openPage';
import { fresh, test } from '../site/tab';
import { differingPixels } from './differingPixels';
import { cell, choose, initialPlaceOf, item } from './parkPage';

/** The longest time that a poster waits for its visitor. */
const patienceMs = 3000;

/** Opens the park for a visitor who does nothing: the timer that ends the wait never fires. */
async function openUnvisited(page: Page): Promise<void> {
  await page.addInitScript((never) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (call: () => void, ms?: number, ...rest: unknown[]) =>
        ms === never ? 0 : wait(call, ms, ...rest),
    });
  }, patienceMs);
  await page.goto('/theme-park');
  await untilInteractive(page);
  // The game is loaded and has drawn the palette.
  await expect(item(page, 'tree').locator('img')).toHaveJSProperty('naturalWidth', 112);
}

fresh.describe('looked at closely', () => {
  fresh.use({ painted: true });

  fresh(
    'the empty park stands as it will be drawn, and no engine is asked for until somebody is there',
    async ({ page }) => {
      const complaints = await listenForComplaints(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const engine = () =>
        asked.filter((path) => /phaser|ThemeParkScene|wakeGraphics\.w/i.test(scriptName(path)));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openUnvisited(page);
      await untilStanding(page);
      await expect(page.getByText(/^Loading /)).toBeHidden();
      await expect(page.locator('canvas')).toHaveCount(0);
      expect(engine()).toEqual([]);
      const board = page.getByTestId('board');
      const before = (await board.screenshot()).toString('base64');

      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
      await untilGameDrawn(page);
      await expect(page.locator(classSelector('poster'))).toBeHidden();
      expect(engine().length).toBeGreaterThan(1);
      const after = (await board.screenshot()).toString('base64');
      const { width, height } = (await board.boundingBox()) ?? { width: 0, height: 0 };
      const share = (await differingPixels(page, before, after)) / (width * height);
      test.info().annotations.push({ type: 'share that differs', description: share.toFixed(4) });
      // Tufts and daisies are drawn only by the engine.
      expect(share).toBeLessThan(0.05);
      expect(complaints.messages).toEqual([]);
    },
  );
});

test('a picture is drawn at the first press or for a stored park, and redrawn only when something changes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { pictures: 0 };
    Object.assign(globalThis, { counts });
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const clear = Reflect.get(prototype, 'clear') as (mask: number) => void;
      prototype.clear = function (this: WebGLRenderingContext, mask: number) {
        counts.pictures += 1;
        clear.call(this, mask);
      };
    }
  });
  const pictures = () =>
    page.evaluate(
      () => (globalThis as unknown as { counts: { pictures: number } }).counts.pictures,
    );
  /** Wait for some frames without a draw. */
  const untilStill = async (): Promise<number> => {
    let last = -1;
    await expect(async () => {
      last = await pictures();
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await pictures()).toBe(last);
    }).toPass();
    return last;
  };
  await test.step("a press before the page is interactive counts as a visitor's action", async () => {
    await page.addInitScript(() => {
      // A stored park is to be drawn without any action.
      if (localStorage.getItem('theme-park-auto')) return;
      // As soon as the button is parsed, long before any of the page's scripts has loaded.
      const observer = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('[data-building="path"]');
        if (!button || !('earlyPresses' in globalThis)) return;
        observer.disconnect();
        button.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await openUnvisited(page);
    await expect(page.locator('canvas')).toBeVisible();
    await expect(item(page, 'path')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a picture in which nothing moves is not redrawn, and every change is drawn', async () => {
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const still = await untilStill();
    expect(still).toBeGreaterThan(0);

    // Every change is drawn: a building, the cursor, another size of the board.
    await item(page, 'tree').click();
    await cell(page, 4, 4).dispatchEvent('click');
    await expect.poll(pictures).toBeGreaterThan(still);
    const built = await untilStill();
    await cell(page, 10, 17).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(pictures).toBeGreaterThan(built);
    const aimed = await untilStill();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(pictures).toBeGreaterThan(aimed);
    const resized = await untilStill();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(pictures).toBeGreaterThan(resized + 20);
  });

  await test.step('a stored park is drawn without any action', async () => {
    await page.goto('/robots.txt');
    await openUnvisited(page);
    await expect(page.locator('canvas')).toBeVisible();
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Tree/);
  });
});

test('presses before the game and its picture have loaded take effect once they have', async ({
  page,
}) => {
  /** Holds a script back. @returns what lets it go */
  const hold = async (name: string): Promise<() => void> => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scriptAddress(name), async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };
  const releaseGame = await hold('openSession');
  const releasePointer = await hold('attend');
  const releasePicture = await hold('ThemeParkScene');
  const pressAt = async (column: number, row: number): Promise<void> => {
    const { x, y } = await initialPlaceOf(page, column, row);
    await page.mouse.click(x, y);
  };
  await page.goto('/theme-park');
  await untilInteractive(page);

  await page.getByRole('button', { name: '3x' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await choose(page, 'path');
  await expect(page.getByTestId('board')).toHaveAttribute('data-draws');
  await pressAt(9, 16);
  releaseGame();
  // The game is loaded and has drawn the palette.
  await expect(item(page, 'tree').locator('img')).toHaveJSProperty('naturalWidth', 112);

  await test.step('on the board, where the poster was pressed, with the tool of that moment', async () => {
    await pressAt(10, 16);
    await choose(page, 'tree');
    await pressAt(11, 15);
    // A drag builds nothing where it ends.
    const from = await initialPlaceOf(page, 7, 14);
    const to = await initialPlaceOf(page, 9, 14);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    releasePointer();
    await expect(page.locator('canvas')).toHaveCount(0);
    releasePicture();
    await expect(page.locator('[data-stat="money"]')).toHaveText('£9,800');
    await pressAt(12, 15);
    await expect(page.locator('[data-stat="money"]')).toHaveText('£9,700');
    for (const column of [9, 10])
      await expect(cell(page, column, 16)).toHaveAttribute('aria-label', /^Path,/);
    for (const column of [11, 12])
      await expect(cell(page, column, 15)).toHaveAttribute('aria-label', /^Tree,/);
  });
  await test.step('on the speeds and on Pause', async () => {
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '3x' })).toHaveAttribute('aria-pressed', 'true');
  });
});
