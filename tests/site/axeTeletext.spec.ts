import { expect } from '@playwright/test';
import { expectNoAxeFindingsAtBothWidths } from './axeAtBothWidths';
import { openPage } from './openPage';
import { test } from './tab';

test('axe finds nothing on /teletext: Bamboozle before and after, plain text, MIX, subtitles, the drawer, a refusal', async ({
  page,
}) => {
  /** Header and footer have not changed since the first check. */
  const expectClean = (state: string, place = 'main') =>
    expectNoAxeFindingsAtBothWidths(page, place, state);
  await openPage(page, '/teletext?p=390');
  await expect(page.locator('[data-service="whole"]')).toBeVisible();
  await expectClean('Bamboozle', ':root');
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('CLICK FOR ANSWER').press('Enter');
  await expectClean('its answer', '[data-teletext]');
  await key('MIX').click();
  await expectClean('MIX');
  await key('Plain text').click();
  await expectClean('plain text');
  await key('Plain text').click();
  for (const digit of '888') await key(digit).click();
  await key('GO').click();
  await expectClean('subtitles', '[data-teletext]');
  await page.getByText('Open, save and share pages').click();
  await page.getByLabel('Address, or the lines of a page').fill('nonsense');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await key('Copy edit.tf address').click();
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await expectClean('the drawer');
});
