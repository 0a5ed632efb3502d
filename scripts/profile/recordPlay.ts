import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { gameEntry } from '../../scenes/catalogue';
import { gameOf } from '../../scenes/games';
import { defaultsOf, kindOf } from '../../scenes/kit/rules/config';
import { devToolsCategories, recordTrace } from '../bench/lib/recordTrace';
import type { TraceEvent } from '../bench/lib/scriptTime';

/** Presses after the recording, at about the pace of busy thumbs. */
const presses = 40;
const pressEveryMs = 80;

/** The golden replay of a game as it comes. */
function recordingOf(id: string): string {
  const name = id === 'block-fall' ? 'block-fall-to-the-top' : `${id}-classic`;
  return readFileSync(new URL(`../../tests/replays/${name}.txt`, import.meta.url), 'utf8').trim();
}

/** Brings a game's page to where its last run can be watched. */
async function openGame(page: Page, origin: string, id: string): Promise<void> {
  const game = await gameOf(id);
  if (!game) throw new Error(`no game "${id}" among those without a screen`);
  const { route, title } = gameEntry(id);
  const key = `replay:${id}:${kindOf(game.config, defaultsOf(game.config))}`;
  const value = JSON.stringify({ version: 1, text: recordingOf(id) });
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value]);
  await page.goto(origin + route);
  if (route === '/arcadeboy') {
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.locator('[data-power="menu"]').getByRole('button', { name: title }).click();
  }
  await page.getByRole('button', { name: 'Watch the last run' }).waitFor();
}

/**
 * Plays a recorded run in the built site, then plays on from there by keys.
 * @returns what the browser did meanwhile
 */
export async function recordPlay(
  browser: Browser,
  origin: string,
  id: string,
  seconds: number,
): Promise<readonly TraceEvent[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await openGame(page, origin, id);
    const { events } = await recordTrace(
      browser,
      async () => {
        await page.getByRole('button', { name: 'Watch the last run' }).click();
        await page.waitForTimeout(seconds * 1000);
        await page.keyboard.press('ArrowUp');
        const playOn = page.getByRole('button', { name: 'Play on from here' });
        // A short recording may have ended by itself.
        if (await playOn.isVisible()) await playOn.click();
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(press % 2 === 0 ? 'ArrowLeft' : 'ArrowUp');
          await page.waitForTimeout(pressEveryMs);
        }
      },
      devToolsCategories,
    );
    return events;
  } finally {
    await context.close();
  }
}
