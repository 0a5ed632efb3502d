import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { builtNames } from '../../scripts/share/classSelector';
import { openPage } from '../site/openPage';
import { fresh as test } from '../site/tab';
import {
  enter,
  field,
  frame,
  insert,
  log,
  makeRoom,
  menu,
  people,
  said,
  say,
  send,
  signInBefore,
  stage,
  toasts,
  unique,
  untilOpen,
  visit,
  visitors,
} from './messengerRoom';

// Everybody is in one room, so one test runs at a time: a nudge must not reach another test.
test.describe.configure({ mode: 'default' });

test.afterEach(() => visitors.leave());

test('the sign-in', async ({ page }) => {
  const name = page.getByLabel('Sign-in name');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  const chats = async () =>
    (await Promise.all(bodies)).filter((body) => body.includes('supabase-js')).length;
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPage(page, '/messenger');

  await test.step('stands on the first screen of a laptop', () =>
    expect(signIn).toBeInViewport({ ratio: 1 }));

  await test.step('in a low window the header is one line', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const head = await page.locator('main header').first().boundingBox();
    expect(head?.height).toBeLessThan(90);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('the chat client loads at the sign-in, and not before', async () => {
    await page.waitForLoadState('networkidle');
    expect(await chats()).toBe(0);
    await expect(signIn).toBeDisabled();
    const answered = page.waitForResponse('**/rest/v1/**');
    await name.fill('Eager');
    await answered;
    expect(await chats()).toBe(1);
  });

  await test.step('has a placeholder like an address, 30 characters at most, and Sign In disabled while blank', async () => {
    await expect(name).toHaveAttribute('placeholder', /^\S+@\S+\.\S+$/);
    await expect(signIn).toBeEnabled();
    await name.fill('   ');
    await expect(signIn).toBeDisabled();
    await name.fill('x'.repeat(28));
    await name.press('End');
    await name.pressSequentially('xyyy');
    await expect(name).toHaveValue(`${'x'.repeat(29)}y`);
    await expect(signIn).toBeEnabled();
  });

  await test.step("shows 'Signing in as {name}...' for 2 seconds, then the window and the toast 'Welcome {name}!'", async () => {
    await page.clock.install();
    await name.fill('  Becky  ');
    await page.clock.pauseAt(Date.now() + 60_000);
    await signIn.click();
    await expect(page.getByText('Signing in as Becky...')).toBeVisible();
    await page.clock.runFor(1990);
    await expect(page.getByText('Signing in as Becky...')).toBeVisible();
    await page.clock.runFor(20);
    await expect(field(page)).toBeVisible();
    await page.clock.resume();
    await expect(toasts(page).getByText('Welcome Becky!')).toBeVisible();
  });
});

test('the window, its winks, emoticons, saved text and name', async ({ browser }) => {
  const page = await enter(browser, 'Looker');
  await test.step('the window has a list, a recipient line, a toolbar, and Send disabled while blank', async () => {
    await expect(page.getByText('To: Everybody')).toBeVisible();
    const toolbar = page.getByRole('toolbar');
    await expect(toolbar.getByRole('button', { name: 'Winks' })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Nudge' })).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await field(page).fill(' \n ');
    await expect(send(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    await field(page).fill('x');
    await expect(send(page)).toBeEnabled();

    const requests: string[] = [];
    page.on('request', (request) => {
      // The realtime client's worker is made from a text in the page, so no request is sent for it.
      if (!request.url().startsWith('blob:')) requests.push(request.url());
    });
    // Search looks in the conversation and changes nothing in it.
    await say(page, 'a needle in the hay');
    await expect(said(page, 'a needle in the hay')).toHaveAttribute('data-type', 'text');
    requests.length = 0;
    const found = () => page.evaluate(() => String(getSelection()));
    await field(page).fill('NEEDLE');
    const before = await log(page).textContent();
    await frame(page).getByRole('button', { name: 'Search' }).click();
    await expect.poll(found).toContain('a needle in the hay');
    await field(page).fill('a needle that nobody has lost');
    await frame(page).getByRole('button', { name: 'Search' }).click();
    await expect(toasts(page)).toContainText('Nobody has said that here');
    expect(await log(page).textContent()).toBe(before);
    expect(requests).toEqual([]);
    await expect(field(page)).toHaveValue('a needle that nobody has lost');
  });

  await test.step('Webcam and Audio say why not, and Help how it works; each has a way out', async () => {
    const dialog = page.getByRole('dialog');
    for (const [name, says, out] of [
      ['Webcam', 'No camera was found', 'Comb hair anyway'],
      ['Audio', 'The modem has the line', 'Put the phone down'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toContainText(says);
      await dialog.getByRole('button', { name: out }).click();
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'How this works' }).click();
    await expect(dialog).toContainText('Enter sends');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Go to my message' }).click();
    await expect(field(page)).toBeFocused();
  });

  await test.step('the winks are laugh, kiss, heart, cool, party and wink', async () => {
    await page.getByRole('button', { name: 'Winks' }).click();
    const panel = page.getByRole('region', { name: 'Winks' });
    await expect(panel.getByRole('button')).toHaveText([
      'Laugh',
      'Kiss',
      'Heart',
      'Cool',
      'Party',
      'Wink',
    ]);
    await expect(panel.getByRole('button', { name: 'Laugh' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('button', { name: 'Cool' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Winks' })).toBeFocused();
  });

  await test.step('a shortcut becomes our picture, and the emoticon picker writes one', async () => {
    const mark = unique('feeling');
    await field(page).fill(mark);
    await page.getByRole('button', { name: 'Emoticons' }).click();
    await page.getByRole('button', { name: 'Heart (L)' }).click();
    await expect(field(page)).toHaveValue(`${mark}(L) `);
    await field(page).press('End');
    await field(page).pressSequentially(':)');
    await field(page).press('Enter');
    const line = said(page, mark);
    await expect(line.getByRole('img', { name: 'Heart' })).toBeVisible();
    await expect(line.getByRole('img', { name: 'Smile' })).toBeVisible();
    await expect(line).not.toContainText('(L)');
  });

  await test.step('the conversation can be saved as text', async () => {
    const text = unique('keep this :)');
    await say(page, text);
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    await page.getByRole('button', { name: 'File', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save conversation as text' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^conversation-\d{4}-\d\d-\d\d\.txt$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`Looker: ${text}\r\n`);
  });

  await test.step('the name is kept for the tab until sign-out', async () => {
    await page.reload();
    await expect(field(page)).toBeVisible();
    const kept = await page.evaluate(() => [
      ...Object.entries(sessionStorage),
      ...Object.keys(localStorage).filter((key) => /supabase|auth/.test(key)),
    ]);
    expect(kept).toContainEqual(['messenger', '{"version":1,"name":"Looker"}']);
    expect(kept.filter((each) => typeof each === 'string')).toEqual([]);
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Sign-in name')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sign-in name')).toBeVisible();
  });
});

test('two people', async ({ browser }) => {
  const [ann, bob] = await Promise.all([enter(browser, 'Ann T'), enter(browser, 'Bob T')]);

  await test.step('shows who is here with their status, who is typing, and who has left', async () => {
    const entry = people(bob).getByRole('listitem').filter({ hasText: 'Ann T' });
    await expect(entry).toContainText('Online');
    await ann.getByLabel('My status').selectOption('Out To Lunch');
    await expect(entry).toContainText('Out To Lunch');
    await expect(entry).toHaveCount(1);
    await field(ann).pressSequentially('hm');
    await expect(bob.getByText('Ann T is typing a message…')).toBeVisible();
    await expect(ann.getByText(/is typing/)).toHaveCount(0);
    await ann.getByLabel('My status').selectOption('Appear Offline');
    await expect(entry).toHaveCount(0);
    // The notice goes after some seconds, on a slow machine before she has entered.
    const [cath] = await Promise.all([
      enter(browser, 'Cath P'),
      expect(bob.getByText('Cath P has just signed in')).toBeVisible({ timeout: 60_000 }),
    ]);
    await cath.close();
    await expect(people(bob).getByRole('listitem').filter({ hasText: 'Cath P' })).toHaveCount(0);
    await field(ann).fill('');
    await ann.getByLabel('My status').selectOption('Online');
    await expect(entry).toContainText('Online');
  });

  await test.step('two people talk, and a message is text, never markup or a link', async () => {
    const text = unique('<b>hi</b> http://example.com &amp;');
    await say(ann, text);
    await expect(said(bob, text)).toHaveCount(1);
    await expect(said(ann, text)).toHaveCount(1);
    await expect(said(bob, text)).toContainText('Ann T says:');
    await expect(log(bob).locator('a, b')).toHaveCount(0);
    await expect(field(ann)).toHaveValue('');
    const answer = unique('answer');
    await say(bob, answer);
    await expect(said(ann, answer)).toHaveCount(1);
  });

  await test.step("a nudge shows 'You sent a nudge!' here; the other window shakes for 500 ms and beeps at 800 Hz", async () => {
    await bob.evaluate(() => {
      const { prototype } = AudioParam;
      const set = Reflect.get(prototype, 'setValueAtTime');
      Reflect.set(
        prototype,
        'setValueAtTime',
        function (this: AudioParam, value: number, time: number) {
          if (value === 800) document.body.dataset.heard = '800 Hz';
          return Reflect.apply(set, this, [value, time]);
        },
      );
    });
    // The effect is short, so the page itself records it.
    await frame(bob).evaluate((element) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const { animationName, animationDuration } = getComputedStyle(element);
        document.body.dataset.shaken = `${animationName} ${animationDuration}`;
      }).observe(element, { attributeFilter: ['data-effect'] });
    });
    await bob.getByText('To: Everybody').click();
    await ann.getByRole('button', { name: 'Nudge' }).click();
    await expect(bob.locator('body')).toHaveAttribute(
      'data-shaken',
      new RegExp(`^(?:${builtNames('nudge').join('|')}) 0\\.5s$`),
    );
    await expect(frame(bob)).not.toHaveAttribute('data-effect');
    await expect(bob.locator('body')).toHaveAttribute('data-heard', '800 Hz');
    await expect(toasts(ann).getByText('You sent a nudge!')).toBeVisible();
    await expect(said(ann, 'You have just sent a nudge.').last()).toBeVisible();
    await expect(frame(ann)).not.toHaveAttribute('data-effect');
  });

  await test.step('a wink from somebody else fills the screen and goes by itself; the laugh is an animation', async () => {
    await field(bob).focus();
    await ann.getByRole('button', { name: 'Winks' }).click();
    await ann.getByRole('button', { name: 'Laugh' }).click();
    await expect(stage(bob)).toHaveAttribute('data-wink', 'laugh');
    const size = bob.viewportSize();
    expect(await stage(bob).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    const moving = await stage(bob).evaluate((element) => element.getAnimations({ subtree: true }));
    expect(moving.length).toBeGreaterThan(5);
    await expect(stage(bob).locator('svg')).toBeVisible();
    await expect(field(bob)).toBeFocused();
    await expect(stage(bob)).toHaveCount(0);
    await expect(stage(ann)).toHaveCount(0);
  });

  await test.step("'Failed to send message': the message stays in the list, marked so, and Retry sends it once", async () => {
    const rows = '**/rest/v1/messenger_messages*';
    await ann.route(rows, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const text = unique('lost');
    await say(ann, text);
    await expect(toasts(ann).getByText('Failed to send message')).toBeVisible();
    const marked = ann.locator('[data-unsent="refused"]');
    await expect(marked).toContainText(text);
    await expect(marked).toContainText('The server could not be reached.');
    await ann.unroute(rows);
    await marked.getByRole('button', { name: 'Retry' }).click();
    await expect(said(bob, text)).toHaveCount(1);
    await expect(said(ann, text)).toHaveCount(1);
    await expect(ann.locator('[data-unsent]')).toHaveCount(0);
  });

  await test.step('after a time without network everything that was missed comes in order, once, without effects', async () => {
    const mark = unique('missed');
    await say(ann, `${mark} 0`);
    await expect(said(bob, `${mark} 0`)).toHaveCount(1);
    await bob.context().setOffline(true);
    await expect(bob.getByText('The connection is lost.')).toBeVisible();
    for (const index of [1, 2, 3]) await insert(ann, 'Ann T', `${mark} ${index}`);
    await insert(ann, 'Ann T', 'heart', 'wink');
    await expect(said(ann, `${mark} 3`)).toHaveCount(1);
    await expect(said(bob, `${mark} 1`)).toHaveCount(0);
    await bob.context().setOffline(false);
    await expect(bob.locator('[data-status="online"]')).toBeVisible();
    await say(ann, `${mark} 4`);
    await expect(said(bob, mark)).toHaveText(
      [0, 1, 2, 3, 4].map((n) => new RegExp(`${mark} ${n}`)),
    );
    await expect(stage(bob)).toHaveCount(0);
  });

  await test.step('the online service’s lobby has real people beside its regulars, and says which is which', async () => {
    await openPage(ann, '/aol');
    await ann.clock.install();
    await ann.getByRole('button', { name: 'Insert CD-ROM' }).click();
    await ann.getByLabel('Screen Name').fill('Ann L');
    await ann.getByRole('button', { name: 'Sign On' }).click();
    await ann.clock.fastForward(9_500);
    await ann.getByRole('button', { name: 'Go to Chat Room' }).click();
    const here = ann.getByRole('region', { name: 'People here' });
    await expect(here.getByRole('heading', { name: 'Really here' })).toBeVisible();
    await expect(here.getByRole('listitem').filter({ hasText: 'Bob T' })).toBeVisible();
    await expect(here.getByRole('heading', { name: 'Made-up regulars' })).toBeVisible();
    await expect(ann.getByText(/What you say reaches/)).toBeVisible();
    const text = unique('from the lobby');
    await ann.getByRole('textbox', { name: 'Your message' }).fill(text);
    await ann.getByRole('button', { name: 'Send' }).click();
    await expect(said(bob, text)).toHaveCount(1);
    const answer = unique('to the lobby');
    await say(bob, answer);
    const line = ann.locator('[data-line]').filter({ hasText: answer });
    await expect(line).toContainText('live,');
  });
});

test('what a visitor does with messages of others, and their effects', async ({
  browser,
  request,
}) => {
  const mark = unique('old');
  for (let index = 1; index <= 55; index++)
    await insert({ request }, `Poster ${index % 7}`, `${mark} ${index}.`);
  const bob = await enter(browser, 'Bob H');
  let late = bob;

  await test.step('the history has the latest fifty messages, the oldest first', async () => {
    await expect(said(bob, `${mark} 55.`)).toHaveCount(1);
    const texts = await said(bob, mark).allInnerTexts();
    const numbers = texts.map((text) => Number(/ (\d+)\./.exec(text)?.[1]));
    expect(numbers.length).toBeLessThanOrEqual(50);
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers).toEqual(numbers.map((_, index) => 56 - numbers.length + index));
    const end = await log(bob).evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
    expect(end).toBeLessThan(2);
  });

  await test.step('messages and nudges of a muted name are hidden until it is unmuted', async () => {
    const text = unique('mute me');
    await insert(bob, 'Ann M', text);
    await said(bob, text)
      .getByRole('button', { name: /Mute or report/ })
      .click();
    await bob.getByRole('dialog').getByRole('button', { name: 'Mute Ann M' }).click();
    await expect(said(bob, text)).toHaveCount(0);
    await insert(bob, 'Ann M', 'kiss', 'wink');
    const mark = unique('not muted');
    await insert(bob, 'Cath M', mark);
    await expect(said(bob, mark)).toHaveCount(1);
    await expect(stage(bob)).toHaveCount(0);
    await people(bob).getByRole('button', { name: 'Unmute Ann M' }).click();
    await expect(said(bob, text)).toHaveCount(1);
  });

  await test.step('rude words are starred out until the visitor turns that off', async () => {
    const mark = unique('oh');
    await insert(bob, 'Ann B', `${mark} shit from Scunthorpe`);
    await expect(said(bob, mark)).toContainText(`${mark} s*** from Scunthorpe`);
    await bob.getByRole('button', { name: 'Tools' }).click();
    await bob.getByRole('button', { name: 'Star out rude words' }).click();
    await expect(said(bob, mark)).toContainText(`${mark} shit from Scunthorpe`);
  });

  await test.step('Report writes a row, and a second report changes nothing', async () => {
    const text = unique('report me');
    await insert(bob, 'Ann C', text);
    const statuses: number[] = [];
    bob.on('response', (response) => {
      if (response.url().includes('messenger_reports')) statuses.push(response.status());
    });
    for (const count of [1, 2]) {
      await said(bob, text)
        .getByRole('button', { name: /Mute or report/ })
        .click();
      await bob.getByLabel('It is unkind').check();
      await bob.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
      await expect.poll(() => statuses.length).toBe(count);
      await expect(toasts(bob).getByText('Reported. Thank you for looking out.')).toHaveCount(1);
    }
    expect(statuses).toEqual([201, 409]);
  });

  await test.step('effects play one after another, and Escape skips one', async () => {
    for (const wink of ['heart', 'kiss', 'party']) await insert(bob, 'Ann Q', wink, 'wink');
    await expect(stage(bob)).toHaveAttribute('data-wink', 'heart');
    await expect(stage(bob).getByRole('img', { name: 'Heart' })).toBeVisible();
    await bob.keyboard.press('Escape');
    await expect(stage(bob)).toHaveAttribute('data-wink', 'kiss');
    await bob.getByRole('button', { name: /Skip all/ }).click();
    await expect(stage(bob)).toHaveCount(0);
  });

  await test.step("history, other messages and the visitor's own name play no effect", async () => {
    await insert(bob, 'Ann H', 'party', 'text');
    await insert(bob, 'Ann H', 'that made me laugh', 'wink');
    await insert(bob, 'Ann H', 'a nudge, sort of', 'nudge');
    await insert(bob, 'Bob H', 'cool', 'wink');
    await bob.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-wink], [data-effect]')) return;
        observer.disconnect();
        document.body.dataset.played = '';
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const mark = unique('after them');
    await insert(bob, 'Ann H', mark);
    await expect(said(bob, mark)).toHaveCount(1);
    await expect(said(bob, 'that made me laugh').last()).toBeVisible();
    await expect(bob.locator('body')).not.toHaveAttribute('data-played');
    await expect(stage(bob)).toHaveCount(0);

    await insert(bob, 'Ann H', 'heart', 'wink');
    await expect(stage(bob)).toHaveAttribute('data-wink', 'heart');
    late = await enter(browser, 'Late H');
    await expect(said(late, mark)).toHaveCount(1);
    await expect(stage(late)).toHaveCount(0);
    await said(late, 'Heart').last().getByRole('button', { name: 'Play it again' }).click();
    await expect(stage(late)).toHaveAttribute('data-wink', 'heart');
    for (const page of [bob, late]) {
      await page.keyboard.press('Escape');
      await expect(stage(page)).toHaveCount(0);
    }
  });

  await test.step('on a phone the composer stays above the keyboard', async () => {
    const size = late.viewportSize();
    await late.setViewportSize({ width: 390, height: 844 });
    const inView = async () => {
      const box = await field(late).boundingBox();
      const button = await send(late).boundingBox();
      const bottom = Math.max(
        box ? box.y + box.height : 1e9,
        button ? button.y + button.height : 1e9,
      );
      return bottom <= (late.viewportSize()?.height ?? 0);
    };
    await expect.poll(inView).toBe(true);
    await field(late).focus();
    await late.setViewportSize({ width: 390, height: 440 });
    await expect.poll(inView).toBe(true);
    await expect.poll(async () => (await log(late).boundingBox())?.height ?? 0).toBeGreaterThan(80);
    if (size) await late.setViewportSize(size);
  });

  await test.step('a tab that was hidden for long catches up when it is shown', async () => {
    await late.clock.install();
    const show = (hidden: boolean) =>
      late.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await show(true);
    await late.clock.fastForward(61_000);
    await expect(late.locator('[data-status="offline"]')).toBeVisible();
    const mark = unique('asleep');
    for (const index of [1, 2]) await insert(late, 'Ann S', `${mark} ${index}`);
    await show(false);
    await expect(said(late, mark)).toHaveText(
      [/ 1/, / 2/].map((end) => new RegExp(mark + end.source)),
    );
  });

  await test.step('with reduced motion the border flashes instead of the shake, and a wink does not move', async () => {
    await bob.emulateMedia({ reducedMotion: 'reduce' });
    // Both effects are short, so the page itself records their beginning.
    await frame(bob).evaluate((element: HTMLElement) => {
      element.addEventListener('animationstart', ({ target, animationName }) => {
        if (target === element) document.body.dataset.began = animationName;
      });
      new MutationObserver((_, observer) => {
        const wink = document.querySelector('[data-wink]');
        if (!wink) return;
        observer.disconnect();
        document.body.dataset.moving = String(wink.getAnimations({ subtree: true }).length);
      }).observe(document.body, { subtree: true, childList: true });
    });
    // A page that gets no frame for half a second plays no nudge, so the nudge is repeated.
    await expect(async () => {
      await insert(bob, 'Ann R', 'nudge', 'nudge');
      const border = new RegExp(`^(?:${builtNames('border').join('|')})$`);
      await expect(bob.locator('body')).toHaveAttribute('data-began', border, { timeout: 3000 });
    }).toPass();
    await insert(bob, 'Ann R', 'party', 'wink');
    await expect(bob.locator('body')).toHaveAttribute('data-moving', '0');
  });

  await test.step("the server's rate limit is explained in words, and no text is lost", async () => {
    const nudge = bob.getByRole('button', { name: 'Nudge' });
    for (let count = 0; count < 5; count++) await nudge.click();
    const marked = bob.locator('[data-unsent="refused"]');
    await expect(marked.first()).toContainText(
      'You are sending nudges and winks too fast. Wait a moment, then try again.',
    );
    await marked.first().getByRole('button', { name: 'Discard' }).click();
  });
});

test('what is typed, and what was not sent, is there after another page, a reload, another room and a new sign-in', async ({
  browser,
}) => {
  const page = await enter(browser, 'Leaver');
  const rows = '**/rest/v1/messenger_messages*';
  await page.route(rows, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const text = unique('unsent');
  await say(page, text);
  const marked = page.locator('[data-unsent="refused"]');
  await expect(marked).toContainText(text);
  await field(page).fill('half a sen');
  const expectKept = async () => {
    await untilOpen(page);
    await expect(field(page)).toHaveValue('half a sen');
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(text);
  };

  await test.step('another page', async () => {
    await page.getByRole('link', { name: '90s Kid' }).first().click();
    await expect(frame(page)).toHaveCount(0);
    await page.goBack();
    await expectKept();
  });
  await test.step('a reload', async () => {
    await page.reload();
    await expectKept();
  });
  await test.step('another room, which has its own', async () => {
    await makeRoom(page);
    await expect(field(page)).toHaveValue('');
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    await field(page).fill('a secr');
    await menu(page, 'File', 'Back to the open room');
    await expectKept();
    await page.goBack();
    await expect(field(page)).toHaveValue('a secr');
    await page.goForward();
    await expectKept();
  });
  await test.step('a new sign-in by the same name, and not by another', async () => {
    const signIn = async (name: string) => {
      await frame(page).getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByLabel('Sign-in name').fill(name);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await untilOpen(page);
    };
    await signIn('Somebody');
    await expect(field(page)).toHaveValue('');
    await signIn('Leaver');
    await expectKept();
  });
  await test.step('Retry sends it once', async () => {
    await page.unroute(rows);
    await marked.getByRole('button', { name: 'Retry' }).click();
    await expect(said(page, text)).toHaveCount(1);
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    await field(page).press('Enter');
    await expect(said(page, 'half a sen')).not.toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});

test('signing in and sending work by keyboard @firefox-only', async ({ browser }) => {
  const page = await visit(browser);
  await openPage(page, '/messenger');
  await page.getByLabel('Sign-in name').focus();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  const text = unique('typed');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(said(page, text)).toHaveCount(1, { timeout: 30_000 });
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
});

test('a room whose history cannot be read shows a dead line until it can', async ({ browser }) => {
  const page = await visit(browser);
  const rows = '**/rest/v1/messenger_messages?*';
  await page.route(rows, (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
  await signInBefore(page, 'Ann');
  await page.clock.install();
  await page.goto('/messenger');
  await expect
    .poll(async () => {
      // It tries again and again before it says so.
      await page.clock.fastForward(1000);
      return page.getByText('The connection is lost.').isVisible();
    })
    .toBe(true);
  await page.unroute(rows);
  await untilOpen(page);
});
