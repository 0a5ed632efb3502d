import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../site/axeFindings';
import { expectNoAxeFindings } from '../site/expectNoAxeFindings';
import { finishEntrances, openPage, untilStanding } from '../site/openPage';
import { test } from '../site/tab';

const windows = ['online', 'assistant', 'virtual-pet', 'magic8ball', 'coin-wish', 'mystic'];

/** Opens a toy in a window of the specified size, or of another height, as if it had been left there. */
async function openWindow(page: Page, id: string, height = 400): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const places = { [id]: { x: 100, y: 40, width: 500, height } };
  await page.addInitScript(
    (memory) => localStorage.setItem('desktop', memory),
    JSON.stringify({ version: 1, saver: 'starfield', places }),
  );
  await page.goto(`/win95-desktop?open=${id}`);
  await untilStanding(page);
  return page.locator(`[data-window="${id}"]`);
}

async function boxOf(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('it is not to be seen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

/** Past the disc, the name and the ten seconds of the call. */
async function signOn(page: Page, scope: Page | Locator): Promise<void> {
  await button(scope, 'Insert CD-ROM').click();
  await scope.getByLabel('Screen Name').fill('Becky');
  await page.clock.install();
  await button(scope, 'Sign On').click();
  await page.clock.runFor(10_000);
  await expect(button(scope, 'Go to Chat Room')).toBeVisible();
}

/** What scrolls sideways in a window, and what scrolls down it. */
const overflowOf = (win: Locator) =>
  win.evaluate((root) => {
    const content = [...root.children].find((part) => getComputedStyle(part).overflowX === 'auto');
    if (!content) throw new Error('a window without content');
    return {
      sideways: content.scrollWidth - content.clientWidth,
      down: content.scrollHeight - content.clientHeight,
    };
  });

test.describe('in a window of the desktop', () => {
  for (const height of [400, 320]) {
    test(`the assistant is whole at 500 by ${height}, over a document`, async ({ page }) => {
      const win = await openWindow(page, 'assistant', height);
      const perry = button(win, 'Perry, your assistant');
      await expect(perry).toBeVisible();
      expect(await overflowOf(win)).toEqual({ sideways: 0, down: 0 });
      const frame = await boxOf(win);
      const paper = await boxOf(win.getByRole('region', { name: 'Document: Fun facts' }));
      const figure = await boxOf(perry.locator('svg'));
      expect(figure.right).toBeLessThan(frame.right);
      expect(figure.bottom).toBeLessThan(frame.bottom);
      expect(paper.height).toBeGreaterThan(figure.height);
      await button(win, 'What do you know about me?').click();
      await finishEntrances(page);
      const bubble = await boxOf(win.locator('[data-bubble]'));
      expect(bubble.y).toBeGreaterThan(frame.y + 26);
      expect(bubble.right).toBeLessThan(frame.right);
    });
  }

  for (const id of windows) {
    test(`${id} does not scroll sideways at 500 by 400`, async ({ page }) => {
      const win = await openWindow(page, id);
      await expect(win.getByRole('button').nth(4)).toBeVisible();
      if (id === 'virtual-pet') await win.getByRole('radio', { name: /A pet that stays/ }).check();
      expect((await overflowOf(win)).sideways).toBe(0);
    });
  }
});

test('axe finds nothing in a window that is signed on', async ({ page }) => {
  const win = await openWindow(page, 'online');
  await signOn(page, win);
  await expectNoAxeFindings(page);
});

/** Controls of the assistant's window that do not lie on top, wherever he has been put. */
async function coveredControls(page: Page, perry: Locator): Promise<string[]> {
  const covered: string[] = [];
  await perry.focus();
  for (const corner of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    for (let presses = 0; presses < 14; presses++) await page.keyboard.press(corner);
    const names = await perry.evaluate((figure) => {
      const root = figure.closest('[data-window]') ?? document.querySelector('main');
      const place = figure.getBoundingClientRect();
      return [...(root?.querySelectorAll('fieldset :is(button, select, input)') ?? [])]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return (
            left < place.right && right > place.left && top < place.bottom && bottom > place.top
          );
        })
        .map((control) => control.textContent || control.getAttribute('aria-label') || control.id);
    });
    covered.push(...names.map((name) => `${corner}: ${name}`));
  }
  return covered;
}

