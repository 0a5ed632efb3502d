import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { onPhone } from './axeAtBothWidths';
import { axeFindings } from './axeFindings';
import { expectNothingCovered } from './checks/coveredAtRest';
import { expectFocusUncovered } from './checks/coveredFocus';
import { expectNoDeadControls, noteAnswers } from './checks/deadControls';
import { expectFit } from './checks/fit';
import { expectForcedColours } from './checks/forcedColours';
import { expectScriptsInBudget } from './checks/heavyScripts';
import { expectLargeToy } from './checks/largeToys';
import { expectLateGuessesHold } from './checks/lateGuesses';
import { expectHeadOf } from './checks/pageHead';
import { listenForComplaints, openPage, untilStanding } from './openPage';
import { readShifts } from './readShifts';
import { test } from './tab';
import { hide, leaveFaint, leaveUnpainted } from './unpainted';

const laptop = { width: 1366, height: 768 };

test.use({
  viewport: laptop,
  // Layout shifts are not recorded in a fully transparent page, so `leaveFaint` skips the painting
  // instead.
  painted: true,
  deviceScaleFactor: 1,
  // The phone is a first visit to the site, the laptop a later one.
  firstVisit: true,
});

const missing = '/no/such/page';
const paths = [...pages.map((page) => page.path), missing];

const fits = { name: 'nothing scrolls sideways, no control is cut off', check: expectFit };
const holds = {
  name: 'what comes late is no taller than guessed, and the page not much shorter',
  check: expectLateGuessesHold,
};
const sees = { name: 'nothing that has focus lies under a bar', check: expectFocusUncovered };
const free = { name: 'nothing fixed covers a control', check: expectNothingCovered };
const grows = { name: 'a small toy takes a good part of the window', check: expectLargeToy };

/**
 * Unusual windows: small phones with the browser's bars, phones in landscape, low and wide screens;
 * and a laptop and a tablet. The narrowest makes late parts tallest. On the tablet parts that are
 * side by side may stretch each other.
 */
const windows = [
  { ...laptop, checks: [fits, holds, sees] },
  { width: 320, height: 568, checks: [fits, holds, sees] },
  { width: 844, height: 390, checks: [fits, free] },
  { width: 1280, height: 600, checks: [fits, free] },
  { width: 2560, height: 1440, checks: [fits, grows] },
  { width: 820, height: 1180, checks: [holds, sees, free] },
  { width: 1440, height: 900, checks: [free] },
  { width: 390, height: 844, checks: [free] },
];

/** Scrolls down the whole page as a reader does, one screen every few frames. */
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

/** Whether a built script contains the chat client. */
const isChat = (script: string) => readFileSync(`dist${script}`, 'utf8').includes('supabase-js');

/** Records the page's requests from now on. */
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

/** Where a game has gone on during the checks. Its controls are pressed on a new load. */
const games = new Set(['/snake', '/arcadeboy', '/theme-park']);

/** Where axe checks the header and footer too, which are the same on every page. */
const samples = new Set(['/', '/lifestyle', '/win95-desktop']);
const shared = '#root > header, #root > footer';

/** Checks that nothing has shifted while a page was loading, nor does on the way down. */
async function expectNoShifts(page: Page): Promise<void> {
  await scrollThrough(page);
  expect.soft(await readShifts(page)).toEqual([]);
  await hide(page);
}

/*
 * Two loads of a page serve every check that holds for all pages, because a load costs more than any
 * check: one on a phone at a first visit, one on a laptop. The checks are soft and report separately.
 * What the server sends does not depend on the screen, so only the laptop checks it.
 * prerender.spec.ts visits all pages in Firefox.
 */
for (const path of paths) {
  const known = path !== missing;
  test(`${path}: no errors, layout shifts, foreign requests, axe findings or dead controls, in any window`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await leaveFaint(page);
    await noteAnswers(page);
    const complaints = await listenForComplaints(page);
    const { foreign, scripts } = listenForRequests(page, origin);
    const open = async () => {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(known ? [200, 304] : [404]).toContain(response?.status());
    };

    await test.step('on a phone', () =>
      onPhone(page, async () => {
        await open();
        await untilStanding(page);
        await test.step('nothing shifts, also on the way down', () => expectNoShifts(page));
      }));

    await page.setViewportSize(laptop);
    await test.step('its head says each thing once before and after hydration', async () => {
      await open();
      if (known) {
        await page.waitForLoadState('domcontentloaded');
        await expectHeadOf(page, path, origin);
      }
      await untilStanding(page);
      if (known) await expectHeadOf(page, path, origin);
    });
    await test.step('its first scripts are within their budget', () =>
      expectScriptsInBudget(page, path));
    await test.step('nothing shifts, also on the way down', () => expectNoShifts(page));
    await test.step('there are no console errors, and no requests to other hosts', async () => {
      await page.waitForLoadState('load');
      const expected = known ? /^$/ : /404/;
      expect.soft(complaints.messages.filter((message) => !expected.test(message))).toEqual([]);
      expect.soft(foreign).toEqual([]);
      // The chat client loads when somebody signs in to the messenger, and nowhere else.
      expect.soft(scripts.size).toBeGreaterThan(0);
      expect.soft([...scripts].filter(isChat)).toEqual([]);
    });
    await test.step('axe finds nothing', async () => {
      const rest = samples.has(path) ? ':root' : { include: ':root', exclude: shared };
      expect.soft(await axeFindings(page, rest)).toEqual([]);
      // axeStates.spec.ts checks the header and footer on a small screen.
      await onPhone(page, async () => {
        expect.soft(await axeFindings(page, 'main'), 'on a phone').toEqual([]);
      });
    });
    for (const { width, height, checks } of known ? windows : []) {
      await page.setViewportSize({ width, height });
      for (const { name, check } of checks) {
        await test.step(`${width} x ${height}: ${name}`, () => check(page, path));
      }
    }
    await page.setViewportSize(laptop);
    if (known) {
      await test.step('in forced colours every control keeps an edge, a text or a picture, and focus is shown', () =>
        expectForcedColours(page));
    }
    // Last, because every button is pressed.
    await test.step('everything that looks like a button does something when it is pressed', async () => {
      if (games.has(path)) {
        await leaveUnpainted(page);
        await page.reload();
        await untilStanding(page);
      }
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await expectNoDeadControls(page, path);
    });
  });
}

test('a layout shift is detected in a page that leaveFaint has made transparent', async ({
  page,
}) => {
  await leaveFaint(page);
  await openPage(page, missing, 404);
  expect(await readShifts(page)).toEqual([]);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    document.querySelector('main')?.prepend(document.createElement('hr'));
    await frame();
    await frame();
  });
  expect(await readShifts(page)).not.toEqual([]);
});
