import { expect, type Page } from '@playwright/test';
import { films } from '../../src/content/films';
import { tvShows } from '../../src/content/tvShows';
import { axeFindings } from './axeFindings';
import { finishEntrances, openPage } from './openPage';
import { test } from './tab';

/** What axe finds in a part of the page as it stands once every animation that ends has ended. */
async function expectNothingIn(page: Page, place: string, state?: string): Promise<void> {
  await finishEntrances(page);
  expect.soft(await axeFindings(page, place), state).toEqual([]);
}

/**
 * What a visitor opens, turns and rings on the content pages; other states, and the rest of each
 * page, stand with their page.
 */
test.describe('axe finds nothing', { tag: '@phone' }, () => {
  test('on Home at either end of the timeline, and in the deep dives of 1990 and 1998', async ({
    page,
  }) => {
    await openPage(page, '/');
    const slider = page.getByRole('slider');
    for (const key of ['Home', 'End']) {
      await slider.press(key);
      await expectNothingIn(page, '[aria-labelledby="time-machine"]', key);
    }
    for (const year of [1990, 1998]) {
      await openPage(page, `/?year=${year}`);
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectNothingIn(page, year === 1990 ? ':root' : 'dialog[open]', `${year}`);
    }
  });

  test('with every tape of the video shop pulled out once', async ({ page }) => {
    await openPage(page, '/movies');
    for (const film of films) {
      const tape = page.locator(`#${film.id} details`);
      if ((await tape.getAttribute('open')) === null) await tape.locator('summary').press('Enter');
      await expect(tape.getByText(film.description)).toBeVisible();
    }
    await expectNothingIn(page, 'main');
  });

  test('with every cassette on its B side', async ({ page }) => {
    await openPage(page, '/music');
    for (const side of await page.getByRole('checkbox', { name: /^B side/ }).all()) {
      await side.press('Space');
    }
    await expectNothingIn(page, 'main');
  });

  test('with every programme ringed', async ({ page }) => {
    await openPage(page, '/tv-shows');
    for (const ring of await page.getByRole('main').locator('button[aria-pressed]').all()) {
      await ring.press('Enter');
    }
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${tvShows.length} of ${tvShows.length} ringed`,
    );
    await expectNothingIn(page, 'main');
  });

  test('with the menu of a small screen open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/toys');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expectNothingIn(page, ':root');
  });
});
