import { expect, type Page } from '@playwright/test';
import { kindOf } from '../../scenes/theme-park/rules/buildings';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { parkVersion } from '../../scenes/theme-park/rules/save/writePark';
import { openPage, untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { newPark, place } from '../theme-park/play';
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

type StoredPark = Readonly<{ version: number; park: string }>;

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

  /** Checks that the unreadable data is still stored, and can be exported and deleted. */
  async function expectKeptBeside(page: Page, record: unknown, text: string): Promise<void> {
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
    const { version, park } = (await stored(page, 'theme-park-auto')) as StoredPark;
    expect(version).toBe(1);
    const own = readPark(park, newPark().config);
    if (!own.ok) throw new Error(own.refusal);
    const kindOn = (column: number, row: number) => own.value.kindAt[row * 20 + column];
    expect([kindOn(2, 2), kindOn(4, 4)]).toEqual([kindOf('fountain'), kindOf('tree')]);
    expect(await stored(page, 'theme-park-auto-beside')).toBe(null);
  }

  test('unreadable parks, the last one and in slots, are refused, kept and exportable, and never overwritten', async ({
    page,
  }) => {
    const left = { version: 1, park: later };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', { version: 1, slots: [null, slot, null, null, slot] });
    await openBeside(page);
    await button(page, 'Pause').click();
    await build(page, 'fountain', 2, 2);
    await page.reload();
    await untilGameDrawn(page);
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
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
  });

  test("unreadable records, of the last park and of slots, are kept, with the visitor's own beside them", async ({
    page,
  }) => {
    const left = { version: 2, parks: [later] };
    const shelves = { version: 2, shelves: [[slot]] };
    await store(page, 'theme-park-auto', left);
    await store(page, 'theme-park-slots', shelves);
    await openBeside(page);
    await button(page, 'Pause').click();
    await build(page, 'fountain', 2, 2);
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

test('a park in two tabs: the later one says so, shows the park, takes it over, and nothing is lost, also if a later park is imported or the storage is emptied', async ({
  page,
  context,
}) => {
  await openStopped(page, place('tree', 5, 5));
  const later = await context.newPage();
  await later.goto('/theme-park');
  await untilGameDrawn(later);
  const notice = (tab: Page) => button(tab, 'Take over');

  await test.step('the later tab shows the park and changes nothing', async () => {
    await expect(notice(later)).toBeVisible();
    await expect(cell(later, 5, 5)).toHaveAttribute('aria-label', /Tree/);
    await choose(later, 'carousel');
    await cell(later, 1, 1).dispatchEvent('click');
    await build(page, 'ferrisWheel', 4, 4);
  });

  const third = await context.newPage();
  await test.step('a later park that a third tab imports becomes a backup, and the other tab follows', async () => {
    await build(page, 'fountain', 2, 2);
    const imported = { version: 1, park: parkOfVersion(1) };
    await openPage(third, '/settings');
    await importSaves(third, ['theme-park-auto', Date.now() + 60_000, JSON.stringify(imported)]);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Keep what I have' }).click();
    await page.reload();
    await untilGameDrawn(page);
    // The later tab has the park now. What was done in it while it looked on is not done.
    await expect(notice(later)).toHaveCount(0);
    for (const tab of [page, later]) {
      await expect(cell(tab, 1, 1)).toHaveAttribute('aria-label', /Grass/);
      await expect(cell(tab, 4, 4)).toHaveAttribute('aria-label', /Ferris Wheel/);
      await expect(cell(tab, 2, 2)).toHaveAttribute('aria-label', /Fountain/);
    }
    // The first backup is what was stored before the import.
    expect(await stored(page, 'aside:2:theme-park-auto')).toMatchObject({
      text: JSON.stringify(imported),
    });
  });

  await test.step('a tab takes the park over, and another gets it back once that one is closed', async () => {
    await button(page, 'Take over').click();
    await expect(notice(page)).toHaveCount(0);
    await expect(notice(later)).toBeVisible();
    await build(page, 'tree', 12, 2);
    await button(later, 'Take over').click();
    await expect(notice(page)).toBeVisible();
    await expect(cell(later, 12, 2)).toHaveAttribute('aria-label', /Tree/);
    await build(later, 'tree', 14, 2);
    await later.close({ runBeforeUnload: true });
    await expect(notice(page)).toHaveCount(0);
    await expect(cell(page, 14, 2)).toHaveAttribute('aria-label', /Tree/);
  });

  await test.step('the page says that the storage was emptied while a park was open, and stores the park again', async () => {
    await third.goto('/robots.txt');
    await third.evaluate(() => localStorage.clear());
    await expect(page.getByText('This browser has emptied what the site keeps')).toBeVisible();
    await build(page, 'path', 0, 0);
    await page.reload();
    await untilGameDrawn(page);
    await expect(cell(page, 0, 0)).toHaveAttribute('aria-label', /Path/);
    await expect(cell(page, 14, 2)).toHaveAttribute('aria-label', /Tree/);
  });

  await test.step('after a day in a hidden tab the page says that no time passed in the park', async () => {
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
});
