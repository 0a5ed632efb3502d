import { expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { words } from '../../src/content/today/words';
import { pickOf } from '../../src/lib/today/pick';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

/** Sets the date for pages that are opened from now on; their timers go on. */
async function setDate(page: Page, time: string): Promise<void> {
  await page.addInitScript((text) => {
    const now = Date.parse(text);
    Date.now = () => now;
  }, time);
}

test.describe('the remote', () => {
  test('opens by the key ?, lists the keys of the page, and leads to other pages', async ({
    page,
  }) => {
    await openPage(page, '/quiz');
    await page.keyboard.press('?');
    const remote = page.getByRole('dialog', { name: 'Remote' });
    await expect(remote.getByRole('heading', { name: 'Keys here' })).toBeVisible();
    await expect(remote.getByText('choose an answer')).toBeVisible();
    await remote.getByRole('link', { name: 'Teletext' }).click();
    await page.waitForURL('/teletext');
    await expect(remote).toBeHidden();
    await page.keyboard.press('?');
    await expect(remote.getByText('the coloured buttons')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remote).toBeHidden();
  });
});

test('two presses lead from any page to any other, also on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/win95-desktop']) {
    await openPage(page, path);
    await page.getByRole('button', { name: 'Remote' }).click();
    const remote = page.getByRole('dialog', { name: 'Remote' });
    await expect(remote.getByRole('link', { name: 'Toys' })).toBeVisible();
    const links = remote.getByRole('link');
    const cut = () =>
      links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { height, right } = link.getBoundingClientRect();
            return height < 44 || right > 320;
          })
          .map((link) => link.getAttribute('href')),
      );
    // The panel grows while it opens.
    await expect.poll(cut).toEqual([]);
    const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const { path: other } of pages) expect(led).toContain(other);
    await remote.locator('a[href="/toys"]').click();
    await page.waitForURL('/toys');
  }
});

test('the menus of handheld, handsets, a running game and desktop lead to the same list', async ({
  page,
}) => {
  const remote = page.getByRole('dialog', { name: 'Remote' });
  await page.addInitScript(() => {
    localStorage.setItem(
      'bindings',
      JSON.stringify({ version: 1, games: { snake: { left: ['KeyJ'] } } }),
    );
  });
  /** Goes on by the list's own link. */
  const goTo = async (path: string) => {
    await expect(remote.getByRole('link', { name: 'Teletext' })).toBeVisible();
    await remote.locator(`a[href="${path}"]`).click();
    await page.waitForURL(path);
    await expect(remote).toBeHidden();
  };
  await openPage(page, '/arcadeboy');
  await page.getByRole('switch', { name: 'Power' }).click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await goTo('/snake');
  await expect(page.locator('[data-game-host] canvas')).toBeVisible();
  await test.step('the remote opens over a running game, which pauses, and lists the keys that the visitor has set', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('?');
    await expect(remote.getByRole('heading', { name: 'Keys of Snake II' })).toBeVisible();
    await expect(remote.getByText('J', { exact: true })).toBeVisible();
    await remote.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('/settings#snake');
    await page.goBack();
    await expect(page.locator('[data-game-host] canvas')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Menu' }).last().click();
  await page.getByRole('button', { name: 'Other pages' }).click();
  await goTo('/sms');
  await page.getByRole('button', { name: /^Menu.*other pages$/ }).click();
  await goTo('/win95-desktop');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('menuitem', { name: 'Programs' }).click();
  await page.getByRole('menuitem', { name: 'Other pages' }).click();
  await expect(remote.getByRole('link', { name: 'Teletext' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remote).toBeHidden();
});

test('the 404 page suggests a similar address', async ({ page }) => {
  await openPage(page, '/tamagochi', 404);
  await page
    .getByRole('navigation', { name: 'Perhaps you meant' })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL('/virtual-pet');
});

test.describe('today', () => {
  test("the day's picks are the same for everybody, and different the next day", async ({
    page,
  }) => {
    await setDate(page, '2026-11-19T10:00:00Z');
    await openPage(page, '/today');
    await test.step('every button of the header is fully visible on phones', async () => {
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 700 });
        for (const name of ['Menu', 'Search', 'Remote', 'Mute all sound']) {
          const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
          expect(box?.width, name).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 999), `${name} at ${width}`).toBeLessThanOrEqual(
            width,
          );
        }
      }
    });
    await expect(page.getByText('Thursday, 19 November 2026')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On this day' })).toBeVisible();
    await expect(page.getByText(/The first National Lottery draw/)).toBeVisible();
    await expect(page.getByText(pickOf(words, '2026-11-19')[0], { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stamp today' }).click();
    await expect(page.getByText(/^1 day in a row/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stamped' })).toBeFocused();

    await setDate(page, '2026-11-21T10:00:00Z');
    await openPage(page, '/today');
    await expect(page.getByText('Saturday, 21 November 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Stamp today' }).click();
    await expect(page.getByText(/^2 days in a row/)).toBeVisible();
    await openPage(page, '/today');
    await expect(page.getByRole('button', { name: 'Stamped' })).toBeDisabled();
  });
});
