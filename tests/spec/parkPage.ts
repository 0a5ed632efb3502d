import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { bytesOfText, textOfBytes } from '../../scenes/kit/rules/textOfBytes';
import { themeParkConfig } from '../../scenes/theme-park/config';
import { checksum } from '../../scenes/theme-park/rules/save/bytes';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { resizeViewport, viewportOf } from '../../scenes/theme-park/viewport';
import { scriptPaths } from '../../scripts/share/builtScripts';
import { axeFindings } from '../site/axeFindings';
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';
import { untilGameDrawn } from '../site/openPage';
import { act, newPark } from '../theme-park/play';

// The park’s page, and what players do there in most tests.

export const second = themeParkConfig.economyMs.value;

/**
 * Lets the worker that computes forecasts never answer. It would run twenty minutes of a park
 * wherever a building rests in the hand.
 */
export async function leaveUnforecast(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    const isForecast = (address: unknown) => paths.some((path) => String(address).endsWith(path));
    const still = { postMessage() {}, terminate() {} };
    window.Worker = new Proxy(Worker, {
      construct: (target, given) =>
        isForecast(given[0]) ? still : Reflect.construct(target, given),
    });
  }, scriptPaths('whatIf.worker'));
}

/** Opens the page with a clock that the test controls. */
export async function openPark(page: Page): Promise<void> {
  await fixSeed(page);
  await leaveUnforecast(page);
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
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  // From a plain page of the same origin, so that no open park saves itself over the value.
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

/** The stored form of a park in which no time passes. */
export function stoppedPark(...built: ThemeParkAction[]): Readonly<{ version: 1; park: string }> {
  const park = newPark();
  act(park, ...built);
  park.stopped = true;
  return { version: 1, park: writePark(park, { withPeople: true }) };
}

/** Waits for a notice that may appear before or after a navigation, and goes after some seconds. */
export async function untilTold(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction((told) => document.body?.textContent.includes(told), sentence);
}

/** Opens the page with a stored park that is stopped, on the real clock, without forecasts. */
export async function openStopped(page: Page, ...built: ThemeParkAction[]): Promise<void> {
  await leaveUnforecast(page);
  await openForecast(page, ...built);
}

/** Opens the page as `openStopped` does, with forecasts. */
export async function openForecast(page: Page, ...built: ThemeParkAction[]): Promise<void> {
  await store(page, 'theme-park-auto', stoppedPark(...built));
  await page.goto('/theme-park');
  await untilGameDrawn(page);
  await expect(button(page, 'Play')).toBeVisible();
}

/** Advances the park's time in the longest frames that do not count as sleep. */
export async function pass(page: Page, ms: number): Promise<void> {
  if (ms <= 100) return page.clock.runFor(ms);
  await fastForward(page, ms, 200);
}

export const stat = (page: Page, name: string) => page.locator(`[data-stat="${name}"]`);
export const item = (page: Page, id: string) => page.locator(`[data-building="${id}"]`);

export const cell = (page: Page, column: number, row: number) =>
  page.locator(`[data-cell="${row * 20 + column}"]`);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a building from the palette. The page reacts with its next frame. */
export async function choose(page: Page, id: string): Promise<void> {
  await item(page, id).click();
  await expect(item(page, id)).toHaveAttribute('aria-pressed', 'true');
}

/** Builds without a mouse, as assistive technology does. */
export async function build(page: Page, id: string, column: number, row: number): Promise<void> {
  await choose(page, id);
  await cell(page, column, row).dispatchEvent('click');
  await expect(cell(page, column, row)).not.toHaveAttribute('aria-label', /Grass/);
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel').getByText('Fetching the papers')).toHaveCount(0);
}

export function poundsOf(text: string | null): number {
  return Number(text?.replace(/[£,]/g, ''));
}

/**
 * Presses a cell as assistive technology does, and advances the paused clock so that the park
 * reacts.
 */
export async function press(page: Page, column: number, row: number): Promise<void> {
  await cell(page, column, row).dispatchEvent('click');
  await pass(page, 60);
}

type Look = Readonly<{ x: number; y: number; zoom: number }>;

/** The middle of a cell on the board, seen as a function of the board's size says. */
async function middleOf(
  page: Page,
  [column, row]: readonly [number, number],
  lookAt: (width: number, height: number) => Look,
): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('there is no board');
  const { x, y, zoom } = lookAt(box.width, box.height);
  return {
    x: box.x + box.width / 2 + ((column + 0.5) * 40 - x) * zoom,
    y: box.y + box.height / 2 + ((row + 0.5) * 40 - y) * zoom,
  };
}

function initialLook(width: number, height: number): Look {
  const look = viewportOf({});
  resizeViewport(look, { columns: 20, rows: 20, gates: [370], gateCount: 1 }, width, height);
  return look;
}

/** The middle of a cell in the initial view, also before the game has loaded. */
export const initialPlaceOf = (page: Page, column: number, row: number) =>
  middleOf(page, [column, row], initialLook);

/** The middle of a cell on the board, in the initial view or with the whole park in view. */
export async function placeOf(
  page: Page,
  column: number,
  row: number,
): Promise<{ x: number; y: number }> {
  const isNear = (await page.getByTestId('board').getAttribute('data-near')) !== null;
  if (isNear) return initialPlaceOf(page, column, row);
  return middleOf(page, [column, row], (width, height) => ({
    zoom: Math.min(width / 852, height / 902),
    x: 400,
    y: 401,
  }));
}

/** Zooms out until the whole park is in view. */
export async function seeWhole(page: Page): Promise<void> {
  const board = page.getByTestId('board');
  for (let press = 0; press < 6; press += 1) {
    if ((await board.getAttribute('data-near')) === null) return;
    await button(page, 'Farther away').click();
  }
  await expect(board).not.toHaveAttribute('data-near');
}

/** A park that another version of the page has saved, with its checksum. */
export function parkOfVersion(version: number): string {
  const saved = readFileSync('tests/theme-park/saves/version-1-classic.park', 'utf8').trim();
  const bytes = bytesOfText(saved);
  if (!bytes) throw new Error('there is no saved park');
  const body = bytes.length - 4;
  bytes[2] = version;
  new DataView(bytes.buffer).setUint32(body, checksum(bytes, body), true);
  return textOfBytes(bytes);
}

/** Checks all of the page with axe but the squares of the park, which everyPage.spec.ts checks. */
export async function expectNoAxeFindingsBesideSquares(page: Page, state: string): Promise<void> {
  const place = { include: 'main', exclude: '[role="grid"]' };
  expect.soft(await axeFindings(page, place), state).toEqual([]);
}

export async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
}

export async function downloaded(
  page: Page,
  name: string,
): Promise<{ text: string; named: string }> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const download = await downloading;
  return { text: readFileSync(await download.path(), 'utf8'), named: download.suggestedFilename() };
}

/** A link with `#park=` for any bytes. */
export function linkOf(bytes: Uint8Array): string {
  return `/theme-park#park=${deflateRawSync(bytes).toString('base64url')}`;
}

/** Opens a park that is stored as text, on a clock that the test controls. */
export async function openStored(page: Page, park: string): Promise<void> {
  await store(page, 'theme-park-auto', { version: 1, park });
  await openPark(page);
}

/** Opens a panel, which is shown a moment after it has loaded. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(async () => {
    await pass(page, 400);
    await expect(page.getByRole('tabpanel').getByText('Fetching the papers')).toHaveCount(0, {
      timeout: 200,
    });
  }).toPass();
}
