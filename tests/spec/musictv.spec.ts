import { expect, type Page } from '@playwright/test';
import { musicTvSongs } from '../../src/content/songs';
import { nextAiring } from '../../src/toys/musictv/programme';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { fakePlayer, playerFrame } from './fakePlayer';

const [first, second, third] = musicTvSongs;
const last = musicTvSongs[musicTvSongs.length - 1];

const set = (page: Page) => page.getByRole('region', { name: 'Television' });
const play = (page: Page) => set(page).getByRole('button', { name: /^Play/ });
const remote = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Remote control' }).getByRole('button', { name });
const guide = (page: Page) => page.getByRole('region', { name: 'Channel Guide' });
const row = (page: Page, title: string) => guide(page).getByRole('button', { name: title });
const card = (page: Page) => page.locator('[data-failure]');
const player = (page: Page) => page.locator('iframe');
const spoken = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Checks that the set names this song, and that a player shows it. */
async function expectOn(page: Page, song: { title: string; artist: string; youtubeId: string }) {
  await expect(set(page)).toHaveAttribute('data-phase', 'on');
  await expect(set(page)).toContainText('NOW PLAYING');
  await expect(set(page)).toContainText(song.title);
  await expect(set(page)).toContainText(song.artist);
  await expect(page.frameLocator('iframe').getByText(`Playing ${song.youtubeId}`)).toBeVisible();
}

async function expectCard(page: Page, failure: string, song: { title: string; artist: string }) {
  await expect(page.locator(`[data-failure="${failure}"]`)).toBeVisible();
  await expect(card(page)).toContainText(song.title);
  await expect(card(page)).toContainText(song.artist);
}

