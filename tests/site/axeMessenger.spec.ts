import { expect, type Page, type Route } from '@playwright/test';
import { effectTimes } from '../../src/toys/messenger/effects';
import { expectNoAxeFindingsAtBothWidths, lookAtBothWidths, phone } from './axeAtBothWidths';
import { axeFindings } from './axeFindings';
import { openPage } from './openPage';
import { fresh as test } from './tab';

// The room shows only the test's own rows: messages of other tests would change the picture.
const table = '**/rest/v1/messenger_messages*';

const row = (id: number, username: string, message: string, message_type = 'text') => ({
  id,
  room_id: 'default',
  username,
  message,
  message_type,
  created_at: new Date(Date.UTC(2001, 4, 5, 18, id)).toISOString(),
});
const history = [
  row(1, 'Becky', 'alright all (H)'),
  row(2, 'Gaz', 'nudge', 'nudge'),
  row(3, 'Becky', 'laugh', 'wink'),
  row(4, 'Becky', 'heart', 'wink'),
  row(5, 'Trev', 'a long one, which goes on about the modem until it has to be wrapped '.repeat(4)),
];

/**
 * For pages loaded from now on the room has that history, receives no messages and refuses sent
 * ones.
 */
async function holdRoom(page: Page): Promise<void> {
  await page.routeWebSocket(/\/realtime\//, (line) => {
    line.connectToServer().onMessage((message) => {
      if (!String(message).includes('message_type')) line.send(message);
    });
  });
  await page.route(table, (route: Route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: history.toReversed() })
      : route.abort(),
  );
}

/** How long signing in takes on the screen, in ms. */
const signingInTime = 2_000;

/**
 * Delays timers of exactly that time, in ms, until the returned function is called: axe may take
 * longer.
 */
async function hold(page: Page, time: number): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle((heldTime) => {
    const set = window.setTimeout;
    const works: (() => void)[] = [];
    const held = (work: () => void, ms?: number) =>
      ms === heldTime ? -works.push(work) : set.call(window, work, ms);
    Object.assign(window, { setTimeout: held });
    return () => {
      window.setTimeout = set;
      for (const work of works) work();
    };
  }, time);
  return () => release.evaluate((letGo) => letGo());
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);

/** Replays a wink of the history up to its middle. */
async function playHalf(page: Page, wink: 'Laugh' | 'Heart'): Promise<void> {
  const line = page.getByRole('log').locator('[data-type]').filter({ hasText: wink });
  await line.getByRole('button', { name: 'Play it again' }).click();
  await expect(page.locator(`[data-wink="${wink.toLowerCase()}"]`)).toBeVisible();
  await page.evaluate((halfway) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = halfway;
    }
  }, effectTimes.wink / 2);
}

// The whole window is checked once; after that only what has changed in it.
test('axe finds nothing in any state of the messenger', async ({ page }) => {
  const expectNothing = (state: string, place: string) =>
    expectNoAxeFindingsAtBothWidths(page, place, state);
  await holdRoom(page);
  // Press at the narrow size: tests/spec/messenger.spec.ts presses at a desktop's.
  await page.setViewportSize(phone);
  await openPage(page, '/messenger');
  await page.getByLabel('Sign-in name').fill('Simon');
  const letIn = await hold(page, signingInTime);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNothing('signing in', 'main');
  await expect(page.getByText('Signing in as Simon...')).toBeVisible();
  await letIn();
  await expect(toast(page, 'Welcome Simon!')).toBeVisible();
  await expect(page.getByRole('log').locator('[data-type]')).toHaveCount(history.length);
  await expectNothing('the window that welcomes, with history', ':root');

  await page.getByRole('textbox', { name: 'Your message' }).fill('can anyone hear me?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(toast(page, 'Failed to send message')).toBeVisible();
  await expectNothing('a failed message', '[role="log"], section[aria-label^="Notifications"]');

  const trev = page.getByRole('log').locator('[data-type]').filter({ hasText: 'Trev' });
  await trev.getByRole('button', { name: /Mute or report/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectNothing('somebody to mute', 'dialog[open]');
  await dialog.getByRole('button', { name: 'Mute Trev' }).click();
  await expect(trev).toHaveCount(0);
  await expectNothing('somebody muted', 'main');

  for (const item of ['Invite a friend…', 'A drawing…', 'A sticker…', 'A run’s link…']) {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('button', { name: item }).click();
    await expect(dialog).toBeVisible();
    await expectNothing(item, 'dialog[open]');
    await page.keyboard.press('Escape');
  }

  for (const name of ['Winks', 'Emoticons', 'File', 'Actions', 'Help']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectNothing(name, '[data-disclosure]:has(> section)');
    await page.keyboard.press('Escape');
  }

  await hold(page, effectTimes.wink);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const wink of ['Laugh', 'Heart'] as const) {
      await playHalf(page, wink);
      await lookAtBothWidths(page, async (device) => {
        const state = `${wink}, motion ${reducedMotion}, on a ${device}`;
        expect.soft(await axeFindings(page, '[data-wink]'), state).toEqual([]);
      });
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-wink]')).toHaveCount(0);
    }
  }
});
