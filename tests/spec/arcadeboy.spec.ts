import { devices, expect, type Locator, type Page } from '@playwright/test';
import { blockFallConfig } from '../../scenes/block-fall/config';
import { blockFall } from '../../scenes/block-fall/game';
import { graveyardGhostsConfig } from '../../scenes/graveyard-ghosts/config';
import type { ControlSpec } from '../../scenes/kit/rules/controls';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { encodeSave } from '../../scenes/kit/rules/saveText';
import { createRun } from '../../scenes/kit/run/createRun';
import { superJumpConfig } from '../../scenes/super-jump/config';
import { loadBot } from '../../scripts/games/gameFolders';
import { type Cartridge, cartridges } from '../../src/toys/arcadeboy/cartridges';
import { axeFindings } from '../site/axeFindings';
import { fixSeed } from '../site/fixSeed';
import { finishEntrances } from '../site/openPage';
import { test } from '../site/tab';
import { screenFaults, screenSizes } from './screenFaults';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
/** One device pixel per CSS pixel: pictures are drawn without a graphics card here. */
const phone = { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor: 1 };

const power = (page: Page) => page.getByRole('switch', { name: 'Power' });
const shell = (page: Page) => page.locator('[data-power]');
const menuItem = (page: Page, title: string) => shell(page).getByRole('button', { name: title });
const menu = (page: Page) => page.getByRole('heading', { name: 'Choose a game' });
const startKey = (page: Page) => page.getByRole('button', { name: /^START/ });
const selectKey = (page: Page) => page.getByRole('button', { name: /^SELECT/ });
const title = (page: Page) => page.getByRole('button', { name: 'Press START' });
const gameOver = (page: Page) => shell(page).getByText('Game over', { exact: true });
const lastScore = (page: Page) => page.locator('[data-last-score]').first();
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const count = (page: Page, name: string) => page.locator(`[data-count="${name}"]`);

/** Advances the paused clock by a number of ticks of 1/60 s. */
async function ticks(page: Page, number: number): Promise<void> {
  await page.clock.runFor(Math.ceil((number * 1000) / 60) + 1);
}

/** The names of the parts that a notice covers: the game's picture, and buttons. */
function coveredByNotices(
  page: Page,
  selector = '[data-game-stage], [data-power] button',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const notices = [...document.querySelectorAll('[data-sonner-toast]')];
    const boxes = notices.map((notice) => notice.getBoundingClientRect());
    const parts = [...document.querySelectorAll(selector)];
    const isCovered = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return boxes.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    };
    const covered = parts.filter((part) => part.checkVisibility() && isCovered(part));
    return covered.map((part) => part.getAttribute('aria-label') || part.textContent);
  }, selector);
}

/** Waits for the three beats before a paused game goes on. */
async function countedIn(page: Page): Promise<void> {
  await longTicks(page, 91);
}

/**
 * The switch gets the focus once the page is interactive. The mark that says so depends on the
 * clock.
 */
async function answering(page: Page): Promise<void> {
  await expect(power(page)).toBeFocused();
}

/** Opens the page with a clock that the test controls. */
async function open(page: Page): Promise<void> {
  await fixSeed(page);
  await page.clock.install();
  await page.goto('/arcadeboy');
  await answering(page);
}

/** Advances past the two seconds of the boot. */
async function booted(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(menu(page)).toBeVisible();
}

