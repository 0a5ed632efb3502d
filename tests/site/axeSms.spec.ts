import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsAtBothWidths } from './axeAtBothWidths';
import { openPage } from './openPage';
import { test } from './tab';

const send = (page: Page) => page.getByRole('button', { name: /SEND FREE SMS NOW!|SENDING/ });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);

/** The parts that change when a text is sent. */
const changed = 'main, section[aria-label^="Notifications"]';

async function fill(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mobile Number').fill('+44 7700 900123');
  await page.getByLabel('Your Message').fill(text);
  await page.getByLabel('Your Name').fill('Jo');
}

test('axe finds nothing on /sms empty, nearly full, sending, delivered and refused', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let refused = false;
  await page.route('**/api/send-sms', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { delivery: 'outbox' } });
    if (refused) return route.fulfill({ status: 429, json: { error: 'Too many texts' } });
    await gate;
    return route.fulfill({ json: { delivery: 'outbox' } });
  });
  await openPage(page, '/sms');
  await expect(page.getByText(/kept in its outbox/)).toBeVisible();

  await send(page).click();
  await expect(toast(page, 'Please fill in all fields')).toBeVisible();
  await expectNoAxeFindingsAtBothWidths(page, ':root', 'empty');

  await fill(page, 'x'.repeat(155));
  await expect(page.locator('[data-counter]')).toHaveText(/^155\/160/);
  await expectNoAxeFindingsAtBothWidths(page, 'main', 'nearly full');

  await send(page).click();
  await expect(send(page)).toHaveText('SENDING...');
  await expectNoAxeFindingsAtBothWidths(page, 'main form', 'sending');

  release();
  await expect(toast(page, 'SMS sent successfully!')).toBeVisible();
  await expect(page.locator('[data-handset]')).toContainText('Message saved');
  await expectNoAxeFindingsAtBothWidths(page, changed, 'delivered');

  refused = true;
  await fill(page, 'again');
  await send(page).click();
  await expect(toast(page, 'Too many texts')).toBeVisible();
  await expectNoAxeFindingsAtBothWidths(page, changed, 'refused');
});