test.describe('the assistant can be put over no control', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(`at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, '/clippy');
      expect(await coveredControls(page, button(page, 'Perry, your assistant'))).toEqual([]);
    });
  }

  test('nor hides his bubble the one that the keyboard has reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, '/clippy');
    await button(page, 'What do you know about me?').click();
    const bubble = await boxOf(page.locator('[data-bubble]'));
    expect(bubble.y).toBeLessThan((await boxOf(button(page, 'Send Perry away'))).y);
    await page.getByLabel('Font').focus();
    for (let stops = 0; stops < 9; stops++) {
      const onTop = () =>
        page.evaluate(() => {
          const { activeElement: control } = document;
          const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === control;
        });
      expect.soft(await onTop(), `stop ${stops}`).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test('in a window of the desktop', async ({ page }) => {
    const win = await openWindow(page, 'assistant');
    expect(await coveredControls(page, button(win, 'Perry, your assistant'))).toEqual([]);
  });
});

/** Pressed one after the other: how each toy is brought into the states that it has. */
const acts: Readonly<Record<string, readonly string[]>> = {
  '/aol': ['Insert CD-ROM'],
  '/clippy': ['What do you know about me?'],
  '/virtual-pet': ['Feed', 'Play'],
  '/magic8ball': ['Will I be picked first in PE?'],
  '/50p': ['Rub the coin'],
  '/mystic': ['Gaze into the Crystal Ball'],
};

test.describe('on a phone', { tag: '@phone' }, () => {
  test('axe finds nothing in the midst of any of them', async ({ page }) => {
    for (const [path, names] of Object.entries(acts)) {
      await openPage(page, path);
      for (const name of names) await button(page, name).click();
      await finishEntrances(page);
      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    test(`every target is 44 px at ${width} by ${height}`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'a mouse is finer');
      await page.setViewportSize({ width, height });
      for (const [path, names] of Object.entries(acts)) {
        await openPage(page, path);
        for (const name of names) await button(page, name).click();
        await finishEntrances(page);
        const small = () =>
          page.getByRole('main').evaluate((main) =>
            [...main.querySelectorAll('a, button, input, select, summary')].flatMap((target) => {
              const label = target.matches('input') ? target.closest('label') : null;
              const box = (label ?? target).getBoundingClientRect();
              const isSeen = target.checkVisibility() && box.width > 2;
              if (!isSeen || (box.width >= 43.5 && box.height >= 43.5)) return [];
              return [
                `${target.textContent || target.getAttribute('aria-label')}: ${Math.round(box.width)} by ${Math.round(box.height)}`,
              ];
            }),
          );
        // What grows as it comes is small for a moment.
        await expect.soft.poll(small, { message: path }).toEqual([]);
      }
    });
  }
});

test.describe('low screens', () => {
  for (const [width, height] of [
    [844, 390],
    [1280, 600],
  ] as const) {
    test.describe(`${width} by ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('the assistant stands whole on the first screen', async ({ page }) => {
        await openPage(page, '/clippy');
        const { bottom } = await boxOf(button(page, 'Perry, your assistant').locator('svg'));
        expect(bottom).toBeLessThan(height);
      });

      test('the disc, the sign-on and its Cancel stand whole on the screen', async ({ page }) => {
        await openPage(page, '/aol');
        await expect(button(page, 'Insert CD-ROM')).toBeInViewport({ ratio: 0.99 });
        await button(page, 'Insert CD-ROM').click();
        await expect(button(page, 'Back')).toBeInViewport({ ratio: 0.99 });
        await page.getByLabel('Screen Name').fill('Becky');
        await button(page, 'Sign On').click();
        await expect(button(page, 'Cancel')).toBeInViewport({ ratio: 0.99 });
        await button(page, 'Cancel').click();
      });

      test('an egg that is over keeps its size, and its footer stays on the screen', async ({
        page,
      }) => {
        await openPage(page, '/virtual-pet');
        const egg = page.getByRole('img', { name: /^The pet/ });
        const before = await boxOf(egg);
        for (let feeds = 0; feeds < 4; feeds++) await button(page, 'Feed').click();
        expect((await boxOf(egg)).width).toBe(before.width);
        const footer = await boxOf(page.getByText('Maybe next time, take it easier!'));
        expect(footer.bottom).toBeLessThan(height + 1);
        expect(footer.right).toBeLessThan(
          (await boxOf(page.getByRole('heading', { name: 'How to Play' }))).x,
        );
      });

      test('her hands stay round the crystal ball, whatever the card says', async ({ page }) => {
        await openPage(page, '/mystic');
        const booth = page.getByRole('main').locator('svg[viewBox="0 0 400 400"]');
        const ball = page.getByRole('main').locator('[data-phase] > canvas');
        const offset = async () => (await boxOf(ball)).y - (await boxOf(booth)).y;
        const before = await offset();
        await button(page, 'Gaze into the Crystal Ball').click();
        await expect(button(page, 'Ask Another Question')).toBeVisible();
        expect(Math.abs((await offset()) - before)).toBeLessThan(1);
        expect(
          await page
            .getByText('Ask Another Question')
            .evaluate((text) => text.getClientRects().length),
        ).toBe(1);
      });
    });
  }
});

