import type { Browser, Page } from 'playwright';
import { gameEntry } from '../../scenes/catalogue';
import { type AnyGame, gameOf } from '../../scenes/games';
import { categoryOf, defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { devToolsCategories, recordTrace } from '../bench/lib/recordTrace';
import type { TraceEvent } from '../bench/lib/scriptTime';
import { recordingText } from '../games/gameFolders';

/** About the pace at which the bench presses buttons. */
const pressEveryMs = 80;

/** The golden recording of a game. */
function recordingOf(id: string): string {
  const name = id === 'block-fall' ? 'to-the-top' : 'classic';
  return recordingText(id, name);
}

/** The park at the end of a recording, in the format that its page stores. */
function parkAtEnd(game: AnyGame, text: string): string {
  const replay = decodeReplay(game, text);
  if (!replay.ok) throw new Error(replay.refusal);
  const recording = new Recording(game, replay.value);
  recording.stepTo(replay.value.ticks);
  return writePark(recording.state as ThemeParkState, { withPeople: true });
}

/** What the game's page finds in storage: its last run, or the park. */
function keptBy(game: AnyGame): readonly [string, string] {
  const text = recordingOf(game.id);
  if (game.keepsItself) {
    return ['theme-park-auto', JSON.stringify({ version: 1, park: parkAtEnd(game, text) })];
  }
  const key = `replay:${game.id}:${categoryOf(game.config, defaultsOf(game.config))}`;
  return [key, JSON.stringify({ version: 1, text })];
}

/** Opens a game's page at the point where its last run can be watched, or with its park. */
async function openGame(page: Page, origin: string, game: AnyGame): Promise<void> {
  const { route, title } = gameEntry(game.id);
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), keptBy(game));
  await page.goto(origin + route);
  if (game.keepsItself) {
    await page.locator('canvas').waitFor();
    await page.waitForLoadState('networkidle');
    return;
  }
  if (route === '/arcadeboy') {
    await page.getByRole('switch', { name: 'Power' }).click();
    await page.locator('[data-power="menu"]').getByRole('button', { name: title }).click();
  }
  await page.getByRole('button', { name: 'Watch the last run' }).waitFor();
}

/**
 * Plays a recorded run in the built site, then plays on from there by keys. A park goes on from the
 * end of its recording.
 * @returns a trace of the browser
 */
export async function recordPlay(
  browser: Browser,
  origin: string,
  id: string,
  seconds: number,
  presses = 40,
): Promise<readonly TraceEvent[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const game = await gameOf(id);
    if (!game) throw new Error(`no game "${id}" among those without a screen`);
    await openGame(page, origin, game);
    const keys = game.keepsItself ? ['Digit1', 'Digit3'] : ['ArrowUp', 'ArrowLeft'];
    const { events } = await recordTrace(
      page,
      async () => {
        if (game.keepsItself) await page.keyboard.press('Digit3');
        else await page.getByRole('button', { name: 'Watch the last run' }).click();
        await page.waitForTimeout(seconds * 1000);
        await page.keyboard.press(keys[0]);
        const playOn = page.getByRole('button', { name: 'Play on from here' });
        // A short recording may have ended by itself.
        if (await playOn.isVisible()) await playOn.click();
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(keys[(press + 1) % 2]);
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
