import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { axeFindings } from './axeFindings';
import { expectFocusUncovered } from './checks/coveredFocus';
import { expectScriptsInBudget } from './checks/heavyScripts';
import { expectLateGuessesHold } from './checks/lateGuesses';
import { expectFitInOddWindows } from './checks/oddWindows';
import { expectHeadOf } from './checks/pageHead';
import { listenForComplaints, untilInteractive, untilStanding } from './openPage';
import { readShifts } from './readShifts';
import { test } from './tab';

// A shift of what is not painted is none.
test.use({ painted: true });

/** Goes down the whole page as a reader does, a screen a frame or two. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What the page asked for since the test began. */
function listenForRequests(page: Page, origin: string) {
  const foreign: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { origin: host, protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && host !== origin) foreign.push(request.url());
    if (pathname.endsWith('.js') && host === origin) scripts.add(pathname);
  });
  return { foreign, scripts };
}

/*
 * One load of a page serves every check that holds for all pages alike: a load costs more than any
 * of them. Each goes on after another's findings, and names its own.
 */
for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
  const isMissing = path === '/no/such/page';

  test(`${path}: no complaint, shift, stranger or barrier, in any window`, {
    tag: ['@phone', '@firefox'],
  }, async ({ page, baseURL, browserName, hasTouch }) => {
    const origin = baseURL ?? '';
    const complaints = await listenForComplaints(page);
    const { foreign, scripts } = listenForRequests(page, origin);

    await test.step('its head says each thing once before and after hydration', async () => {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(isMissing ? [404] : [200, 304]).toContain(response?.status());
      await page.waitForLoadState('domcontentloaded');
      if (!isMissing) await expectHeadOf(page, path, origin);
      await untilStanding(page);
      if (!isMissing) await expectHeadOf(page, path, origin);
    });
    if (browserName === 'chromium') {
      await test.step('its first scripts are within their budget', async () => {
        await untilInteractive(page);
        await expectScriptsInBudget(page, path);
      });
      await test.step('nothing shifts, also all the way down', async () => {
        await scrollThrough(page);
        expect.soft(await readShifts(page)).toEqual([]);
      });
    }
    await test.step('nothing is complained of or asked of others', async () => {
      await page.waitForLoadState('load');
      const expected = isMissing ? /404/ : /^$/;
      expect.soft(complaints.messages.filter((message) => !expected.test(message))).toEqual([]);
      expect.soft(foreign).toEqual([]);
      // The chat client comes when somebody signs in to the messenger, and nowhere else.
      expect.soft(scripts.size).toBeGreaterThan(0);
      const chats = [...scripts].filter((script) =>
        readFileSync(`dist${script}`, 'utf8').includes('supabase-js'),
      );
      expect.soft(chats).toEqual([]);
    });
    if (browserName !== 'chromium') return;
    await test.step('axe finds nothing', async () => {
      expect.soft(await axeFindings(page)).toEqual([]);
    });
    if (hasTouch || isMissing) return;
    await test.step('what is laid out late is no taller than guessed', () =>
      expectLateGuessesHold(page));
    await test.step('it fits odd windows: nothing scrolls sideways, no control is cut off', () =>
      expectFitInOddWindows(page));
    await test.step('nothing that has focus lies under a bar that stays', () =>
      expectFocusUncovered(page));
  });
}
