import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from './expectNoAxeFindings';
import { openPage } from './openPage';
import { test } from './tab';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('axe finds nothing', { tag: '@phone' }, () => {
  test('in any step of the online service', async ({ page }) => {
    await openPage(page, '/aol');
    // The ten seconds of signing on are tests/spec/aol.spec.ts's.
    await page.clock.install();
    await button(page, 'Insert CD-ROM').click();
    await expectNoAxeFindings(page, 'login');
    await page.getByLabel('Screen Name').fill('Becky');
    await button(page, 'Sign On').click();
    await expectNoAxeFindings(page, 'connecting');
    await page.clock.fastForward(9_500);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoAxeFindings(page, 'inbox');
    await page.getByRole('option').first().click();
    await expectNoAxeFindings(page, 'letter');
    await button(page, 'Reply').click();
    await expectNoAxeFindings(page, 'reply');
    // On a phone the form lies over the folders.
    await button(page, 'Close without sending').click();
    await expect(page.getByRole('listbox')).toBeFocused();
    await button(page, 'Sent').click();
    await expectNoAxeFindings(page, 'an empty folder');
    await page.getByLabel('Keyword', { exact: true }).fill('tamagochi');
    await button(page, 'Go').click();
    await expect(page.getByRole('link', { name: 'Tamagotchi', exact: true })).toBeVisible();
    await expectNoAxeFindings(page, 'keyword');
    await button(page, 'Go to Chat Room').click();
    await expect(page.getByRole('log')).toContainText('a/s/l?');
    await expectNoAxeFindings(page, 'lobby');
  });

  test('while the whole call plays', async ({ page }) => {
    await openPage(page, '/aol');
    await button(page, 'Listen to the whole call').click();
    await page.getByRole('button', { name: /^Training/ }).click();
    await expectNoAxeFindings(page);
    await button(page, 'Hang up').click();
  });
});