/** Pauses the clock, so that only `ticks` advances it. Notices that are open stay open. */
async function holdClock(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Steps the paused clock until the title shows, which comes with the game's first drawn frame. */
async function untilTitle(page: Page): Promise<void> {
  await expect(async () => {
    await ticks(page, 6);
    await expect(title(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Turns the handheld on, inserts a game and waits for START with the clock paused. */
async function insert(page: Page, name: string): Promise<void> {
  await open(page);
  await power(page).click();
  await booted(page);
  await menuItem(page, name).click();
  await holdClock(page);
}

async function begin(page: Page, name: string): Promise<void> {
  await insert(page, name);
  await start(page);
}

/** Leaves the title by key. */
async function start(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await ticks(page, 2);
  await expect(title(page)).toBeHidden();
}

/** The dialog's code loads at its first opening, which takes a moment of the paused clock. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass();
  return dialog;
}

/** Checks the handheld, or a part of the page, with axe. */
async function expectClean(page: Page, state: string, place = '[data-power]'): Promise<void> {
  await finishEntrances(page);
  const look = { isOver: false };
  const looking = axeFindings(page, place).finally(() => {
    look.isOver = true;
  });
  // axe waits for a timer of the page's clock, which may be paused.
  while (!look.isOver) await page.clock.runFor(1);
  expect.soft(await looking, state).toEqual([]);
}

/** Advances many ticks in few frames: a frame steps through up to a quarter of a second. */
async function longTicks(page: Page, number: number): Promise<void> {
  for (let left = number; left > 0; left -= 15) {
    await page.clock.fastForward(Math.ceil((Math.min(left, 15) * 1000) / 60));
  }
}

/** Checks Graveyard Ghosts after START: a cell in 150 ms, and ten points for the soul in it. */
async function aCellIn150Ms(page: Page): Promise<void> {
  await expect(count(page, 'lives')).toHaveText('3');
  // Mazes have no dead ends and are mirrored, so the player can go left from the middle of the
  // lowest row.
  await page.keyboard.press('ArrowLeft');
  await ticks(page, 5);
  await expect(page.locator('[data-score]')).toHaveText('0');
  await ticks(page, 7);
  await expect(page.locator('[data-score]')).toHaveText('10');
}

/** Holds a control of a game for a number of ticks, or taps it if none is given. */
type Hold = (control: ControlSpec, ticks: number) => Promise<void>;

/** Ends a run as soon as possible, as its bot does, by the given device. */
async function endSoonest(page: Page, { id, load }: Cartridge, hold: Hold): Promise<void> {
  const { controls } = await load();
  const { soonestEnd = [] } = await loadBot(id);
  for (let turn = 0; turn < 60 && !(await gameOver(page).isVisible()); turn += 1) {
    const { control, ticks: held } = soonestEnd[turn % soonestEnd.length];
    const spec = controls.find((each) => each.id === control);
    if (spec) await hold(spec, held);
    else await longTicks(page, held);
  }
}

function byKeys(page: Page): Hold {
  return async ({ keys }, held) => {
    await page.keyboard.down(keys[0]);
    await longTicks(page, held);
    await page.keyboard.up(keys[0]);
    await ticks(page, 2);
  };
}

/** Holds a control of the drawn pad with a touch. */
async function byThumb(page: Page): Promise<Hold> {
  const session = await page.context().newCDPSession(page);
  const pad = page.locator('[data-dpad]').getByRole('button');
  const places = ['up', 'left', 'right', 'down'];
  return async (control, held) => {
    const box = await pad.nth(places.indexOf(control.pad ?? '')).boundingBox();
    if (!box) throw new Error(`the pad has no ${control.id}`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await longTicks(page, held);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await ticks(page, 2);
  };
}

/** A simulated gamepad, with the numbers of the standard buttons. */
async function addGamepad(page: Page) {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
    const pad = { index: 0, id: 'Pad', mapping: 'standard', axes: [0, 0, 0, 0], buttons };
    const pads: unknown[] = [null, null, null, null];
    Object.defineProperty(navigator, 'getGamepads', { value: () => pads });
    const plug = (inserted: boolean) => {
      pads[0] = inserted ? pad : null;
      const type = inserted ? 'gamepadconnected' : 'gamepaddisconnected';
      dispatchEvent(Object.assign(new Event(type), { gamepad: pad }));
    };
    const push = (index: number, pressed: boolean) => {
      buttons[index].pressed = pressed;
    };
    Object.assign(globalThis, { testPad: { plug, push } });
  });
  type TestPad = {
    plug: (inserted: boolean) => void;
    push: (index: number, on: boolean) => void;
  };
  const withPad = (act: 'plug' | 'push', ...values: [boolean] | [number, boolean]) =>
    page.evaluate(
      ([name, list]) => {
        const { testPad } = globalThis as unknown as { testPad: TestPad };
        (testPad[name] as (...all: unknown[]) => void)(...list);
      },
      [act, values] as const,
    );
  /** A press long enough for one frame to see it, and for the next to see its end. */
  const push = async (index: number, held = 0): Promise<void> => {
    await withPad('push', index, true);
    await ticks(page, 3);
    await longTicks(page, held);
    await withPad('push', index, false);
    await ticks(page, 3);
  };
  return { withPad, push };
}

test('the handheld turns on after a boot of 2 s, turns off from anywhere, and offers a run that was left', async ({
  page,
}) => {
  await open(page);
  await test.step('shows a handheld with a power switch, SELECT, a mute button and a link back to /gaming, and cards for library, last score and controls', async () => {
    await expect(power(page)).not.toBeChecked();
    await expect(power(page)).toBeFocused();
    await expect(selectKey(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute the ArcadeBoy' })).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to Gaming', exact: false }).first();
    await expect(back).toHaveAttribute('href', '/gaming');
    const library = page.getByRole('region', { name: 'Game library' });
    for (const { title: name, controls } of cartridges) {
      const card = library.getByRole('listitem').filter({ hasText: name });
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByText(controls?.desktop ?? '', { exact: true })).toBeVisible();
      await expect(card.getByText(controls?.mobile ?? '', { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Last Score' })).toBeVisible();
    const controls = page.getByRole('region', { name: 'Controls' });
    for (const button of ['D-pad', 'A', 'B', 'START', 'SELECT']) {
      await expect(controls.getByRole('rowheader', { name: button, exact: true })).toBeVisible();
    }
  });

  await test.step('its own mute is separate, and unmuting it unmutes the site', async () => {
    const own = page.getByRole('button', { name: 'Mute the ArcadeBoy' });
    const site = page.getByRole('button', { name: 'Mute all sound' });
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(site).toHaveAttribute('aria-pressed', 'false');
    await site.click();
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await expect(site).toHaveAttribute('aria-pressed', 'false');
  });

  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The dark screen says what to press, and wakes at it.
  await page.getByRole('button', { name: 'Press to switch on' }).click();
  await expect(power(page)).toBeChecked();
  await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
  await page.clock.runFor(1990);
  await expect(menu(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(menu(page)).toBeVisible();
  await expect(menuItem(page, cartridges[0].title)).toBeFocused();

  await test.step('the menu works by keys, by presses and by SELECT, which changes the screen', async () => {
    const chosen = shell(page).locator('[aria-current="true"]');
    for (const { title: name } of [...cartridges.slice(1), cartridges[0]]) {
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText(name);
      await expect(chosen).toBeFocused();
    }
    await page.getByRole('button', { name: 'Up', exact: true }).click();
    await expect(chosen).toHaveText(cartridges.at(-1)?.title ?? '');
    const shade = () => shell(page).evaluate((body) => body.style.getPropertyValue('--lcd-3'));
    const before = await shade();
    await selectKey(page).click();
    expect(await shade()).not.toBe(before);
  });

  await power(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(power(page)).not.toBeChecked();

  await test.step('with reduced motion the logo does not move, and the boot still takes two seconds', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await power(page).click();
    const moving = await page
      .getByRole('status', { name: 'ArcadeBoy is starting' })
      .evaluate((boot) => boot.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await page.clock.runFor(1990);
    await expect(menu(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(menu(page)).toBeVisible();
  });

  await test.step('START pauses and resumes, and a run that was left is offered after a reload', async () => {
    await expectClean(page, 'menu');
    await page.emulateMedia({ reducedMotion: null });
    await menuItem(page, 'Block Fall').click();
    await untilTitle(page);
    // The title screen offers the other games that are played with the same pieces.
    await page.getByLabel('Kind of Block Fall').selectOption('sprint');
    await expect(page.locator('[data-count="left"]')).toHaveText('40');
    await expectClean(page, 'title');
    await page.keyboard.press('Enter');
    await longTicks(page, 130);
    await expect(title(page)).toBeHidden();
    await startKey(page).click();
    await expect(shell(page).getByText('Paused', { exact: true })).toBeVisible();
    await expectClean(page, 'pause');
    await startKey(page).click();
    await expect(shell(page).getByText('Paused', { exact: true })).toBeHidden();
    await test.step('the screen takes three fifths of the shorter side in every window; with F screen and pad fill the window where fullscreen is refused, and the run goes on', async () => {
      await longTicks(page, 91);
      await page.evaluate(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
      });
      const before = page.viewportSize();
      for (const size of screenSizes) {
        await page.setViewportSize(size);
        expect(await screenFaults(page, false), `${size.width} x ${size.height}`).toEqual([]);
      }
      await page.keyboard.press('f');
      const big = page.getByRole('button', { name: 'Big screen' });
      await expect(big).toHaveAttribute('aria-pressed', 'true');
      for (const size of screenSizes) {
        await page.setViewportSize(size);
        expect(await screenFaults(page, true), `big, ${size.width} x ${size.height}`).toEqual([]);
      }
      await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();
      await big.click();
      await expect(big).toHaveAttribute('aria-pressed', 'false');
      if (before) await page.setViewportSize(before);
    });
    await page.reload();
    await page.clock.resume();
    await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page.getByText('START continues it.')).toBeVisible();
    await page.getByRole('button', { name: 'Carry on' }).click();
    await expect(title(page)).toBeHidden();
    await expect(page.getByText('You left an unfinished run.')).toBeHidden();
    await power(page).click();
    const kept = await page.evaluate(() => localStorage.getItem('run:block-fall'));
    expect(kept, 'switching off resets everything').toBeNull();
  });
});

test('every game can be played by keyboard, and by gamepad', async ({ page }) => {
  // Every game is played to its end twice.
  test.slow();
  const { withPad, push } = await addGamepad(page);
  await open(page);
  for (const cartridge of cartridges) {
    const { id, title: name } = cartridge;
    await test.step(`${name} by keyboard alone: put in, played to game over, left by Escape, switched off`, async () => {
      await power(page).press('Enter');
      await booted(page);
      for (let index = cartridges.findIndex((each) => each.id === id); index > 0; index -= 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await holdClock(page);
      await expect(notices(page).getByText(`${name} loaded!`, { exact: true })).toBeVisible();
      const card = page.getByRole('region', { name: 'Controls' });
      await expect(card.getByRole('heading', { name: `Controls of ${name}` })).toBeVisible();
      for (const { label, pad } of (await cartridge.load()).controls) {
        if (pad === 'a' || pad === 'b')
          await expect(card.getByText(label, { exact: true })).toBeVisible();
      }
      await untilTitle(page);
      await page.keyboard.press('Enter');
      await ticks(page, 2);
      await endSoonest(page, cartridge, byKeys(page));
      await expect(gameOver(page)).toBeVisible();
      const score = await page.locator('[data-score]').textContent();
      const notice = notices(page).getByRole('listitem').filter({ hasText: 'Game Over!' });
      await expect(notice.getByText(`Game Over! Score: ${score}`, { exact: true })).toBeVisible();
      await expect(
        notice.getByText('Press SELECT to return to menu', { exact: true }),
      ).toBeVisible();
      await expect(lastScore(page)).toHaveText(score ?? '');
      // A starts again, once it can no longer be meant for the run that ended.
      await page.keyboard.press('KeyX');
      await ticks(page, 2);
      await expect(gameOver(page)).toBeVisible();
      await ticks(page, 70);
      await page.keyboard.press('KeyX');
      await ticks(page, 2);
      await expect(gameOver(page)).toBeHidden();
      await expect(title(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeVisible();
      await expect(menuItem(page, name)).toBeFocused();
      await expect(lastScore(page)).toHaveText(score ?? '');
      await power(page).press('Space');
      await expect(lastScore(page)).toHaveText('----');
    });

    await test.step(`${name} by gamepad alone, which pauses it when it is unplugged`, async () => {
      await withPad('plug', true);
      await push(9);
      await booted(page);
      for (let index = cartridges.findIndex((each) => each.id === id); index > 0; index -= 1) {
        await push(13);
      }
      await push(0);
      await untilTitle(page);
      await push(9);
      await expect(title(page)).toBeHidden();
      await push(15);
      await withPad('plug', false);
      await expect(page.getByText('Paused: the gamepad was unplugged')).toBeVisible();
      await withPad('plug', true);
      await push(9);
      await countedIn(page);
      await endSoonest(page, cartridge, ({ gamepad }, held) => push(gamepad[0], held));
      await expect(gameOver(page)).toBeVisible();
      await push(8);
      await expect(menu(page)).toBeVisible();
      await withPad('plug', false);
      await power(page).press('Space');
      await page.clock.resume();
    });
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every game can be played by touch; axe finds nothing in menu, title, play, pause, settings and game over', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await power(page).tap();
    await booted(page);
    await expectClean(page, 'menu');
    const box = await shell(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });

    await test.step('thumbs can reach the pad on either side, nothing scrolls, and every button is at least 44 px', async () => {
      const middle = async (name: RegExp) => {
        const key = await page.getByRole('button', { name }).first().boundingBox();
        return (key?.x ?? 0) + (key?.width ?? 0) / 2;
      };
      expect(await middle(/^Left/)).toBeLessThan(await middle(/^A/));
      await page.getByRole('button', { name: 'Settings' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, 'settings', 'dialog[open]');
      await page.getByRole('radio', { name: 'Right hand' }).check({ force: true });
      await page.getByRole('button', { name: 'Close' }).tap();
      expect(await middle(/^Left/)).toBeGreaterThan(await middle(/^A/));
      const sides = await shell(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return Math.min(width, height);
          }),
        );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider).toBe(0);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expect(shell(page)).toHaveCSS('touch-action', 'none');
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await shell(page).boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
      await page.setViewportSize(viewport);
    });

    const hold = await byThumb(page);
    for (const cartridge of cartridges) {
      const { id, title: name } = cartridge;
      await test.step(`${name} is put in, played to game over and left`, async () => {
        await menuItem(page, name).tap();
        if (id === cartridges[0].id) {
          await expect(notices(page).getByText(`${name} loaded!`, { exact: true })).toBeVisible();
          expect(await coveredByNotices(page), 'under the notice').toEqual([]);
          await holdClock(page);
        }
        await untilTitle(page);
        // Check one game with axe: the overlays are the handheld's.
        const isLooked = id === cartridges[0].id;
        if (isLooked) await expectClean(page, 'title');
        await startKey(page).tap();
        await ticks(page, 2);
        await expect(title(page)).toBeHidden();
        if (isLooked) {
          await expectClean(page, 'play');
          await startKey(page).tap();
          await expect(shell(page).getByText('Paused', { exact: true })).toBeVisible();
          await expectClean(page, 'pause');
          await startKey(page).tap();
          await expect(shell(page).getByText('Paused', { exact: true })).toBeHidden();
          await expectClean(page, 'counting in');
          await countedIn(page);
        }
        await endSoonest(page, cartridge, hold);
        await expect(gameOver(page)).toBeVisible();
        if (isLooked) await expectClean(page, 'game over');
        // This notice has two lines. Presses on the edge of the pad pass through it.
        expect(await coveredByNotices(page, '[data-game-stage]'), 'under the notice').toEqual([]);
        expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
        await selectKey(page).tap();
        await expect(menu(page)).toBeVisible();
      });
    }

    await page.getByRole('button', { name: 'Games and controls' }).tap();
    await page.clock.resume();
    const about = page.getByRole('dialog');
    await expect(about.getByRole('region', { name: 'Game library' })).toBeVisible();
    await expect(about.getByRole('region', { name: 'Controls' })).toBeVisible();
  });
});

test("a cartridge's address inserts it, also after a reload, and a press skips a logo that was seen before", async ({
  page,
}) => {
  const starting = page.getByRole('status', { name: 'ArcadeBoy is starting' });
  await fixSeed(page);
  await page.clock.install();
  // No time passes from here on: the logo falls while the test looks at it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/arcadeboy?game=block-fall');
  await expect(starting).toBeVisible();
  await test.step('focus stays off the switch, so that Enter does not turn the handheld off', async () => {
    await expect(power(page)).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(power(page)).toBeChecked();
    await expect(starting, 'the first time it is seen').toBeVisible();
  });
  await page.clock.fastForward(2000);
  await untilTitle(page);
  await expect(page.locator('[data-game-stage]')).toBeFocused();
  await expect(shell(page).getByText('Block Fall', { exact: true })).toBeVisible();
  await selectKey(page).click();
  await expect(page).toHaveURL('/arcadeboy');
  await menuItem(page, 'Super Jump').click();
  await expect(page).toHaveURL('/arcadeboy?game=super-jump');
  await page.reload();
  await expect(starting).toBeVisible();
  await startKey(page).click();
  await untilTitle(page);
  await expect(shell(page).getByText('Super Jump', { exact: true })).toBeVisible();
});

test('the footer of every page leads to each cartridge, also to one that is not in play', async ({
  page,
}) => {
  await page.goto('/gaming');
  const directory = page.getByRole('navigation', { name: 'Directory' });
  await directory.getByRole('link', { name: 'Block Fall' }).click();
  await expect(page).toHaveURL('/arcadeboy?game=block-fall');
  await expect(shell(page).getByText('Block Fall', { exact: true })).toBeVisible();
  await directory.getByRole('link', { name: 'Graveyard Ghosts' }).click();
  await expect(page).toHaveURL('/arcadeboy?game=graveyard-ghosts');
  await expect(shell(page).getByText('Graveyard Ghosts', { exact: true })).toBeVisible();

  await test.step('in every window the screen has room for a maze at twice its size', async () => {
    const stage = page.locator('[data-game-stage]');
    await expect(stage).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const box = await stage.boundingBox();
      // The same number as in tests/graveyard-ghosts/camera.test.ts; at half of it figures have 14
      // pixels.
      const side = Math.min(box?.width ?? 0, box?.height ?? 0);
      expect(side, `at ${width} x ${height}`).toBeGreaterThanOrEqual(368);
    }
  });
});

const blockFallCartridge = cartridges.find(({ id }) => id === 'block-fall') as Cartridge;

test('R rewinds and makes the run practice, the last run can be watched, a best is kept per mode, and a saved run of another version is refused', async ({
  page,
}) => {
  const { rules } = blockFall;
  const other = { ...blockFall, rules: { ...rules, version: 99 } };
  const run = createRun(other, { seed: () => 7 });
  const texts = [encodeSave(other, run.save()), encodeReplay(other, run.replay())] as const;
  await page.addInitScript(([save, replay]) => {
    const best = (score: number) => ({ score, rules: 1 });
    const games = { 'block-fall': { classic: best(700), 'startLevel 3': best(50) } };
    localStorage.setItem('records', JSON.stringify({ version: 2, games }));
    localStorage.setItem('run:block-fall', JSON.stringify({ version: 1, text: save }));
    localStorage.setItem('replay:block-fall:classic', JSON.stringify({ version: 1, text: replay }));
  }, texts);
  await open(page);
  await power(page).click();
  await booted(page);
  await menuItem(page, 'Block Fall').click();

  await test.step('a saved run of another version is refused with a sentence', async () => {
    const sentence = 'The recording was made with other rules than today’s: Block Fall, 0 points.';
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(page.getByText(sentence)).toBeHidden();
    await page.getByRole('button', { name: 'Watch the last run' }).click();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  });

  await holdClock(page);
  await start(page);
  await expect(page.locator('[data-best]')).toHaveText('700');
  await page.keyboard.press('Space');
  await ticks(page, 30);
  await page.keyboard.down('KeyR');
  await ticks(page, 6);
  await page.keyboard.up('KeyR');
  await expect(shell(page).getByText('Practice', { exact: true })).toBeVisible();
  await endSoonest(page, blockFallCartridge, byKeys(page));
  await expect(shell(page).getByText('Practice: not recorded')).toBeVisible();
  await expectClean(page, 'game over');
  await page.getByRole('button', { name: 'Watch the last run' }).click();
  await ticks(page, 2);
  await expect(shell(page).getByText('Replay', { exact: true })).toBeVisible();
  await expect(gameOver(page)).toBeHidden();

  const settings = await openSettings(page);
  await settings.getByRole('slider', { name: 'Start level' }).fill('3');
  await settings.getByRole('button', { name: 'New game with these' }).click();
  await ticks(page, 2);
  await expect(count(page, 'level')).toHaveText('3');
  await expect(page.locator('[data-best]')).toHaveText('50');

  await test.step('settings offer screens of four shades and assist in steps of 10 %, and refuse a key that is taken', async () => {
    await startKey(page).click();
    await ticks(page, 2);
    await expect(title(page)).toBeHidden();
    await openSettings(page);
    await settings.getByRole('button', { name: 'New game with these' }).click();
    await ticks(page, 2);
    await expect(title(page)).toBeVisible();
    await openSettings(page);
    await expectClean(page, 'settings', 'dialog[open]');
    await settings.getByRole('button', { name: 'Bring back the last game' }).click();
    await ticks(page, 2);
    await expect(title(page)).toBeHidden();
    await openSettings(page);
    for (const screen of ['Moss', 'Ice', 'Amber', 'Paper']) {
      await settings.getByRole('radio', { name: screen }).click({ force: true });
      await expect(settings.getByRole('radio', { name: screen })).toBeChecked();
    }
    await settings.getByRole('checkbox', { name: /Ghosting/ }).check();
    await expect(shell(page).locator('canvas')).toHaveCount(2);
    const speed = settings.getByRole('slider', { name: 'Speed' });
    await expect(speed).toHaveAttribute('step', '10');
    await speed.press('ArrowLeft');
    await expect(speed).toHaveAttribute('aria-valuetext', '90 %');
    await settings.getByRole('slider', { name: /Extra lives/ }).fill('2');
    await settings.getByRole('button', { name: /^Turn left: Z/ }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(
      settings.getByText('That key is already taken by “Move left”.', { exact: true }),
    ).toBeVisible();
    await settings.getByRole('button', { name: /^Turn left: Z/ }).click();
    await page.keyboard.press('KeyQ');
    await expect(settings.getByRole('button', { name: /^Turn left: Q/ })).toBeVisible();
    await settings.getByRole('button', { name: 'Close' }).click();
    await ticks(page, 2);
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await page.keyboard.press('Enter');
    await countedIn(page);
    await expect(count(page, 'lives')).toHaveText('2');
    await expect(shell(page).getByText('Practice', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await power(page).click();
    await openSettings(page);
    await expect(settings.getByRole('slider', { name: 'Speed' })).toHaveValue('100');
    await expect(settings.getByRole('radio', { name: 'Paper' })).toBeChecked();
  });
});

test('Block Fall has 10 by 20 cells, key repeat of 100 ms, and the specified fall interval, line scores and levels', () => {
  const value = (name: keyof typeof blockFallConfig) => blockFallConfig[name].value;
  expect([value('columns'), value('rows')]).toEqual([10, 20]);
  expect([value('delayedShiftMs'), value('repeatMs')]).toEqual([100, 100]);
  expect([value('fallMs'), value('fallStepMs'), value('fallFloorMs')]).toEqual([500, 50, 100]);
  const scores = ['singleScore', 'doubleScore', 'tripleScore', 'tetradScore'] as const;
  expect(scores.map(value)).toEqual([100, 300, 500, 800]);
  expect([value('linesPerLevel'), value('startLevel')]).toEqual([10, 1]);
});

test.describe('draws the board', () => {
  test.use({ painted: true });

  test('Block Fall falls by itself, one row every half second on level 1', async ({ page }) => {
    await begin(page, 'Block Fall');
    const picture = () => shell(page).locator('canvas').screenshot();
    await ticks(page, 2);
    const first = await picture();
    await ticks(page, 20);
    expect(await picture()).toEqual(first);
    await ticks(page, 12);
    expect(await picture()).not.toEqual(first);
  });
});

test('Super Jump has the specified canvas, lives, speeds, points, bonus, coins and enemies', () => {
  const value = (name: keyof typeof superJumpConfig) => superJumpConfig[name].value;
  expect([value('width'), value('height'), value('lives')]).toEqual([160, 290, 3]);
  expect([value('jumpSpeed'), value('gravity'), value('maxSpeed')]).toEqual([-8, 0.5, 3]);
  expect([value('coinPoints'), value('starPoints'), value('levelBonus')]).toEqual([10, 50, 100]);
  expect([value('starTicks'), value('hurtTicks'), value('pauseTicks')]).toEqual([120, 60, 90]);
  expect([value('coins'), value('coinsPerLevel')]).toEqual([4, 1]);
  expect([value('enemies'), value('enemiesPerLevel'), value('maxEnemies')]).toEqual([2, 0.5, 5]);
  expect([value('enemySpeed'), value('enemySpeedPerLevel')]).toEqual([0.8, 0.1]);
});

test('Graveyard Ghosts moves a cell in 150 ms', async ({ page }) => {
  await begin(page, 'Graveyard Ghosts');
  await aCellIn150Ms(page);
});

test('Graveyard Ghosts has the specified lives, step, points, power, ghosts, bonus and speed', () => {
  const value = (name: keyof typeof graveyardGhostsConfig) => graveyardGhostsConfig[name].value;
  expect([value('lives'), value('stepMs'), value('powerMs')]).toEqual([3, 150, 5000]);
  expect([value('soulPoints'), value('pelletPoints'), value('catchPoints')]).toEqual([10, 50, 100]);
  expect([value('ghosts'), value('ghostsPerLevel'), value('maxGhosts')]).toEqual([2, 0.5, 4]);
  expect([value('levelBonus'), value('pauseTicks')]).toEqual([100, 120]);
  expect([value('ghostSpeed'), value('ghostSpeedPerLevel')]).toEqual([0.08, 0.01]);
});
