import { expect, type Page } from '@playwright/test';
import { untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { place } from '../theme-park/play';
import {
  build,
  button,
  cell,
  downloaded,
  item,
  linkOf,
  openStopped,
  openTab,
  stat,
  stoppedPark,
  store,
  stored,
  untilTold,
} from './parkPage';
import { phone } from './phone';

test.describe('by touch', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('the editor of scenarios says what is wrong, paints by finger and by keys, and its park is played without what it rules out', async ({
    page,
  }) => {
    await openStopped(page, place('tree', 5, 5));
    await openTab(page, 'Parks');
    await button(page, 'Make a scenario').tap();
    const editor = page.getByRole('region', { name: 'Make a scenario' });
    const square = (column: number, row: number) =>
      editor.locator(`[data-ground-cell="${row * 20 + column}"]`);

    await test.step('squares of the ground are large enough for a finger', async () => {
      await editor.getByRole('button', { name: 'Play it' }).scrollIntoViewIfNeeded();
      const box = await square(10, 16).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      // The map opens at the gate, and nothing but the map scrolls sideways.
      await expect(editor.locator('[data-ground="gate"]')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
    await test.step('a tap paints', async () => {
      await editor.getByRole('button', { name: 'Rock' }).tap();
      await square(10, 16).tap();
      await expect(square(10, 16)).toHaveAttribute('data-ground', '2');
    });
    await test.step('a finger that moves the map paints nothing', async () => {
      await editor.getByRole('button', { name: 'Move map' }).tap();
      await square(11, 16).tap();
      await expect(square(11, 16)).not.toHaveAttribute('data-ground', '2');
      const table = editor.getByRole('grid');
      await expect(table).toHaveCSS('touch-action', 'pan-x pan-y');
      await editor.getByRole('button', { name: 'Rock' }).tap();
      await expect(table).toHaveCSS('touch-action', 'none');
    });
    await test.step('keys move it along', async () => {
      await square(0, 19).focus();
      for (let press = 0; press < 19; press += 1) await page.keyboard.press('ArrowRight');
      await expect(square(19, 19)).toBeFocused();
      await expect(square(19, 19)).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Space');
      await expect(square(19, 19)).toHaveAttribute('data-ground', '2');
    });
    await test.step('the editor says what is wrong, paints by keys, and makes a scenario', async () => {
      await editor.getByLabel('Name').fill('One guest');
      await editor.getByLabel('Bronze').fill('1');
      await editor.getByLabel('Silver').fill('1');
      await expect(editor.getByRole('status')).toHaveText(
        'Each medal must ask for more than the one before.',
      );
      await expect(editor.getByRole('button', { name: 'Play it' })).toBeDisabled();
      await editor.getByLabel('Silver').fill('100');
      await editor.getByRole('button', { name: 'Rock' }).click();
      await editor.locator('[data-ground-cell="270"]').focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Space');
      await expect(editor.getByRole('gridcell', { name: 'Rock, column 11, row 13' })).toBeFocused();
      await expect(editor.getByRole('status')).toHaveText('It can be played.');
    });
    await test.step('a building that it rules out is not in its park', async () => {
      await editor.getByText('Buildings').click();
      await editor.getByLabel('Carousel').selectOption('Never');
      await editor.getByLabel('Food Stall').selectOption('Research');
      await editor.getByRole('button', { name: 'Play it' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play it' }).click();
      await expect(item(page, 'foodStall')).toContainText('Research');
      await expect(item(page, 'carousel')).toHaveCount(0);
      await expect(item(page, 'ferrisWheel')).toBeVisible();
    });
  });
});

test.describe('a shared park', () => {
  /** The tree marks the visitor's own park. */
  const ownTree = place('tree', 5, 5);

  /** Opens a link to a park as a visitor from elsewhere does, and waits for the notice. */
  async function follow(page: Page, link: string, sentence: string): Promise<void> {
    // From a plain page of the same origin: a blank page would end the process with its compiled
    // scripts.
    await page.goto('/robots.txt');
    const told = untilTold(page, sentence);
    await page.goto(link);
    await told;
    await untilGameDrawn(page);
  }

  /** Clears the storage, as for another visitor. */
  async function leaveToAnother(page: Page): Promise<void> {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
  }

  /** Checks that the visitor's own park is unchanged. */
  async function expectOwnTree(page: Page): Promise<void> {
    await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
    await expect(stat(page, 'money')).toHaveText('£9,900');
    expect(new URL(page.url()).hash).toBe('');
  }

  /** Waits for the notice that refuses a park, and closes it. */
  async function expectRefused(page: Page, sentence: string): Promise<void> {
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expectOwnTree(page);
    // It may close by itself in the meantime.
    await page.getByRole('button', { name: 'Close toast' }).evaluateAll((all) => {
      for (const button of all) (button as HTMLElement).click();
    });
    await expect(page.getByText(sentence)).toHaveCount(0);
  }

  test("opens by link and from a file, is kept, and can be saved in a slot; another visitor's own park is set aside; damaged links and files are refused", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStopped(page, place('fountain', 2, 2));
    await build(page, 'ferrisWheel', 4, 4);
    await openTab(page, 'Parks');
    await button(page, 'Save to slot 1').click();
    await expect(page.getByText('£8,100, 0 visitors')).toBeVisible();
    const { text: file, named } = await downloaded(page, 'Save a file');
    expect(named).toBe('my-theme-park.park');
    // The link's park has a tree that the file's has not.
    await build(page, 'tree', 8, 8);
    await button(page, 'Copy a link').click();
    await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${baseURL}/theme-park#park=`);

    await leaveToAnother(page);
    await store(page, 'theme-park-auto', stoppedPark(ownTree));
    const foreign = new TextEncoder().encode('This is another site’s save, and a long one.');
    await test.step('a damaged link is refused, followed from elsewhere or pasted', async () => {
      await follow(page, linkOf(foreign), 'That is not a park of this site.');
      await expectRefused(page, 'That is not a park of this site.');
      for (const [refused, sentence] of [
        ['/theme-park#park=%00<script>', 'The link is damaged or too long.'],
        [linkOf(foreign), 'That is not a park of this site.'],
        ['/theme-park#park=', 'The link is damaged or too long.'],
        [`/theme-park#park=${'A'.repeat(9000)}`, 'The link is damaged or too long.'],
        // Short while compressed, and long once it is unpacked.
        [linkOf(new Uint8Array(5_000_000)), 'The link is damaged or too long.'],
      ] as const) {
        // Pasted into the address of a page that is open.
        await page.evaluate((address) => {
          location.hash = new URL(address, location.href).hash;
        }, refused);
        await expectRefused(page, sentence);
      }
    });

    await test.step("a link's park opens, and the visitor's own can be brought back", async () => {
      await follow(page, link, 'A park from a friend');
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Grass/);
      await expect(stat(page, 'money')).toHaveText('£8,000');
      expect(new URL(page.url()).hash).toBe('');
      await openTab(page, 'Parks');
      await button(page, 'Bring back: the park before this one').click();
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Grass/);
    });

    const give = (text: string): Promise<void> =>
      page.getByLabel('Open a file').setInputFiles({
        name: 'a.park',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
    await test.step('another kind of file is refused', async () => {
      for (const [text, sentence] of [
        ['A'.repeat(600_000), 'The file is too large to be a park.'],
        ['{"park":"mine"}', 'The saved park is damaged.'],
        [
          Buffer.from('another site’s save').toString('base64url'),
          'That is not a park of this site.',
        ],
      ] as const) {
        await give(text);
        await expectRefused(page, sentence);
      }
    });

    await test.step('an open page follows a link, and opens a file', async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, new URL(link).hash);
      await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Tree/);
      await give(file);
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Grass/);
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Grass/);
      await expect(stat(page, 'money')).toHaveText('£8,100');
    });

    await test.step('a park from a file is stored at once, without an edit', async () => {
      await expect.poll(() => stored(page, 'theme-park-auto')).toEqual({ version: 1, park: file });
    });

    const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
    await test.step('new rules ask before they replace the park, and it can be brought back', async () => {
      await button(page, 'Save to slot 1').click();
      await button(page, 'Tycoon rules').click();
      await expect(page.getByRole('dialog')).toContainText('£8,100');
      await expect(button(page, 'Keep what I have')).toBeFocused();
      await answer('Keep what I have');
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await button(page, 'Tycoon rules').click();
      await answer('Begin a new park');
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Grass/);
      await page.reload();
      await untilGameDrawn(page);
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Grass/);
      await openTab(page, 'Parks');
      const slot = page.getByRole('listitem').filter({ hasText: '1. Classic park' });
      await expect(slot).toContainText('£8,100, 0 visitors');
      await button(page, 'Bring back: the park before this one').click();
      await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await expect(stat(page, 'money')).toHaveText('£8,100');
    });

    await test.step('saving over a slot asks, and its content can be brought back', async () => {
      await build(page, 'tree', 8, 8);
      await button(page, 'Save to slot 1').click();
      await answer('Keep what I have');
      await expect(page.getByText('£8,100, 0 visitors').first()).toBeVisible();
      await button(page, 'Save to slot 1').click();
      await answer('Save over it');
      const slot = page.getByRole('listitem').filter({ hasText: '1. Classic park' });
      await expect(slot).toContainText('£8,000, 0 visitors');
      await button(page, 'Bring back: the previous park of slot 1').click();
      await button(page, 'Open slot 1').click();
      await answer('Open it');
      await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Grass/);
    });
  });
});
