import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsAtBothWidths, phone } from './axeAtBothWidths';
import { leaveWithoutLine } from './noLine';
import { openPage } from './openPage';
import { test } from './tab';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// everyPage.spec.ts checks the whole page with the disc; this test checks what the service shows in
// it.
test('axe finds nothing in any step of the online service', async ({ page }) => {
  const expectNothing = (state: string, place = 'main') =>
    expectNoAxeFindingsAtBothWidths(page, place, state);
  // Press at the narrow size: tests/spec/aol.spec.ts presses at a desktop's.
  await page.setViewportSize(phone);
  await leaveWithoutLine(page);
  await openPage(page, '/aol');
  await button(page, 'Listen to the whole call').click();
  await page.getByRole('button', { name: /^Training/ }).click();
  await expectNothing('the whole call');
  await button(page, 'Hang up').click();
  // tests/spec/aol.spec.ts tests the ten seconds of signing on.
  await page.clock.install();
  await button(page, 'Insert CD-ROM').click();
  await expectNothing('login');
  await page.getByLabel('Screen Name').fill('Becky');
  await button(page, 'Sign On').click();
  await expectNothing('connecting');
  await page.clock.fastForward(9_500);
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNothing('inbox', ':root');
  await page.getByRole('option').first().click();
  await expectNothing('letter');
  await button(page, 'Reply').click();
  await expectNothing('reply');
  // On a phone the form covers the folders.
  await button(page, 'Close without sending').click();
  await expect(page.getByRole('listbox')).toBeFocused();
  await button(page, 'Sent').click();
  await expectNothing('an empty folder');
  await page.getByLabel('Keyword', { exact: true }).fill('tamagochi');
  await button(page, 'Go').click();
  await expect(page.getByRole('link', { name: 'Tamagotchi', exact: true })).toBeVisible();
  await expectNothing('keyword');
  await button(page, 'Go to Chat Room').click();
  await expect(page.getByRole('log')).toContainText('a/s/l?');
  await expectNothing('lobby');
});