test('has forty songs and a guide; songs follow each other in one frame, with static between; the last one played is remembered', async ({
  page,
}) => {
  const asked = await fakePlayer(page);
  await page.addInitScript(() => {
    const watch = (prototype: object, nameOf: (source: unknown) => string | undefined) => {
      const start = Reflect.get(prototype, 'start') as (...times: number[]) => void;
      Reflect.set(prototype, 'start', function (this: unknown, ...times: number[]) {
        const name = nameOf(this);
        if (name) performance.mark(name);
        start.apply(this, times);
      });
    };
    watch(AudioScheduledSourceNode.prototype, (source) =>
      source instanceof OscillatorNode ? 'note' : undefined,
    );
    watch(AudioBufferSourceNode.prototype, () => 'noise');
  });
  const heard = (name: string) =>
    page.evaluate((sound) => performance.getEntriesByName(sound).length, name);
  await openPage(page, '/musictv');

  await test.step('requests nothing from the video host before the first press', async () => {
    await expect(guide(page).getByRole('listitem')).toHaveCount(40);
    await expect(set(page)).toContainText('NOW PLAYING');
    await expect(set(page)).toContainText(first.title);
    await expect(set(page)).toContainText(first.artist);
    await remote(page, /Previous/).click();
    await expect(set(page)).toContainText(last.title);
    await expect(set(page)).toContainText(last.artist);
    await remote(page, /Next/).click();
    await expect(set(page)).toContainText(first.title);
    await remote(page, /Previous/).click();
    await expect(player(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    // The audio engine starts with the first press and starts one oscillator of its own. There is
    // no jingle yet.
    expect(await heard('note')).toBeLessThanOrEqual(1);
  });

  await test.step('the set names the song, and nothing covers the player', async () => {
    await play(page).click();
    await expectOn(page, last);
    await expect(spoken(page, `Now playing: ${last.title}`)).toHaveCount(1);
    expect(asked).toHaveLength(1);
    const address = new URL(asked[0] ?? '');
    expect(address.origin).toBe('https://www.youtube-nocookie.com');
    expect(address.searchParams.get('origin')).toBe(new URL(page.url()).origin);
    await expect(player(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    const [picture, display] = await Promise.all([
      player(page).boundingBox(),
      set(page).getByText('NOW PLAYING').boundingBox(),
    ]);
    expect(display?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(picture?.width).toBeGreaterThanOrEqual(200);
    expect(picture?.height).toBeGreaterThanOrEqual(200);
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.tagName,
      [(picture?.x ?? 0) + 90, (picture?.y ?? 0) + 90],
    );
    expect(top).toBe('IFRAME');
  });

  // The jingle; the static is heard from the next song on at the latest.
  await expect.poll(() => heard('note')).toBeGreaterThan(4);
  const noise = await heard('noise');
  await playerFrame(page).evaluate(() => window.say('onStateChange', 0));
  await expect(page.locator('[data-snow]')).toBeVisible();
  await expectOn(page, first);
  await expect.poll(() => heard('noise')).toBeGreaterThan(noise);
  // Messages from another page or another host do not count as the player's.
  await page.evaluate(() => {
    for (const event of ['onError', 'onStateChange']) {
      postMessage(JSON.stringify({ event, info: event === 'onError' ? 100 : 0 }), '*');
    }
  });
  await row(page, third.title).click();
  await expectOn(page, third);
  await expect(guide(page).getByText('no picture')).toHaveCount(0);
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect(set(page)).toContainText(third.title);
  await expect(row(page, third.title)).toHaveAttribute('aria-current', 'true');
  await expect(player(page)).toHaveCount(0);
});

test('an unplayable song shows a test card with its name, then the next song, and is skipped later', async ({
  page,
}) => {
  const codes = [2, 100, 101, 150, 5, 42];
  const failures = ['badId', 'removed', 'notEmbeddable', 'notEmbeddable', 'player', 'unknown'];
  const songAt = (at: number) => musicTvSongs[at] ?? first;
  // Two blocked songs and one that plays, one for each code and one that plays, and two more.
  const from = 3;
  const at = from + codes.length + 1;
  const [wordless, mute] = [songAt(at), songAt(at + 1)];
  await openPage(page, '/musictv');
  await fakePlayer(page, {
    [first.youtubeId]: 'blocked',
    [second.youtubeId]: 'blocked',
    ...Object.fromEntries(
      codes.map((error, index) => [songAt(from + index).youtubeId, { error }] as const),
    ),
    [wordless.youtubeId]: { error: 153 },
    [mute.youtubeId]: 'silent',
  });
  await page.clock.install();

  await test.step('blocked autoplay shows a test card with PLAY, then the next song, and finally the player itself', async () => {
    await play(page).click();
    await expectCard(page, 'autoplay', first);
    await page.clock.runFor(6_000);
    await expectCard(page, 'autoplay', second);
    await page.clock.runFor(20_000);
    await expectCard(page, 'autoplay', second);
    await card(page).getByRole('button', { name: 'Play' }).click();
    await expectOn(page, second);
    await playerFrame(page).evaluate(() => {
      window.say('onStateChange', 1);
      window.say('onStateChange', 0);
    });
    await expectOn(page, third);
  });

  await test.step('every error code shows a test card with the song, then the next song', async () => {
    await remote(page, /Next/).click();
    for (const [at, failure] of failures.entries()) {
      const song = songAt(from + at);
      await expectCard(page, failure, song);
      await expect(spoken(page, `No picture for ${song.title}`)).toHaveCount(1);
      if (failure === 'player') {
        const loads = await playerFrame(page).evaluate(
          (id) => window.commands.filter(([name, arg]) => name === 'loadVideoById' && arg === id),
          song.youtubeId,
        );
        // Once as the next song, and once more because error 5 may be temporary.
        expect(loads).toHaveLength(2);
      }
      if (failure === 'notEmbeddable') {
        await expect(card(page).getByRole('link')).toHaveAttribute(
          'href',
          `https://www.youtube.com/watch?v=${song.youtubeId}`,
        );
      }
      await page.clock.runFor(6_000);
    }
    const after = songAt(from + codes.length);
    await expectOn(page, after);
    for (const at of codes.keys()) {
      await expect(
        guide(page)
          .getByRole('listitem')
          .nth(from + at),
      ).toContainText('no picture');
    }
    await remote(page, /Previous/).click();
    await expectOn(page, third);
    await remote(page, /Next/).click();
    await expectOn(page, after);
  });

  await test.step('error 153 shows a link to the video; a player that does not answer in 8 s is skipped, then the set waits', async () => {
    await remote(page, /Next/).click();
    await expectCard(page, 'noReferrer', wordless);
    await expect(card(page).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(set(page)).toHaveAttribute('data-phase', 'tuning');
    await page.clock.runFor(8_000);
    await expectCard(page, 'silent', mute);
    await page.clock.runFor(20_000);
    await expectCard(page, 'silent', mute);
    await remote(page, /Next/).click();
    await expectOn(page, songAt(at + 2));
  });
});

test('offline, a test card shows and nothing is requested; online again, the song plays', async ({
  page,
  context,
}) => {
  const asked = await fakePlayer(page);
  const complaints: unknown[] = [];
  page.on('pageerror', (error) => complaints.push(error));
  await openPage(page, '/musictv');
  await context.setOffline(true);
  await play(page).click();
  await expectCard(page, 'offline', first);
  expect(asked).toEqual([]);
  // If teletext does not load, its key keeps its state and no error is shown.
  await remote(page, 'Mix').click();
  await expect(remote(page, 'Mix')).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expectOn(page, first);
  expect(complaints).toEqual([]);
});

test('the remote and the keyboard control everything, with power, mute and full screen', async ({
  page,
}) => {
  await openPage(page, '/musictv');
  await fakePlayer(page);
  await page.keyboard.press('ArrowRight');
  await expect(set(page)).toContainText(second.title);
  await page.keyboard.press('p');
  await expect(set(page)).toContainText(first.title);
  await page.keyboard.press('s');
  await expectOn(page, first);
  await page.keyboard.press('n');
  await expectOn(page, second);
  await page.keyboard.press('m');
  await expect(remote(page, 'Mute')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Mute all sound' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const commands = () => playerFrame(page).evaluate(() => window.commands.map(([name]) => name));
  await expect.poll(commands).toContain('mute');
  await remote(page, 'Mute').click();
  await expect.poll(commands).toContain('unMute');

  await page.keyboard.press('g');
  await expect(row(page, second.title)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, third.title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOn(page, third);
  await page.keyboard.press('g');
  await expect(set(page)).toBeFocused();

  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await set(page).getByRole('button', { name: 'Next' }).click();
  await expectOn(page, musicTvSongs[3] ?? first);
  // In full screen teletext is beside the player; anywhere else it would be invisible.
  await set(page).getByRole('button', { name: 'Mix' }).click();
  const text = set(page).getByRole('region', { name: /^Teletext/ });
  await expect(text).toContainText('NOW PLAYING');
  const [picture, page100] = await Promise.all([
    player(page).boundingBox(),
    text.locator('canvas').boundingBox(),
  ]);
  expect(page100?.width).toBeGreaterThan(200);
  expect(page100?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  await set(page).getByRole('button', { name: 'Mix' }).click();
  await expect(text).toHaveCount(0);
  await set(page).getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await remote(page, 'Fullscreen').click();
  await expect(set(page).getByRole('button', { name: 'Leave fullscreen' })).toBeVisible();
  await page.keyboard.press('f');
  await remote(page, 'Power').click();
  await expect(player(page)).toHaveCount(0);
});

test('teletext is mixed over the test card and shown beside the player, never over it, and follows the clock', async ({
  page,
}) => {
  await openPage(page, '/musictv');
  await fakePlayer(page, { [second.youtubeId]: { error: 100 } });
  await play(page).click();
  await expectOn(page, first);
  const text = page.getByRole('region', { name: /^Teletext, page/ });
  await page.keyboard.press('x');
  await expect(text).toContainText(first.title);
  await expect(set(page).locator('canvas')).toHaveCount(0);
  await remote(page, 'Green').click();
  await expect(text).toHaveAccessibleName('Teletext, page 101');
  await expect(text).toContainText('on now');
  for (const digit of '105') await page.keyboard.press(digit);
  await expect(text).toContainText('YOUR CHART');
  await page.keyboard.press('r');
  await expect(text).toHaveAccessibleName('Teletext, page 100');

  await row(page, second.title).click();
  await expect(card(page)).toBeVisible();
  await expect(set(page).getByRole('region', { name: /^Teletext/ })).toContainText('NO PICTURE');
  await expect(set(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(text).toHaveCount(0);

  // A time when the song without a picture is not on. Its row would otherwise not say 'now'.
  await page.clock.setFixedTime(nextAiring(musicTvSongs.indexOf(third), Date.now()) + 60_000);
  await remote(page, 'By the clock').click();
  await expect(guide(page).getByText('now')).toHaveCount(1);
  const title = await guide(page)
    .getByRole('listitem')
    .filter({ hasText: 'now' })
    .locator('b')
    .textContent();
  await remote(page, 'Power').click();
  await remote(page, 'Power').click();
  await expect(set(page)).toContainText(title ?? '-');
});

test('posters hang only in large windows, and no control or text is cut off in small ones', async ({
  page,
}) => {
  await openPage(page, '/musictv');
  await fakePlayer(page, { [first.youtubeId]: { error: 101 } });

  await test.step('band posters hang only on large screens, and nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('[data-posters]')).toBeVisible();
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('[data-posters]')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await test.step('the question about the video host is fully visible on the smallest set', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByText(/Nothing is loaded from it until you press/)).toBeInViewport({
      ratio: 0.99,
    });
  });

  await play(page).click();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('x');
  const canvas = set(page)
    .getByRole('region', { name: /^Teletext/ })
    .locator('canvas');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await test.step(`on a phone, ${width} by ${height}, the label of the programme is on one line, the buttons are visible, and teletext keeps its proportions`, async () => {
      await page.setViewportSize({ width, height });
      for (const full of [false, true]) {
        if (full) await page.keyboard.press('f');
        await expect(set(page).getByRole('button', { name: 'Leave fullscreen' })).toHaveCount(
          full ? 1 : 0,
        );
        await expect(set(page).getByRole('button', { name: 'Try again' })).toBeVisible();
        const label = set(page).locator('p', { hasText: 'NO PICTURE' }).locator('span').first();
        const seen = await label.evaluate((line) => ({
          tall: line.clientHeight > 30,
          cut: line.scrollWidth > line.clientWidth,
        }));
        expect(seen).toEqual({ tall: false, cut: false });
        await expect
          .poll(() => canvas.evaluate((drawn) => drawn.clientWidth / drawn.clientHeight))
          .toBeLessThan(1.6);
        const shape = await canvas.evaluate((drawn) => drawn.clientWidth / drawn.clientHeight);
        expect(shape).toBeGreaterThan(1);
      }
      await page.keyboard.press('f');
      await expect(set(page).getByRole('button', { name: 'Leave fullscreen' })).toHaveCount(0);
    });
  }

  await test.step('choosing a song in the guide scrolls the set into view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await row(page, last.title).scrollIntoViewIfNeeded();
    await expect(set(page)).not.toBeInViewport();
    await row(page, last.title).click();
    await expect(set(page)).toContainText(last.title);
    await expect(set(page)).toBeInViewport({ ratio: 0.99 });
  });
});
