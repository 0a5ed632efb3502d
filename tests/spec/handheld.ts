import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlSpec } from '../../scenes/kit/rules/controls';
import { loadBot } from '../../scripts/games/gameFolders';
import { type Cartridge, cartridges } from '../../src/toys/arcadeboy/cartridges';
import { axeFindings } from '../site/axeFindings';
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';
import { finishEntrances } from '../site/openPage';

// The handheld’s page, and what players do there in most tests.

export const power = (page: Page) => page.getByRole('switch', { name: 'Power' });
export const shell = (page: Page) => page.locator('[data-power]');

export const menuItem = (page: Page, title: string) =>
  shell(page).getByRole('button', { name: title });

export const menu = (page: Page) => page.getByRole('heading', { name: 'Choose a game' });
export const startKey = (page: Page) => page.getByRole('button', { name: /^START/ });
export const selectKey = (page: Page) => page.getByRole('button', { name: /^SELECT/ });
export const title = (page: Page) => page.getByRole('button', { name: 'Press START' });
export const gameOver = (page: Page) => shell(page).getByText('Game over', { exact: true });
export const lastScore = (page: Page) => page.locator('[data-last-score]').first();
export const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
export const count = (page: Page, name: string) => page.locator(`[data-count="${name}"]`);

/** Advances the paused clock by a number of ticks of 1/60 s. */
export async function ticks(page: Page, number: number): Promise<void> {
  await page.clock.runFor(Math.ceil((number * 1000) / 60) + 1);
}

/** The names of the parts that a notice covers: the game's picture, and buttons. */
export function coveredByNotices(
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
export async function countedIn(page: Page): Promise<void> {
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
export async function open(page: Page): Promise<void> {
  await fixSeed(page);
  await page.clock.install();
  await page.goto('/arcadeboy');
  await answering(page);
}

/** Advances past the two seconds of the boot. */
export async function booted(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(menu(page)).toBeVisible();
}

/** Pauses the clock, so that only `ticks` advances it. Notices that are open stay open. */
export async function holdClock(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Steps the paused clock until the title shows, which comes with the game's first drawn frame. */
export async function untilTitle(page: Page): Promise<void> {
  await expect(async () => {
    await ticks(page, 6);
    await expect(title(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Stores records of another mode: a visitor without one is counted in. */
export function playedBefore(page: Page) {
  return page.addInitScript(
    (ids) => {
      const games = Object.fromEntries(ids.map((id) => [id, { other: { score: 1, rules: 1 } }]));
      localStorage.records ??= JSON.stringify({ version: 2, games });
    },
    cartridges.map(({ id }) => id),
  );
}

/** Opens a game by its address and starts it, with the clock paused. */
export async function begin(page: Page, id: string): Promise<void> {
  await playedBefore(page);
  await fixSeed(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto(`/arcadeboy?game=${id}`);
  await expect(page.getByRole('status', { name: 'ArcadeBoy is starting' })).toBeVisible();
  await page.clock.fastForward(2000);
  await untilTitle(page);
  await start(page);
}

/** Leaves the title by key. */
export async function start(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await ticks(page, 2);
  await expect(title(page)).toBeHidden();
}

/** The dialog's code loads at its first opening, which takes a moment of the paused clock. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass();
  return dialog;
}

/** Checks the handheld, or a part of the page, with axe. */
export async function expectClean(
  page: Page,
  state: string,
  place = '[data-power]',
): Promise<void> {
  await finishEntrances(page);
  const look = { isOver: false };
  const looking = axeFindings(page, place).finally(() => {
    look.isOver = true;
  });
  // axe waits for a timer of the page's clock, which may be paused.
  while (!look.isOver) {
    await page.clock.runFor(1);
    // Each turn of the clock takes time from what is waited for.
    await setTimeout(30);
  }
  expect.soft(await looking, state).toEqual([]);
}

/** Advances many ticks in few frames: a frame steps through up to a quarter of a second. */
export async function longTicks(page: Page, number: number): Promise<void> {
  await fastForward(page, Math.ceil((number * 1000) / 60), 250);
}

/** Checks Graveyard Ghosts after START: a cell in 150 ms, and ten points for the soul in it. */
export async function aCellIn150Ms(page: Page): Promise<void> {
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
export async function endSoonest(page: Page, { id, load }: Cartridge, hold: Hold): Promise<void> {
  const { controls } = await load();
  const { soonestEnd = [] } = await loadBot(id);
  for (let turn = 0; turn < 60 && !(await gameOver(page).isVisible()); turn += 1) {
    const { control, ticks: held } = soonestEnd[turn % soonestEnd.length];
    const spec = controls.find((each) => each.id === control);
    if (spec) await hold(spec, held);
    else await longTicks(page, held);
  }
}

export function byKeys(page: Page): Hold {
  return async ({ keys }, held) => {
    await page.keyboard.down(keys[0]);
    await longTicks(page, held);
    await page.keyboard.up(keys[0]);
    await ticks(page, 2);
  };
}

/** Holds a control of the drawn pad with a touch. */
export async function byThumb(page: Page): Promise<Hold> {
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
export async function addGamepad(page: Page) {
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
