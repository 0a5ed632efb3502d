import { expect, type Locator, type Page } from '@playwright/test';
import { assistantRemarks } from '../../src/content/assistant';
import { onPhone } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { finishEntrances, openPage, untilStanding } from '../site/openPage';
import { test } from '../site/tab';

/** As windows of the desktop, with the assistant's in front. */
const windows = ['online', 'virtual-pet', 'magic8ball', 'coin-wish', 'mystic', 'assistant'];

/**
 * Opens toys in windows of the specified size, or of another height, as if they had been left open.
 * The last is in front.
 */
async function openWindows(page: Page, ids: readonly string[], height = 400): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const place = { x: 100, y: 40, width: 500, height };
  const places = Object.fromEntries(ids.map((id) => [id, place]));
  await page.addInitScript(
    (memory) => localStorage.setItem('desktop', memory),
    JSON.stringify({ version: 1, saver: 'starfield', places }),
  );
  await page.goto(`/win95-desktop?open=${ids.join()}`);
  await untilStanding(page);
}

const windowOf = (page: Page, id: string) => page.locator(`[data-window="${id}"]`);

/** Low screens and windows. */
const lowScreens = [
  [844, 390],
  [1280, 600],
] as const;

async function boxOf(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('it is not to be seen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

/** Passes the disc, the name and the ten seconds of the call. */
async function signOn(page: Page, scope: Page | Locator): Promise<void> {
  await button(scope, 'Insert CD-ROM').click();
  await scope.getByLabel('Screen Name').fill('Becky');
  await page.clock.install();
  await button(scope, 'Sign On').click();
  await page.clock.fastForward(10_000);
  await expect(button(scope, 'Go to Chat Room')).toBeVisible();
}

/** How far a window's content overflows sideways and downwards. */
const overflowOf = (win: Locator) =>
  win.evaluate((root) => {
    const content = [...root.children].find((part) => getComputedStyle(part).overflowX === 'auto');
    if (!content) throw new Error('a window without content');
    return {
      sideways: content.scrollWidth - content.clientWidth,
      down: content.scrollHeight - content.clientHeight,
    };
  });

/** Names of the controls of the assistant's page that an element covers in part. */
const controlsUnder = (thing: Locator) =>
  thing.evaluate((over) => {
    const place = over.getBoundingClientRect();
    const controls = document.querySelectorAll('main fieldset :is(button, select, input)');
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isUnder =
        left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      return isUnder ? [control.textContent || control.getAttribute('aria-label') || ''] : [];
    });
  });

const corners = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];