test.describe('at 320 by 568', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the notice for a blank question leaves the field to be seen', async ({ page }) => {
    await openPage(page, '/magic8ball');
    await button(page, 'Shake the ball').click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Ask a question first!' });
    await expect(notice).toBeVisible();
    const field = await boxOf(page.getByLabel('Your question'));
    await expect.poll(async () => (await boxOf(notice)).y).toBeGreaterThan(field.bottom);
  });

  test('what a field suggests can be read whole', async ({ page }) => {
    for (const path of ['/50p', '/magic8ball']) {
      await openPage(page, path);
      const [needed, room] = await page.locator('main input[placeholder]').evaluate((element) => {
        if (!(element instanceof HTMLInputElement)) throw new Error('no field');
        const { font, paddingLeft, paddingRight } = getComputedStyle(element);
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (!context) throw new Error('no context');
        context.font = font;
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return [context.measureText(element.placeholder).width, element.clientWidth - padding];
      });
      expect(needed, path).toBeGreaterThan(0);
      expect(needed, path).toBeLessThanOrEqual(room ?? 0);
    }
  });

  test('what the keyword box finds stands under the room, in view, and goes with it', async ({
    page,
  }) => {
    await openPage(page, '/aol');
    await signOn(page, page);
    const lobbyWay = button(page, 'Go to Chat Room');
    await page.getByLabel('Keyword', { exact: true }).fill('tamagochi');
    await button(page, 'Go').click();
    const found = page.getByRole('link', { name: 'Tamagotchi', exact: true });
    await expect(found).toBeInViewport({ ratio: 0.99 });
    const letters = await boxOf(page.getByRole('listbox'));
    expect(letters.height).toBeGreaterThan(100);
    expect(letters.bottom).toBeLessThan((await boxOf(button(page, 'Go'))).y);
    await lobbyWay.click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  test('a wish that is granted says so on the screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/50p');
    for (let rubs = 0; rubs < 10; rubs++) await button(page, 'Rub the coin').click();
    await expect(page.getByRole('main').getByRole('status')).toBeInViewport({ ratio: 0.99 });
  });

  test('the zoom of the document can be read in its list', async ({ page }) => {
    await openPage(page, '/clippy');
    const { width } = await boxOf(page.getByLabel('Zoom'));
    expect(width).toBeGreaterThan(70);
  });
});
