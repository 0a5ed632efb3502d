import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { embeddedKey } from '../../src/content/embeddedKey';
import { fresh as test, Visitors } from '../site/tab';

// Visitors of the messenger, and what they do there in most tests.

export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const frame = (page: Page) => page.getByRole('region', { name: 'Messenger, conversation' });
export const stage = (page: Page) => page.locator('[data-wink]');
export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });
export const people = (page: Page) => page.getByRole('complementary', { name: 'Who is here' });

export const said = (page: Page, text: string | RegExp): Locator =>
  log(page).locator('[data-type]').filter({ hasText: text });

export const visitors = new Visitors();

let addresses = 0;

/** An address that no other visitor of this run has. */
function address(): string {
  const worker = test.info().workerIndex % 200;
  addresses++;
  return `10.${worker}.${addresses >> 8}.${addresses & 255}`;
}

/** A text that no other test writes. */
export function unique(text: string): string {
  return `${text} ${Math.random().toString(36).slice(2, 8)}`;
}

export async function visit(browser: Browser): Promise<Page> {
  const page = await visitors.visit(browser, test.info().project.use);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address() });
  return page;
}

/** Makes the page one of a tab that has signed in before. */
export async function signInBefore(page: Page, name: string): Promise<void> {
  await page.addInitScript((signedIn) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    sessionStorage.setItem('messenger', JSON.stringify({ version: 1, name: signedIn }));
  }, name);
}

/** Opens the room without the sign-in, as a tab does that has signed in before. */
export async function enter(browser: Browser, name: string, hash = '') {
  const page = await visit(browser);
  await signInBefore(page, name);
  await page.goto(`/messenger${hash}`);
  await untilOpen(page);
  return page;
}

export async function untilOpen(page: Page): Promise<void> {
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await expect(page.locator('[data-status="online"]')).toBeVisible({ timeout: 30_000 });
}

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
}

/** Inserts a row without the page. */
export async function insert(
  { request }: Pick<Page, 'request'>,
  username: string,
  message: string,
  type = 'text',
) {
  const response = await request.post('/rest/v1/messenger_messages', {
    headers: {
      apikey: embeddedKey,
      authorization: `Bearer ${embeddedKey}`,
      'x-forwarded-for': address(),
    },
    data: { room_id: 'default', username, message, message_type: type },
  });
  expect(response.status()).toBe(201);
}

export const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('region', { name, exact: true }).getByRole('button', { name: item }).click();
};

export const dialog = (page: Page) => page.getByRole('dialog');

/** Makes a private room. @returns the part of its link behind the address */
export async function makeRoom(page: Page): Promise<string> {
  await menu(page, 'Actions', 'Invite a friend…');
  await dialog(page).getByRole('button', { name: 'Make a private room' }).click();
  const link = await dialog(page).getByLabel('The link of this room').inputValue();
  await dialog(page).getByRole('button', { name: 'Go in' }).click();
  await untilOpen(page);
  return link.slice(link.indexOf('#'));
}
