import { expect } from '@playwright/test';
import { films } from '../../src/content/films';
import { tvShows } from '../../src/content/tvShows';
import { expectNoAxeFindings } from './expectNoAxeFindings';
import { openPage } from './openPage';
import { test } from './tab';

/** What a visitor opens, turns and rings on the content pages; other states stand with their page. */
test.describe('axe finds nothing', { tag: '@phone' }, () => {
  for (const year of [1990, 1998]) {
    test(`in the deep dive of ${year}`, async ({ page }) => {
      await openPage(page, `/?year=${year}`);
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectNoAxeFindings(page);
    });
  }

  test('on Home at either end of the timeline', async ({ page }) => {
    await openPage(page, '/');
    for (const key of ['Home', 'End']) {
      await page.getByRole('slider').press(key);
      await expectNoAxeFindings(page, key);
    }
  });

  test('with every tape of the video shop pulled out once', async ({ page }) => {
    await openPage(page, '/movies');
    for (const film of films) {
      const tape = page.locator(`#${film.id} details`);
      if ((await tape.getAttribute('open')) === null) await tape.locator('summary').press('Enter');
      await expect(tape.getByText(film.description)).toBeVisible();
    }
    await expectNoAxeFindings(page);
  });

  test('with every cassette on its B side', async ({ page }) => {
    await openPage(page, '/music');
    for (const side of await page.getByRole('checkbox', { name: /^B side/ }).all()) {
      await side.press('Space');
    }
    await expectNoAxeFindings(page);
  });

  test('with every programme ringed', async ({ page }) => {
    await openPage(page, '/tv-shows');
    for (const ring of await page.getByRole('main').locator('button[aria-pressed]').all()) {
      await ring.press('Enter');
    }
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${tvShows.length} of ${tvShows.length} ringed`,
    );
    await expectNoAxeFindings(page);
  });

  test('with the menu of a small screen open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/toys');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