/** Moves the assistant as far as it goes. assistant.spec.ts tests that keys move it. */
async function moveFarOff(perry: Locator, key: string): Promise<void> {
  await perry.focus();
  await perry.evaluate(async (figure, pressed) => {
    for (let presses = 0; presses < 14; presses++) {
      figure.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, key);
}

/** Controls of the assistant's window that the assistant can be moved to cover. */
async function coveredControls(perry: Locator): Promise<string[]> {
  await perry.focus();
  const { covered, places } = await perry.evaluate(async (figure, keys) => {
    const root = figure.closest('[data-window]') ?? document.querySelector('main');
    const controls = [...(root?.querySelectorAll('fieldset :is(button, select, input)') ?? [])];
    const names: string[] = [];
    const been = new Set<string>();
    for (const key of keys) {
      // assistant.spec.ts tests that keys move him.
      for (let presses = 0; presses < 14; presses++) {
        figure.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      const place = figure.getBoundingClientRect();
      been.add(`${place.x} ${place.y}`);
      for (const control of controls) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isUnder =
          left < place.right && right > place.left && top < place.bottom && bottom > place.top;
        if (!isUnder) continue;
        const name = control.textContent || control.getAttribute('aria-label') || control.id;
        names.push(`${key}: ${name}`);
      }
    }
    return { covered: names, places: been.size };
  }, corners);
  expect(places).toBeGreaterThan(2);
  return covered;
}

/** Checks that the assistant and his bubble are inside the window and above the document. */
async function expectAssistantWhole(win: Locator): Promise<void> {
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
  await finishEntrances(win.page());
  const bubble = await boxOf(win.locator('[data-bubble]'));
  expect(bubble.y).toBeGreaterThan(frame.y + 26);
  expect(bubble.right).toBeLessThan(frame.right);
}

test.describe('in a window of the desktop', () => {
  test('at 500 by 400', async ({ page }) => {
    await openWindows(page, windows);
    const win = windowOf(page, 'assistant');
    await test.step('the assistant is fully visible over a document', () =>
      expectAssistantWhole(win));
    await test.step('the assistant cannot be put over a control', async () => {
      expect(await coveredControls(button(win, 'Perry, your assistant'))).toEqual([]);
    });
    for (const id of windows) {
      await test.step(`${id} does not scroll sideways`, async () => {
        const win = windowOf(page, id);
        await expect(win.getByRole('button').nth(4)).toBeVisible();
        if (id === 'virtual-pet') {
          await win.getByRole('radio', { name: /A pet that stays/ }).press('Space');
          await expect(win.getByLabel('Name')).toBeVisible();
        }
        expect.soft((await overflowOf(win)).sideways).toBe(0);
      });
    }
    await test.step('axe finds nothing in the online service after the sign-on', async () => {
      const tasks = page.getByRole('list', { name: 'Open windows' }).getByRole('button');
      await tasks.first().click();
      await signOn(page, windowOf(page, 'online'));
      await finishEntrances(page);
      expect(await axeFindings(page, '[data-window="online"]')).toEqual([]);
    });
  });

  test('the assistant is fully visible at 500 by 320, over a document', async ({ page }) => {
    await openWindows(page, ['assistant'], 320);
    await expectAssistantWhole(windowOf(page, 'assistant'));
  });
});

test('the assistant, by the size of the screen', async ({ page }) => {
  const perry = button(page, 'Perry, your assistant');
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/clippy');

  for (const [width, height] of lowScreens) {
    await test.step(`stands whole on the first screen of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect((await boxOf(perry.locator('svg'))).bottom).toBeLessThan(height);
    });
  }

  await page.setViewportSize({ width: 320, height: 568 });
  await test.step("the document's zoom can be read in its list", async () => {
    const { width } = await boxOf(page.getByLabel('Zoom'));
    expect(width).toBeGreaterThan(70);
  });

  await test.step('his bubble does not hide the control that has the keyboard focus', async () => {
    await button(page, 'What do you know about me?').click();
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

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await test.step(`can be put over no control at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      expect.soft(await coveredControls(perry)).toEqual([]);
    });
    await test.step(`what he says covers no control at ${width} by ${height}`, async () => {
      if (width > 900) return;
      const bubble = page.locator('[data-bubble]');
      for (const corner of corners) {
        await moveFarOff(perry, corner);
        await button(page, 'What do you know about me?').click();
        await finishEntrances(page);
        await expect(bubble).toContainText(assistantRemarks.nothing);
        expect.soft(await controlsUnder(bubble), corner).toEqual([]);
      }
    });
  }
});

/** Buttons to press in turn to bring each toy into a typical state, and the text of that state. */
const acts: Readonly<Record<string, Readonly<{ names: readonly string[]; says: RegExp }>>> = {
  '/aol': { names: ['Insert CD-ROM'], says: /Screen Name/ },
  '/clippy': { names: ['What do you know about me?'], says: new RegExp(assistantRemarks.nothing) },
  '/virtual-pet': { names: ['Feed', 'Play'], says: /You play! Your pet wants to play!/ },
  '/magic8ball': { names: ['Will I be picked first in PE?'], says: /Asked before \(1\)/ },
  '/50p': { names: ['Rub the coin'], says: /10\s*%/ },
  '/mystic': { names: ['Gaze into the Crystal Ball'], says: /Hush now/ },
};

/** The controls of the page that are smaller than a finger needs. */
const smallTargets = (page: Page) =>
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

/** Brings each toy of the site into a typical state, after one page load, and looks at it. */
async function actOut(page: Page, look?: () => Promise<void>): Promise<void> {
  await openPage(page, '/old-web');
  for (const [path, { names, says }] of Object.entries(acts)) {
    await test.step(path, async () => {
      // As a link does that leads from one toy to another. prerender.spec.ts opens each page in
      // Firefox.
      await page.evaluate((next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      for (const name of names) await button(page, name).click();
      await expect(page.getByRole('main')).toContainText(says);
      await look?.();
    });
  }
}

test('each toy answers', { tag: '@firefox-only' }, ({ page }) =>
  actOut(page, async () => {
    if (!page.url().endsWith('/clippy')) return;
    const sheet = page.getByRole('textbox', { name: 'Text of the document' });
    await sheet.press('Control+a');
    // Chromium has this key of its own.
    await sheet.press('Control+i');
    await expect(button(page, 'I, Italic')).toHaveAttribute('aria-pressed', 'true');
  }),
);

// The states on a wide screen are checked in each toy's own tests.
test('on a phone axe finds nothing while a toy is used, and every target is 44 px', ({ page }) =>
  onPhone(page, () =>
    actOut(page, async () => {
      await finishEntrances(page);
      expect.soft(await axeFindings(page, 'main')).toEqual([]);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await finishEntrances(page);
        // Elements are small for a moment while they appear.
        await expect.soft
          .poll(() => smallTargets(page), { message: `${width} by ${height}` })
          .toEqual([]);
      }
    }),
  ));

test.describe('low screens', () => {
  test('the disc, the sign-on and its Cancel are fully visible, and a keyword’s results', async ({
    page,
  }) => {
    await openPage(page, '/aol');
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(button(page, 'Insert CD-ROM')).toBeInViewport({ ratio: 0.99 });
      await button(page, 'Insert CD-ROM').click();
      await expect(button(page, 'Back')).toBeInViewport({ ratio: 0.99 });
      await page.getByLabel('Screen Name').fill('Becky');
      await button(page, 'Sign On').click();
      await expect(button(page, 'Cancel')).toBeInViewport({ ratio: 0.99 });
      await button(page, 'Cancel').click();
      await button(page, 'Back').click();
    }

    await test.step('at 320 by 568 keyword results are below the room, in view, and disappear with it', async () => {
      await page.setViewportSize({ width: 320, height: 568 });
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
  });

  test('an egg that is over keeps its size, and its footer stays on the screen', async ({
    page,
  }) => {
    await openPage(page, '/virtual-pet');
    const egg = page.getByRole('img', { name: /^The pet/ });
    const widths: number[] = [];
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height });
      widths.push((await boxOf(egg)).width);
    }
    for (let feeds = 0; feeds < 4; feeds++) await button(page, 'Feed').click();
    for (const [index, [width, height]] of lowScreens.entries()) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      expect((await boxOf(egg)).width).toBe(widths[index]);
      const footer = await boxOf(page.getByText('Maybe next time, take it easier!'));
      expect(footer.bottom).toBeLessThan(height + 1);
      expect(footer.right).toBeLessThan(
        (await boxOf(page.getByRole('heading', { name: 'How to Play' }))).x,
      );
    }
  });

  test('her hands stay around the crystal ball, whatever the card says', async ({ page }) => {
    await openPage(page, '/mystic');
    const booth = page.getByRole('main').locator('svg[viewBox="0 0 400 400"]');
    const ball = page.getByRole('main').locator('[data-phase] > canvas');
    const offset = async () => (await boxOf(ball)).y - (await boxOf(booth)).y;
    const before: number[] = [];
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height });
      before.push(await offset());
    }
    await page.clock.install();
    await button(page, 'Gaze into the Crystal Ball').click();
    await page.clock.fastForward(2100);
    await expect(button(page, 'Ask Another Question')).toBeVisible();
    for (const [index, [width, height]] of lowScreens.entries()) {
      await page.setViewportSize({ width, height });
      expect(Math.abs((await offset()) - (before[index] ?? 0))).toBeLessThan(1);
      expect(
        await page
          .getByText('Ask Another Question')
          .evaluate((text) => text.getClientRects().length),
      ).toBe(1);
    }
  });
});

test.describe('at 320 by 568', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  /** Checks that a field's suggestion can be read completely. */
  async function expectHintFits(page: Page): Promise<void> {
    const [needed, room] = await page.locator('main input[placeholder]').evaluate((element) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('no field');
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no context');
      context.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return [context.measureText(element.placeholder).width, element.clientWidth - padding];
    });
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(room ?? 0);
  }

  test('the notice for a blank question does not cover the field and its suggestion', async ({
    page,
  }) => {
    await openPage(page, '/magic8ball');
    await expectHintFits(page);
    await button(page, 'Shake the ball').click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Ask a question first!' });
    await expect(notice).toBeVisible();
    const field = await boxOf(page.getByLabel('Your question'));
    await expect.poll(async () => (await boxOf(notice)).y).toBeGreaterThan(field.bottom);
  });

  test('a wish fits its field, and a granted one shows on the screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/50p');
    await expectHintFits(page);
    for (let rubs = 0; rubs < 10; rubs++) await button(page, 'Rub the coin').click();
    await expect(page.getByRole('main').getByRole('status')).toBeInViewport({ ratio: 0.99 });
  });
});
