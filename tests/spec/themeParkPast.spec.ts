import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { mind } from '../../scenes/theme-park/rules/thoughts';
import { test } from '../site/tab';
import { act, at, guest, newPark, path, place } from '../theme-park/play';
import { button, expectNoAxeFindingsBesideSquares, openPanel, openStored, pass } from './parkPage';

/**
 * A carousel beside the way from the gate, under Tycoon rules, at speed 3; on request stopped, with
 * somebody who has just come in.
 */
function fair({ withGuest = false } = {}): string {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(10, 12, 10, 17), place('carousel', 9, 13), { type: 'pace', speed: 3 });
  if (withGuest) park.visitors.thought[guest(park, at(park, 10, 17))] = mind.strolling;
  park.stopped = withGuest;
  return writePark(park, { withPeople: true });
}

/** Presses what somebody thinks, which selects one who thinks so. */
async function choose(page: Page, thought: RegExp): Promise<void> {
  await openPanel(page, 'Guests');
  const said = page.getByRole('tabpanel').getByRole('button', { name: thought }).first();
  await expect(async () => {
    await pass(page, 2000);
    await said.click({ timeout: 500 });
  }).toPass();
  // The window of a guest is shown a moment after it has loaded.
  await expect(async () => {
    await pass(page, 400);
    await expect(page.getByRole('heading', { name: /\(visitor \d+\)/ })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
}

/** Makes something of the park's history. @returns its file's name, and its bytes in base64 */
async function saved(page: Page, name: string) {
  const downloading = page.waitForEvent('download', { timeout: 40_000 });
  await button(page, name).click();
  const download = await downloading;
  await expect(page.getByText(/^Saved, \d+ kB\.$/)).toBeVisible();
  return {
    name: download.suggestedFilename(),
    data: readFileSync(await download.path()).toString('base64'),
  };
}

/** The size of a picture, and how many of its pixels have a colour of the site. */
async function lookInto(page: Page, data: string, token: string) {
  return page.evaluate(
    async ([source, name]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
      const wanted = context.fillStyle;
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        const parts = [...pixels.subarray(at, at + 3)];
        const color = parts.map((part) => part.toString(16).padStart(2, '0')).join('');
        if (`#${color}` === wanted) count += 1;
      }
      return { width, height, count };
    },
    [data, token] as const,
  );
}

test("a guest's day is a postcard with the rides, the spending, the mood and the way, unless he has been on nothing", async ({
  page,
}) => {
  await openStored(page, fair({ withGuest: true }));

  await test.step('a guest who has been on nothing has no postcard, and the page says why', async () => {
    await choose(page, /./);
    await expect(
      page.getByText(/^(?:Here with the family|A teenager|A pensioner), /),
    ).toBeVisible();
    await button(page, 'Postcard of their day').click();
    await expect(page.getByText('They have been on nothing so far.')).toBeVisible();
  });

  await button(page, 'Play').click();
  await choose(page, /The Carousel (?:is brilliant|was well worth it)/);
  const card = await saved(page, 'Postcard of their day');
  expect(card.name).toBe('90s-kid-postcard.png');
  // The way from the gate to the carousel is at least five squares long.
  const look = await lookInto(page, card.data, 'pink');
  expect([look.width, look.height]).toEqual([1080, 720]);
  expect(look.count).toBeGreaterThan(5 * 29 * 3);
  await page.clock.resume();
  await expectNoAxeFindingsBesideSquares(page, 'a guest');
  // The narration describes the picture for visitors who do not see it.
  await expect(page.getByRole('log').first()).toContainText(
    /\(visitor \d+\): \d+ visits? in \d+ min, £\d+ spent, \d+% happy\. (?:Best day ever!|Not a bad day out\.|Never again\.) .+/,
  );
});

test('a park that is opened can be rewound again and again, never to before it was opened, and shown as a time lapse', async ({
  page,
}) => {
  await openStored(page, fair());
  await pass(page, 2000);
  await openPanel(page, 'What if?');

  await test.step('a time lapse of a few seconds is refused', async () => {
    await button(page, 'Save a time lapse').click();
    await expect(page.getByText('There are only a few seconds to show yet.')).toBeVisible();
  });

  await test.step('the park is rewound again and again', async () => {
    // Longer than from one kept state to the next.
    await pass(page, 52_000);
    const slider = page.getByRole('slider', { name: /How far back/ });
    for (const seconds of ['1', '50']) {
      await slider.fill(seconds);
      await button(page, 'Go back').click();
      await pass(page, 200);
      await expect(slider).toHaveValue('0');
      await expect(page.locator('[data-cell="269"]')).toHaveAttribute('aria-label', /Carousel/);
    }
  });

  await button(page, 'Play').click();
  await pass(page, 14_000);
  // A clip is recorded in real time.
  await page.clock.resume();

  await test.step('a time lapse of more is made, with its progress, and can be cancelled', async () => {
    await button(page, 'Save a time lapse').click();
    await expect(page.getByRole('progressbar', { name: 'Save a time lapse' })).toBeVisible();
    // On a busy machine the clip would be finished before the button is seen to stand still.
    await button(page, 'Cancel').click({ force: true });
    await expect(page.getByText('Cancelled.')).toBeVisible();

    const clip = await saved(page, 'Save a time lapse');
    expect(clip.name).toMatch(/^90s-kid-clip\.(?:mp4|webm)$/);
    // The site plays no videos from addresses with data.
    const player = await page.context().newPage();
    const size = await player.evaluate(
      async (source) => {
        const video = document.createElement('video');
        video.src = source;
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = reject;
        });
        return [video.videoWidth, video.videoHeight];
      },
      `data:video/${clip.name.split('.')[1]};base64,${clip.data}`,
    );
    expect(size).toEqual([640, 678]);
    await player.close();
  });

  await test.step('it is refused with a sentence where the browser makes no clips', async () => {
    await page.evaluate(() => {
      Reflect.set(
        window,
        'MediaRecorder',
        class {
          static isTypeSupported = () => true;
          constructor() {
            throw new Error('no encoder');
          }
        },
      );
    });
    await button(page, 'Save a time lapse').click();
    await expect(page.getByText('This browser could not make it.')).toBeVisible();
  });
});
