import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { importSaves } from './importSaves';

const pet = (name: string) => JSON.stringify({ version: 1, rules: 'classic', name, seenAt: 0 });
const scores = (score: number) =>
  JSON.stringify({ version: 2, games: { snake: { classic: { score, rules: 1 } } } });

const quizBest = (correct: number) =>
  JSON.stringify({ version: 1, best: { music: { correct, total: 20 } } });

/** Stores values, on a plain page if no page of the site is open yet. */
async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, values);
}
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Presses a button that saves a file. @returns its bytes */
async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await file.path());
}

const row = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: label, exact: true }) });

test('stored data is listed, deleted after a question, exported to a file and imported again', async ({
  page,
}) => {
  await store(page, { 'virtual-pet': pet('Blip'), records: scores(70) });
  await openPage(page, '/settings');
  await expect(row(page, 'Best scores')).toContainText('bytes');
  await expect(row(page, 'Post')).toContainText('nothing yet');
  const file = await download(page, 'Save all as a file');

  await test.step('deletes only after a question', async () => {
    const discard = row(page, 'Best scores').getByRole('button', { name: /Throw away/ });
    await discard.click();
    await page.getByRole('button', { name: 'Keep what I have' }).click();
    expect(await stored(page, 'records')).not.toBeNull();
    await discard.click();
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect(page.getByText('Thrown away: Best scores.')).toBeVisible();
    expect(await stored(page, 'records')).toBeNull();
  });
  await test.step('an import restores the record and keeps the newer pet', async () => {
    await store(page, { records: scores(12), 'virtual-pet': pet('Later') });
    await page.locator('input[type=file]').setInputFiles({
      name: 'saves.json',
      mimeType: 'application/json',
      buffer: file,
    });
    await expect(page.getByText(/On it/)).toBeVisible();
    expect(await stored(page, 'records')).toMatchObject({
      games: { snake: { classic: { score: 12 } } },
    });
    await page.getByRole('button', { name: 'Import them' }).click();
    await expect(page.getByText(/1 imported|2 imported/)).toBeVisible();
    expect(await stored(page, 'records')).toMatchObject({
      games: { snake: { classic: { score: 70 } } },
    });
    await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
    await page.getByRole('button', { name: /Swap back: Pet/ }).click();
    await expect(page.getByText(/Swapped back: Pet/)).toBeVisible();
  });
  await test.step('another kind of file is refused with a sentence', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'recipe.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"flour": 2}'),
    });
    await expect(page.getByText(/recipe.json: It is not a file of saves/)).toBeVisible();
  });
});

test('a memory card carries everything, can be dropped on another page, and can have a passphrase', async ({
  page,
}) => {
  await store(page, { 'virtual-pet': pet('Blip') });
  await openPage(page, '/settings');
  const picture = page.getByRole('img', { name: 'Memory card with your saves' });
  // It is drawn when it is near the window.
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the memory card' }).scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(512 / 352, 1);
  const card = await download(page, 'Save the memory card');
  expect(card.byteLength).toBeLessThan(10_000);

  await page.getByLabel('Passphrase, if others might see the card').fill('rosebud');
  const locked = await download(page, 'Save the memory card');

  await test.step('can be dropped on another page', async () => {
    await page.evaluate(() => localStorage.clear());
    await openPage(page, '/toys');
    await page.keyboard.press('Shift');
    await page.evaluate(
      async (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' }));
        // The script that handles drops loads after the page is interactive.
        while (location.pathname === '/toys') {
          document.body.dispatchEvent(
            new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      [...card],
    );
    await page.getByRole('button', { name: 'Import them' }).click();
    await expect(page.getByText(/imported, 0 here already/)).toBeVisible();
    expect(await stored(page, 'virtual-pet')).toMatchObject({ name: 'Blip' });
  });
  await test.step('a wrong passphrase changes nothing, and the right one opens the card', async () => {
    const field = page.locator('input[type=file]');
    await field.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: locked });
    await page.getByLabel('Passphrase of the card').fill('rosebuds');
    await page.getByRole('button', { name: 'Open the card' }).click();
    await expect(page.getByText('The passphrase is wrong. Nothing has changed.')).toBeVisible();
    await page.getByLabel('Passphrase of the card').fill('rosebud');
    await page.getByRole('button', { name: 'Open the card' }).click();
    await expect(page.getByRole('button', { name: 'Import them' })).toBeVisible();
  });
  await test.step('a photo of the card is refused with a sentence', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
    });
    await expect(page.getByText(/an app compressed it when it was sent/)).toBeVisible();
  });
});

test('a browser that stores nothing says so; settings work, and imports are refused by name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPage(page, '/settings');
  await expect(page.getByText('This browser stores nothing more of this site.')).toBeVisible();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await importSaves(page, ['virtual-pet', 5, pet('Blip')]);
  await expect(page.getByText(/Pet \(virtual-pet\) could not be imported\./)).toBeVisible();
});

