import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { ConfigValues } from '../scenes/kit/rules/contract';
import { encodeSave } from '../scenes/kit/rules/saveText';
import { createRun } from '../scenes/kit/run/createRun';
import { writePark } from '../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../scenes/theme-park/rules/ThemeParkState';
import { loadBot, loadGame } from './games/gameFolders';
import { chromiumFlags, findChromium } from './setup/browsers.mjs';

/**
 * Takes the pictures of the README: `npm run doc-pictures -- ADDRESS [NAME …]`, with the site served
 * at ADDRESS. Bots play the games that the pictures show.
 */
const [address, ...names] = process.argv.slice(2);
if (!address) throw new Error('Usage: npm run doc-pictures -- ADDRESS [NAME …]');

const folder = 'docs/pictures';
const size = { width: 1080, height: 720 } as const;
/** The pictures are that much smaller. */
const scale = 0.6;
/** Of WebP, from 0 to 100. */
const quality = 38;

type Picture = Readonly<{
  name: string;
  path: string;
  /** Values of local storage, by key. */
  stored?: () => Promise<Readonly<Record<string, unknown>>>;
  /** Brings the page into the state of the picture. */
  act?: (page: Page) => Promise<unknown>;
  /** What the top of the picture shows; the top of the page without it. */
  top?: string;
}>;

/** Constants that differ from a game's config file: without walls Snake goes on by itself. */
const configs: Readonly<Record<string, ConfigValues>> = { snake: { edges: 'wrap' } };

/** Lets a bot play. @param ticks of 1/60 s */
async function playOn(id: string, seed: number, ticks: number) {
  const [game, bot] = [await loadGame(id), await loadBot(id)];
  const run = createRun(game, { seed: () => seed, config: configs[id] });
  const play = bot.make(seed);
  while (run.state.tick < ticks && run.status.getState().phase !== 'over') {
    for (const action of play(run.state)) run.dispatch(action);
    run.advance(1000 / 60);
  }
  return { game, run };
}

/** As long as a run must go on by itself, so that the picture does not show its end; in ticks. */
const unattended = 360;

/** A run in play, as the browser stores one that is left. @param ticks at least so many */
const runInPlay = (id: string, ticks: number) => async () => {
  for (let length = ticks; length < 2 * ticks; length += 20) {
    const { game, run } = await playOn(id, 1994, length);
    const text = encodeSave(game, run.save());
    for (let tick = 0; tick < unattended; tick += 1) run.advance(1000 / 60);
    if (run.status.getState().phase === 'over') continue;
    return {
      [`run:${id}`]: { version: 1, text },
      settings: { version: 1, countdown: false },
    };
  }
  throw new Error(`The bot of ${id} leaves no run that goes on by itself.`);
};

/** A park that a bot has built. */
async function parkInPlay(ticks: number) {
  const { run } = await playOn('theme-park', 1999, ticks);
  const park = writePark(run.state as unknown as ThemeParkState, { withPeople: true });
  return { 'theme-park-auto': { version: 1, park } };
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Continues the run that was left. */
const carryOn = press('Carry on');

const pictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'today', path: '/today' },
  { name: 'toys', path: '/toys#yo-yo' },
  { name: 'quiz', path: '/quiz?category=gaming' },
  { name: 'old-web', path: '/old-web' },
  {
    name: 'snake',
    path: '/snake',
    stored: runInPlay('snake', 600),
    top: '[data-game-host]',
    act: carryOn,
  },
  {
    name: 'handheld',
    path: '/arcadeboy?game=block-fall',
    stored: runInPlay('block-fall', 1200),
    act: carryOn,
    top: '[data-game-host]',
  },
  {
    name: 'theme-park',
    path: '/theme-park',
    stored: () => parkInPlay(9000),
    top: '[data-game-host]',
  },
  {
    name: 'desktop',
    path: '/win95-desktop?open=paint,notepad,solitaire,minesweeper',
  },
  { name: 'teletext', path: '/teletext?p=150' },
  { name: 'music-tv', path: '/musictv' },
  {
    name: 'messenger',
    path: '/messenger',
    act: async (page) => {
      await page.getByLabel('Sign-in name').fill('Becky');
      await page.getByRole('button', { name: 'Sign In' }).click();
      const field = page.getByRole('textbox', { name: 'Your message' });
      for (const text of ['hiya!! any1 on? :)', 'brb mum needs the phone (y)']) {
        await field.fill(text);
        await field.press('Enter');
        await page.getByRole('log').getByText(text.slice(0, 8)).first().waitFor();
      }
    },
  },
  {
    name: 'sms',
    path: '/sms',
    act: (page) => page.getByLabel('Your Message').fill('c u 2nite? x'),
  },
  { name: 'online', path: '/aol' },
  { name: 'pet', path: '/virtual-pet' },
  {
    name: 'memory-card',
    path: '/settings#carry',
    stored: async () => ({ ...(await runInPlay('snake', 600)()), ...(await parkInPlay(3000)) }),
    act: (page) => page.getByRole('img', { name: 'Memory card with your saves' }).waitFor(),
    top: '#carry',
  },
  {
    name: 'remote',
    path: '/quiz',
    act: async (page) => {
      await press('Remote')(page);
      await page.getByRole('dialog', { name: 'Remote' }).getByRole('link').first().waitFor();
    },
  },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
let total = 0;
try {
  for (const { name, path, stored, act, top } of pictures) {
    if (names.length > 0 && !names.includes(name)) continue;
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale });
    const page = await context.newPage();
    const values = Object.entries((await stored?.()) ?? {});
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
    }, values);
    await page.goto(new URL(path, address).href);
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    await act?.(page);
    if (top) {
      await page.locator(`${top}`).first().waitFor();
      await page.evaluate((selector) => {
        const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
        const box = document.querySelector(selector)?.getBoundingClientRect();
        scrollBy({ top: (box?.top ?? 0) - header - 8, behavior: 'instant' });
      }, top);
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => void (await document.fonts.ready));
    // Entrances end, and games draw their first pictures.
    await page.waitForTimeout(1500);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    total += bytes.byteLength;
    await writeFile(join(folder, `${name}.webp`), bytes);
    console.log(`${name}.webp: ${bytes.byteLength} bytes`);
    await context.close();
  }
  console.log(`${total} bytes in all`);
} finally {
  await browser.close();
}
