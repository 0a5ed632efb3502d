import { expect, type Page } from '@playwright/test';
import { parkVersion } from '../../scenes/theme-park/rules/save/writePark';
import { openPage, untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { place } from '../theme-park/play';
import { importSaves } from './importSaves';
import {
  build,
  button,
  cell,
  choose,
  downloaded,
  openStopped,
  openTab,
  parkOfVersion,
  store,
  stored,
  untilTold,
} from './parkPage';

test.describe('data stored by a later version of the page', () => {
  const later = parkOfVersion(parkVersion + 1);
  const slot = { name: 'Moon park', savedAt: 1_000_000, park: later, money: 77, visitors: 3 };

  /** Opens the page with stored data that it cannot read, and waits for the notice. */
  async function openBeside(page: Page): Promise<void> {
    const told = untilTold(page, 'It stays stored as it is: see Parks.');
    await page.goto('/theme-park');
    await told;
    await untilGameDrawn(page);
  }

  /**
   * Checks that the visitor's own park is stored and restored, and that the unreadable data can be
   * exported and deleted.
   */
  async function expectKeptBeside(page: Page, record: unknown, text: string): Promise<void> {
    await button(page, 'Pause').click();
    await build(page, 'fountain', 2, 2);
    await page.reload();
    await untilGameDrawn(page);
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    expect(await stored(page, 'theme-park-auto')).toEqual(record);
    await openTab(page, 'Parks');
    await expect(page.getByRole('tabpanel')).toContainText('newer version of this page');
    expect((await downloaded(page, 'Export the park you left')).text).toBe(text);
    await button(page, 'Bin the park you left').click();
    await button(page, 'Really? Bins the park you left for good').click();
    await expect(page.getByText('The park you left')).toHaveCount(0);
  }

  /** After the deletion the own park is stored in the usual place. */
  async function expectOwnInPlace(page: Page): Promise<void> {
    await build(page, 'tree', 4, 4);
    await page.goto('/robots.txt');
    expect(await stored(page, 'theme-park-auto')).toMatchObject({ version: 1 });
    expect(await stored(page, 'theme-park-auto-beside')).toBe(null);
  }

  test('unreadable parks, the last one and in slots, are refused, kept and exportable, and never overwritten', async ({
    page,
  }) => {
    const left = { version: 1, park: later };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', { version: 1, slots: [null, slot, null, null, slot] });
    await openBeside(page);
    await expectKeptBeside(page, left, later);

    await test.step('in a slot it says so and is not overwritten', async () => {
      const second = page.getByRole('listitem').filter({ hasText: '2. Moon park' });
      await expect(second).toContainText('The park was saved by a newer version of this page.');
      await expect(button(page, 'Save to slot 2')).toHaveCount(0);
      await expect(button(page, 'Open slot 2')).toHaveCount(0);
      await button(page, 'Save to slot 1').click();
      expect(await stored(page, 'theme-park-slots')).toMatchObject({
        slots: [{ name: 'Classic park' }, slot, null, null, slot],
      });
      expect((await downloaded(page, 'Export slot 2')).text).toBe(later);
      await button(page, 'Bin slot 2').click();
      await button(page, 'Really? Bins slot 2 for good').click();
      await expect(button(page, 'Open slot 2')).toBeDisabled();
    });

    await expectOwnInPlace(page);
    await page.goto('/theme-park');
    await untilGameDrawn(page);
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-label', /Tree/);
  });

  test("unreadable records, of the last park and of slots, are kept, with the visitor's own beside them", async ({
    page,
  }) => {
    const left = { version: 2, parks: [later] };
    const shelves = { version: 2, shelves: [[slot]] };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', shelves);
    await openBeside(page);
    await expectKeptBeside(page, left, JSON.stringify(left));

    await test.step("an unreadable record of slots is kept, with the visitor's own slots beside it", async () => {
      await button(page, 'Save to slot 1').click();
      await expect(button(page, 'Open slot 1')).toBeEnabled();
      expect(await stored(page, 'theme-park-slots')).toEqual(shelves);
      const { text } = await downloaded(page, 'Export your older slots');
      expect(text).toBe(JSON.stringify(shelves));
      await button(page, 'Bin your older slots').click();
      await button(page, 'Really? Bins your older slots for good').click();
      await expect(button(page, 'Open slot 1')).toBeEnabled();
      expect(await stored(page, 'theme-park-slots')).toMatchObject({
        version: 1,
        slots: [{ name: 'Classic park' }, null, null, null, null],
      });
    });

    await expectOwnInPlace(page);
  });
});

test('a park in two tabs: the later one says so and looks on, takes over, and nothing is lost', async ({
  page,
  context,
}) => {
  await openStopped(page, place('tree', 5, 5));
  const later = await context.newPage();
  await later.goto('/theme-park');
  await untilGameDrawn(later);
  const notice = (tab: Page) => button(tab, 'Take over');
  await expect(notice(later)).toBeVisible();
  await expect(cell(later, 5, 5)).toHaveAttribute('aria-label', /Tree/);
  // What is done while looking on is not done, and what the first does is seen and kept.
  await choose(later, 'carousel');
  await cell(later, 1, 1).dispatchEvent('click');
  await build(page, 'ferrisWheel', 4, 4);
  await button(later, 'Take over').click();
  await expect(notice(later)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await expect(cell(later, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
  await expect(cell(later, 1, 1)).toHaveAttribute('aria-label', /Grass/);
  await build(later, 'fountain', 2, 2);
  // The first tab is closed or gets it back once the later one is left.
  await later.close({ runBeforeUnload: true });
  await expect(notice(page)).toHaveCount(0);
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
  await page.reload();
  await untilGameDrawn(page);
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
});

test('a park in two tabs, and a later one imported by a third: its player keeps it, the other tab follows, and the imported one is a backup', async ({
  page,
  context,
}) => {
  await openStopped(page, place('tree', 5, 5));
  const [later, house] = [await context.newPage(), await context.newPage()];
  await later.goto('/theme-park');
  await untilGameDrawn(later);
  await expect(button(later, 'Take over')).toBeVisible();
  await build(page, 'fountain', 2, 2);
  const imported = { version: 1, park: parkOfVersion(1) };
  await openPage(house, '/settings');
  await importSaves(house, ['theme-park-auto', Date.now() + 60_000, JSON.stringify(imported)]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Keep what I have' }).click();
  // A question pauses the park, as every dialog does.
  await button(page, 'Resume').click();
  await choose(page, 'carousel');
  const square = cell(page, 8, 8);
  await expect(async () => {
    // It counts in first.
    await square.dispatchEvent('click');
    await expect(square).toHaveAttribute('aria-label', /Carousel, /, { timeout: 500 });
  }).toPass();
  await house.close();
  await page.reload();
  await untilGameDrawn(page);
  for (const tab of [page, later]) {
    await expect(cell(tab, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    await expect(cell(tab, 8, 8)).toHaveAttribute('aria-label', /Carousel/);
  }
  // The first backup is what was stored before the import.
  expect(await stored(page, 'aside:2:theme-park-auto')).toMatchObject({
    text: JSON.stringify(imported),
  });
});

test('a storage that is emptied while a park is open is said, the park is kept again, and a day in a hidden tab is told', async ({
  page,
  context,
}) => {
  await openStopped(page, place('tree', 5, 5));
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText('This browser has emptied what the site keeps')).toBeVisible();
  await build(page, 'fountain', 2, 2);
  await page.reload();
  await untilGameDrawn(page);
  await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
  await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
  await page.evaluate(() => {
    const show = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { now } = Date;
    show(true);
    Date.now = () => now() + 86_400_000;
    show(false);
  });
  await expect(page.getByText('No time passed in it while you were away.')).toBeVisible();
});
