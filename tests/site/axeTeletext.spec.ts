import { expect } from '@playwright/test';
import { expectNoAxeFindings } from './expectNoAxeFindings';
import { openPage } from './openPage';
import { test } from './tab';

test('axe finds nothing on /teletext: Bamboozle before and after, plain text, MIX, subtitles, the drawer, a refusal', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/teletext?p=390');
  await expect(page.locator('[data-service="whole"]')).toBeVisible();
  await expectNoAxeFindings(page, 'Bamboozle');
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('CLICK FOR ANSWER').press('Enter');
  await expectNoAxeFindings(page, 'its answer');
  await key('MIX').click();
  await expectNoAxeFindings(page, 'MIX');
  await key('Plain text').click();
  await expectNoAxeFindings(page, 'plain text');
  await key('Plain text').click();
  for (const digit of '888') await key(digit).click();
  await key('GO').click();
  await expectNoAxeFindings(page, 'subtitles');
  await page.getByText('Open, save and share pages').click();
  await page.getByLabel('Address, or the lines of a page').fill('nonsense');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await key('Copy edit.tf address').click();
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page, 'the drawer');
});
