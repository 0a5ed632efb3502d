import { expect, type Page } from '@playwright/test';
import { lobbyUsers } from '../../src/content/online/lobby';
import { inboxMessages } from '../../src/content/online/mail';
import { service, signOnMessages } from '../../src/content/online/service';
import { leaveWithoutLine } from '../site/noLine';
import { openPage } from '../site/openPage';
import { fresh, test } from '../site/tab';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByLabel('Screen Name');
const letters = (page: Page) => page.getByRole('listbox').getByRole('option');
const log = (page: Page) => page.getByRole('log', { name: 'Main Lobby' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

async function toLogin(page: Page): Promise<void> {
  await leaveWithoutLine(page);
  await openPage(page, '/aol');
  await button(page, 'Insert CD-ROM').click();
}

/** Signs on with the clock paused, so that signing on takes no time. */
async function signOn(page: Page): Promise<void> {
  await toLogin(page);
  await page.clock.install();
  await field(page).fill('Becky');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Sign On').click();
  await page.clock.runFor(9_500);
  await expect(button(page, 'Go to Chat Room')).toBeVisible();
}

test('the disc, the login and the call', async ({ page }) => {
  await page.addInitScript(() => {
    const marking = (method: 'start' | 'stop') =>
      new Proxy(Reflect.get(AudioBufferSourceNode.prototype, method), {
        apply(target, source: AudioBufferSourceNode, when) {
          const isCall = (source.buffer?.duration ?? 0) > 9;
          if (isCall && !(source.context instanceof OfflineAudioContext)) {
            performance.mark(`call ${method}s`);
          }
          return Reflect.apply(target, source, when);
        },
      });
    AudioBufferSourceNode.prototype.start = marking('start');
    AudioBufferSourceNode.prototype.stop = marking('stop');
  });
  const marked = (name: string) =>
    page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);
  await leaveWithoutLine(page);
  await openPage(page, '/aol');

  await test.step('in a low window the header is one line', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const head = await page.locator('main header').first().boundingBox();
    expect(head?.height).toBeLessThan(90);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("'Insert CD-ROM' leads to the login, whose Back leads back", async () => {
    await expect(page.getByRole('main')).toContainText('not connected with');
    await button(page, 'Insert CD-ROM').click();
    await expect(field(page)).toBeFocused();
    await button(page, 'Back').click();
    await expect(button(page, 'Insert CD-ROM')).toBeFocused();
    await button(page, 'Insert CD-ROM').click();
  });

  await test.step('a screen name has 16 characters at most, and Sign On is disabled while it is blank', async () => {
    const signOnButton = button(page, 'Sign On');
    await expect(signOnButton).toBeDisabled();
    for (const blank of ['    ', '\u200b\u200b', '\u3000']) {
      await field(page).fill(blank);
      await expect(signOnButton, JSON.stringify(blank)).toBeDisabled();
    }
    await field(page).fill('');
    await field(page).pressSequentially('x'.repeat(20));
    await expect(field(page)).toHaveValue('x'.repeat(16));
    await expect(signOnButton).toBeEnabled();
  });

  await test.step('Cancel returns to the login, stops the sound and resets the progress', async () => {
    await field(page).fill('Becky');
    await button(page, 'Sign On').click();
    await marked('call starts');
    const status = page.getByRole('region', { name: /connecting/ }).getByRole('status');
    await expect(status).toHaveText(signOnMessages[1]);
    await button(page, 'Cancel').click();
    await marked('call stops');
    await expect(field(page)).toHaveValue('Becky');
    await button(page, 'Sign On').click();
    await expect(status).toHaveText(signOnMessages[0]);
    await button(page, 'Cancel').click();
  });

  await test.step("'Listen to the whole call' names every step as it is heard and plays from any step; with reduced motion the whole picture shows at once", async () => {
    await button(page, 'Back').click();
    await button(page, 'Listen to the whole call').click();
    const steps = page.getByRole('region', { name: 'That noise' }).getByRole('listitem');
    await expect(steps).toHaveCount(14);
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: /^Line probing/ }).click();
    const now = page.getByRole('region', { name: 'That noise' }).getByRole('status');
    await expect(now).toHaveText('Line probing (L1, L2)');
    await expect(now).toHaveText('INFO₁');
    // The played part is drawn: the chord has more than one colour.
    const colors = () =>
      page
        .getByRole('region', { name: /Spectrum of the call/ })
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const context = canvas.getContext('2d');
          const data = context?.getImageData(Math.round(13.4 * 60), 0, 1, canvas.height).data ?? [];
          return new Set(Array.from(data).filter((_, index) => index % 4 === 0)).size;
        });
    await expect.poll(colors).toBeGreaterThan(20);
    await button(page, 'Hang up').click();
    await expect(button(page, 'Listen to the whole call')).toBeFocused();
    await expect(button(page, 'Listen to the whole call')).toBeInViewport();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'Listen to the whole call').click();
    const canvas = page.getByRole('region', { name: /Spectrum of the call/ }).locator('canvas');
    const lastColumn = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const data = element.getContext('2d')?.getImageData(element.width - 90, 0, 1, 128).data;
        return Math.max(...Array.from(data ?? []).filter((_, index) => index % 4 === 0));
      });
    await expect.poll(lastColumn).toBeGreaterThan(100);
  });

  await test.step('Cancel leads Home', async () => {
    await button(page, 'Hang up').click();
    await button(page, 'Cancel').click();
    await page.waitForURL('/');
  });
});