test('the settings change at once, and a game has its modes, keys and screen in a section of its own', async ({
  page,
}) => {
  await openPage(page, '/settings');
  await test.step('text size, contrast and motion change at once and are remembered', async () => {
    await page.getByRole('radio', { name: 'Larger' }).check();
    await page.getByRole('radio', { name: 'More' }).check();
    await expect(row(page, 'Settings').first()).toContainText('bytes');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-text', 'larger');
    await expect(page.getByRole('button', { name: 'Mute all sound' })).toBeInViewport({ ratio: 1 });
    await openPage(page, '/quiz');
    await expect(root).toHaveAttribute('data-text', 'larger');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await openPage(page, '/settings');
    const reset = page.getByRole('button', { name: 'Reset all settings' });
    await reset.click();
    await expect(root).toHaveAttribute('data-text', 'normal');
    await expect(reset).toBeFocused();
  });

  await page.getByText('Snake II', { exact: true }).click();
  const snake = page.locator('details#snake');
  await snake.getByRole('radio', { name: 'Come in on the other side' }).check({ force: true });
  // Safari on a Mac focuses what is around a pressed button.
  await page.evaluate(() => {
    const leave = () => document.querySelector('main')?.focus();
    addEventListener('mouseup', leave, { capture: true, once: true });
  });
  await snake.getByRole('button', { name: /^Up: / }).click();
  await page.keyboard.press('i');
  await expect(snake.getByText('Up is now on I.')).toBeVisible();
  expect(await stored(page, 'bindings')).toMatchObject({ games: { snake: { up: ['KeyI'] } } });
  expect(await stored(page, 'modes')).toMatchObject({ games: { snake: expect.anything() } });

  await test.step('each volume stands apart, and captions show what a game says', async () => {
    await page.getByRole('slider', { name: /^Short sounds/ }).fill('3');
    await page.getByRole('slider', { name: /^Speech in games/ }).fill('6');
    await page.getByRole('checkbox', { name: 'Captions in games' }).check();
    expect(await stored(page, 'settings')).toMatchObject({
      volume: 10,
      music: 10,
      effects: 3,
      speech: 6,
      captions: true,
    });
  });
  await test.step('the remote leads from the game to its section, and the choice holds in it', async () => {
    await page.addInitScript(() => {
      const own = { lang: 'en-GB', localService: true };
      const far = { lang: 'en-US', localService: false };
      const said: unknown[] = [];
      const fake = {
        getVoices: () => [far, own],
        cancel: () => undefined,
        speak: (one: { voice: unknown; text: string; volume: number }) =>
          said.push([one.voice === own, one.text, one.volume]),
      };
      Object.defineProperty(window, 'speechSynthesis', { value: fake });
      Object.assign(window, {
        said,
        SpeechSynthesisUtterance: class {
          constructor(readonly text: string) {}
        },
      });
    });
    await openPage(page, '/snake');
    await expect(page.locator('[data-game-host] canvas')).toBeVisible();
    await page.keyboard.press('Enter');
    // Into the wall.
    const caption = page.locator('[data-game-host] p:has([role="log"])');
    await expect(caption).toContainText(/\w/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: unknown[] }).said[0]))
      .toEqual([true, expect.stringMatching(/\w/), 0.6]);
    await page.getByRole('button', { name: 'Remote' }).click();
    await page.getByRole('dialog', { name: 'Remote' }).locator('a[href="/settings#snake"]').click();
    await page.waitForURL('/settings#snake');
    await expect(snake.getByRole('radio', { name: 'Come in on the other side' })).toBeChecked();
    // The script does not have the static texts.
    await expect(page.getByText('The site has no accounts, sets no cookies')).toBeVisible();
  });
});

test('other tabs show imported saves, and ask where somebody plays', async ({ page, context }) => {
  await store(page, { 'quiz-record': quizBest(12) });
  const [idle, game] = [await context.newPage(), await context.newPage()];
  await openPage(idle, '/quiz');
  await expect(idle.getByText('Best 12/20')).toBeVisible();
  await openPage(game, '/snake');
  await expect(game.locator('[data-game-host] canvas')).toBeVisible();
  await game.keyboard.press('Enter');
  await expect(game.locator('[data-run]')).toBeVisible();
  // A run that waits is still a run.
  await game.keyboard.press('p');

  await page.bringToFront();
  await openPage(page, '/settings');
  await importSaves(
    page,
    ['quiz-record', 5, quizBest(17)],
    ['settings', 5, JSON.stringify({ version: 1, textSize: 'large' })],
  );
  await expect(page.getByText(/2 imported/)).toBeVisible();
  await expect(idle.getByText('Best 17/20')).toBeVisible();
  await test.step('a run in play stays, with the imported settings', async () => {
    const question = game.getByRole('dialog', { name: 'Another tab has imported saves' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep what I have' }).click();
    await expect(question).toBeHidden();
    await expect(game.locator('[data-run]')).toBeVisible();
    expect(await stored(page, 'settings')).toMatchObject({ textSize: 'large' });
    await game.getByRole('button', { name: 'Mute all sound' }).click();
    expect(await stored(page, 'settings')).toMatchObject({ textSize: 'large', muted: true });
  });
  await idle.close();
  await game.close();
});
