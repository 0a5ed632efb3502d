import { expect } from '@playwright/test';
import { films } from '../../src/content/films';
import { tvShows } from '../../src/content/tvShows';
import { expectNoAxeFindingsAtBothWidths } from './axeAtBothWidths';
import { axeFindings } from './axeFindings';
import { expectNoAxeFindings } from './expectNoAxeFindings';
import { openPage } from './openPage';
import { test } from './tab';

test('axe finds pale print, also where the bar around it has a pseudo-element', async ({
  page,
}) => {
  await openPage(page, '/no/such/page', 404);
  await page.addStyleTag({ content: 'header a { color: #eed !important }' });
  const rules = (await axeFindings(page, 'header')).map(({ rule }) => rule);
  expect(rules).toEqual([expect.stringContaining('color-contrast')]);
});

/**
 * States of the content pages that a visitor opens, turns and rings. The other states of each page
 * are checked in that page's tests.
 */
test.describe('axe finds nothing', () => {
  test('on Home in the deep dives of 1990 and 1998, and at both ends of the timeline', async ({
    page,
  }) => {
    const dive = page.getByRole('dialog');
    await openPage(page, '/?year=1998');
    await expect(dive.getByRole('link').first()).toBeVisible();
    await expectNoAxeFindingsAtBothWidths(page, 'dialog[open]', 'the deep dive of 1998');
    await page.keyboard.press('Escape');
    await expect(dive).toBeHidden();
    for (const key of ['End', 'Home']) {
      await page.getByRole('slider').press(key);
      await expectNoAxeFindingsAtBothWidths(page, '[aria-labelledby="time-machine"]', key);
    }
    await page.getByRole('link', { name: '1990, deep dive' }).press('Enter');
    await expect(dive.getByRole('link').first()).toBeVisible();
    await expectNoAxeFindingsAtBothWidths(page, 'dialog[open]', 'the deep dive of 1990');
  });

  test('with every tape of the video shop pulled out once', async ({ page }) => {
    await openPage(page, '/movies');
    for (const film of films) {
      const tape = page.locator(`#${film.id} details`);
      if ((await tape.getAttribute('open')) === null) await tape.locator('summary').press('Enter');
      await expect(tape.getByText(film.description)).toBeVisible();
    }
    await expectNoAxeFindingsAtBothWidths(page, 'main details[open]', 'tapes');
  });

  test('with every cassette on its B side', async ({ page }) => {
    await openPage(page, '/music');
    for (const side of await page.getByRole('checkbox', { name: /^B side/ }).all()) {
      await side.press('Space');
    }
    await expectNoAxeFindingsAtBothWidths(page, 'main article', 'cassettes');
  });

  test('with every programme ringed', async ({ page }) => {
    await openPage(page, '/tv-shows');
    for (const ring of await page.getByRole('main').locator('button[aria-pressed]').all()) {
      await ring.press('Enter');
    }
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${tvShows.length} of ${tvShows.length} ringed`,
    );
    await expectNoAxeFindingsAtBothWidths(page, 'main', 'rings');
  });

  test('with the menu of a small screen open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/toys');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