test('letters, and keywords', async ({ page }) => {
  await signOn(page);
  await test.step('Write, Reply and Delete work, and what they did lasts', async () => {
    await button(page, 'Write').click();
    const form = page.getByRole('form', { name: 'New letter' });
    await expect(button(page, 'Send')).toBeDisabled();
    await form.getByLabel('To', { exact: true }).fill('Mum');
    await form.getByLabel('Subject').fill('<b>tea</b> 🐟');
    await form.getByLabel('Your letter').fill('<img src=x onerror=alert(1)>\nمرحبا');
    await button(page, 'Send').click();
    await button(page, 'Sent').click();
    await expect(letters(page)).toContainText(['<b>tea</b> 🐟']);

    await button(page, 'Inbox').click();
    await letters(page).nth(2).click();
    await button(page, 'Reply').click();
    const reply = page.getByRole('form', { name: 'Reply' });
    await expect(reply.getByLabel('To', { exact: true })).toHaveValue(inboxMessages[2].from);
    await expect(reply.getByLabel('Your letter')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(letters(page)).toHaveCount(6);

    // An unsent letter is kept.
    await button(page, 'Write').click();
    await form.getByLabel('To', { exact: true }).fill('Gaz');
    await page.keyboard.press('Escape');
    await button(page, 'Write').click();
    await expect(form.getByLabel('To', { exact: true })).toHaveValue('Gaz');
    // A reply to another letter does not discard it, and neither does the lobby.
    await page.keyboard.press('Escape');
    await button(page, 'Reply').click();
    await reply.getByLabel('Your letter').fill('Yes.');
    await page.keyboard.press('Escape');
    await button(page, 'Go to Chat Room').click();
    const line = page.getByLabel('Your message');
    await line.fill('brb');
    await button(page, 'Back to Mail').click();
    // The lobby keeps its unsent line as well.
    await button(page, 'Go to Chat Room').click();
    await expect(line).toHaveValue('brb');
    await line.fill('');
    await button(page, 'Back to Mail').click();
    await button(page, 'Write').click();
    await expect(form.getByLabel('To', { exact: true })).toHaveValue('Gaz');
    await page.keyboard.press('Escape');

    await button(page, 'Sign Off').click();
    await expect(field(page)).toHaveValue('Becky');
    await button(page, 'Sign On').click();
    await page.clock.fastForward(9_500);
    await page.clock.runFor(100);
    await expect(letters(page)).toHaveCount(7);
    await expect(letters(page).first()).toContainText('RE: <b>tea</b> 🐟');
    await button(page, 'Deleted').click();
    await expect(letters(page)).toHaveCount(1);
    await button(page, 'Put Back').click();
    await expect(letters(page)).toHaveCount(0);
    await button(page, 'Sent').click();
    await letters(page).first().click();
    await expect(page.getByRole('article')).toContainText('<img src=x onerror=alert(1)>');
  });

  await test.step('a keyword leads to its page; any other word is searched for', async () => {
    await page.clock.resume();
    const keyword = page.getByLabel('Keyword', { exact: true });
    await keyword.fill('constructor');
    await keyword.press('Enter');
    await expect(page.getByRole('form', { name: 'Go to a keyword' })).toContainText(
      'is not a keyword',
    );
    await keyword.fill('tamagochi');
    await keyword.press('Enter');
    await expect(page.getByRole('link', { name: 'Tamagotchi', exact: true })).toBeVisible();
    await keyword.fill('quiz');
    await keyword.press('Enter');
    await page.waitForURL('/quiz');
  });
});

test('signing on, the chat, the inbox, and its toolbar', async ({ page }) => {
  const lines = log(page).locator('[data-line]');
  const name = 'x<b>مر🐟';
  await page.addInitScript(() => {
    const heard = { sounds: 0 };
    Object.assign(globalThis, { heard });
    AudioBufferSourceNode.prototype.start = new Proxy(
      Reflect.get(AudioBufferSourceNode.prototype, 'start'),
      {
        apply(target, source: AudioBufferSourceNode, when) {
          // Shorter buffers are sounds; the call is longer.
          if ((source.buffer?.duration ?? 9) < 9) heard.sounds++;
          return Reflect.apply(target, source, when);
        },
      },
    );
  });
  const sounds = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { sounds: number } }).heard.sounds);
  await toLogin(page);

  await test.step('four messages of 2 s each and 1.5 s more, then the inbox with a mail sound', async () => {
    await page.clock.install();
    await field(page).fill(` ${name} `);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).press('Enter');
    const status = page.getByRole('region', { name: /connecting/ }).getByRole('status');
    let before = 0;
    for (const [index, text] of signOnMessages.entries()) {
      await expect(status).toHaveText(text);
      await page.clock.runFor(index < 3 ? 1_990 : 3_490);
      await expect(status).toHaveText(text);
      before = await sounds();
      await page.clock.runFor(10);
    }
    await expect(button(page, 'Go to Chat Room')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: service.mailArrived })).toContainText(
      '5 new',
    );
    await page.clock.resume();
    await expect.poll(sounds).toBeGreaterThan(before);
    await page.clock.pauseAt(Date.now() + 300_000);
  });

  await test.step('own name and eight more; 13 users online; a welcome after 0.5 s, a/s/l? after 2 s', async () => {
    await button(page, 'Go to Chat Room').click();
    await expect(message(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Main Lobby', exact: true })).toBeVisible();
    const people = page.getByRole('region', { name: 'People here' }).getByRole('listitem');
    await expect(people).toHaveText([name, ...lobbyUsers]);
    await expect(button(page, '13 users online')).toHaveAccessibleDescription(/lurkers/);
    await expect(page.getByText('Nobody real is in just now')).toBeVisible();
    await button(page, '13 users online').click();
    await expect(page.getByText('Nobody real is in just now')).toContainText('lurkers');
    await page.clock.runFor(490);
    await expect(lines).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(lines).toHaveText([/Welcome to the Main Lobby, x<b>مر🐟!/]);
    await page.clock.runFor(1_490);
    await expect(lines).toHaveCount(1);
    await page.clock.runFor(10);
    await expect(lines).toHaveCount(2);
    await expect(lines.last()).toContainText('a/s/l?');
  });

  await test.step('a line is sent by Enter unless it is blank, and answered after 1 to 4 s; emoji go in', async () => {
    await expect(lines).toHaveCount(2);
    await message(page).fill('   ');
    await message(page).press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(button(page, 'Send')).toBeDisabled();

    await message(page).fill('ab');
    await message(page).press('ArrowLeft');
    await button(page, 'Heart').click();
    await page.clock.runFor(50);
    await expect(message(page)).toHaveValue('a❤️b');
    await expect(message(page)).toBeFocused();
    await message(page).fill('<i>hello</i> ❤️');
    await message(page).press('Enter');
    await expect(lines.nth(2)).toContainText(`${name}: <i>hello</i>`);
    await expect(lines.nth(2)).toContainText(/\s\d\d:\d\d$/);
    await expect(lines.nth(2).getByRole('img', { name: 'Heart' })).toBeVisible();
    await page.clock.runFor(900);
    await expect(lines).toHaveCount(3);
    await page.clock.runFor(3_150);
    await expect(lines).toHaveCount(4);

    await page.clock.runFor(60_000);
    await expect(lines).toHaveCount(4);
    await button(page, 'Back to Mail').click();
    await expect(letters(page)).toHaveCount(7);
  });

  await test.step('7 messages, 5 of them new; each opens, by pointer and by keyboard', async () => {
    await expect(letters(page)).toHaveCount(7);
    await expect(page.getByText('5 new, 7 here')).toBeVisible();
    for (const [index, { from, subject, preview }] of inboxMessages.entries()) {
      for (const text of [from, subject, preview]) {
        await expect(letters(page).nth(index)).toContainText(text);
      }
    }
    const [first, second] = inboxMessages;
    await letters(page).first().click();
    await expect(page.getByRole('article')).toContainText(first.body.split('\n')[0]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: second.subject })).toBeFocused();
    await expect(page.getByText('3 new, 7 here')).toBeVisible();
  });

  await test.step('the toolbar goes by arrows, the sound button works, the close button leads to home', async () => {
    const toolbar = page.getByRole('toolbar', { name: 'Mail' });
    await page.keyboard.press('Escape');
    await button(page, 'Read').focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Write')).toBeFocused();
    await page.keyboard.press('End');
    await expect(button(page, 'Sign Off')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Read')).toBeFocused();
    await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);

    const sounds = button(page, 'Sounds');
    await expect(sounds).toHaveAttribute('aria-pressed', 'true');
    const master = page.getByRole('button', { name: 'Mute all sound' });
    await master.click();
    await expect(sounds).toHaveAttribute('aria-pressed', 'false');
    await sounds.click();
    await expect(sounds).toHaveAttribute('aria-pressed', 'true');
    await expect(master).toHaveAttribute('aria-pressed', 'false');
    await sounds.click();
    await expect(sounds).toHaveAttribute('aria-pressed', 'false');
    await expect(master).toHaveAttribute('aria-pressed', 'false');

    await page.clock.resume();
    await button(page, 'Close').click();
    await page.waitForURL('/');
  });
});

fresh(
  "'Listen to the whole call' without a line of its own says so, and the page stays",
  async ({ page, context }) => {
    await openPage(page, '/aol');
    await context.setOffline(true);
    await button(page, 'Listen to the whole call').click();
    await expect(page.getByRole('alert')).toContainText('could not be fetched');
    await expect(button(page, 'Insert CD-ROM')).toBeVisible();
  },
);
