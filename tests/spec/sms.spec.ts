import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../site/tab';

const number = (page: Page) => page.getByLabel('Mobile Number');
const message = (page: Page) => page.getByLabel('Your Message');
const name = (page: Page) => page.getByLabel('Your Name');
const send = (page: Page) => page.getByRole('button', { name: /SEND FREE SMS NOW!|SENDING/ });
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Replaces the server: these tests are about the page's behaviour. */
async function answer(
  page: Page,
  reply: (route: Route) => Promise<void>,
  asked: Promise<unknown> = Promise.resolve(),
): Promise<() => number> {
  let posts = 0;
  await page.route('**/api/send-sms', async (route) => {
    if (route.request().method() === 'GET') {
      await asked;
      return route.fulfill({ json: { delivery: 'outbox' } });
    }
    posts++;
    return reply(route);
  });
  return () => posts;
}

async function fill(page: Page): Promise<void> {
  await number(page).fill('+44 7700 900123');
  await message(page).fill('c u at the arcade');
  await name(page).fill('Jo');
}

async function open(page: Page): Promise<void> {
  await page.goto('/sms');
  await expect(page.getByText(/kept in its outbox/)).toBeVisible();
}

test('the form', async ({ page }) => {
  let tellDelivery = () => {};
  const asked = new Promise<void>((resolve) => {
    tellDelivery = resolve;
  });
  const sent = (route: Route) => route.fulfill({ json: { delivery: 'outbox' } });
  const posts = await answer(page, sent, asked);

  await test.step('nothing moves when it becomes known whether texts are sent, in any window', async () => {
    const heights = async () => {
      const all: (number | undefined)[] = [];
      for (const width of [320, 390, 820, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        all.push((await page.locator('main form').boundingBox())?.height);
      }
      return all;
    };
    await page.goto('/sms');
    await expect(page.getByText('Asking the exchange')).toBeVisible();
    const before = await heights();
    tellDelivery();
    await expect(page.getByText(/kept in its outbox/)).toBeVisible();
    expect(await heights()).toEqual(before);
  });

  await test.step('says beside the button, in the notice and in the head that no phone receives the text', async () => {
    await expect(send(page)).toHaveAccessibleDescription(
      'It goes to this site’s outbox. No phone receives it.',
    );
    await expect(page.getByRole('status').getByText('no phone receives it')).toBeVisible();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description).not.toMatch(/arriv/);
    await expect(page.getByText('Ask us to leave')).toHaveCount(0);
  });

  await test.step('the same error six times shows one notice at the bottom right, which does not cover the field', async () => {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let press = 0; press < 2; press++) await send(page).click();
      const notice = toasts(page).getByRole('listitem');
      await expect(notice).toHaveCount(1);
      await expect(notice).toContainText('Please fill in all fields');
      await expect(number(page)).toBeFocused();
      await expect
        .poll(async () => {
          const box = await notice.boundingBox();
          return box ? Math.round(height - box.y - box.height) : 0;
        })
        .toBeLessThan(40);
      const box = await notice.boundingBox();
      const field = await number(page).boundingBox();
      if (!box || !field) throw new Error('nothing to measure');
      expect(width - box.x - box.width).toBeLessThan(40);
      expect(field.y + field.height).toBeLessThan(box.y);
    }
  });

  await test.step('in a low window the header is one line', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const head = await page.locator('main header').first().boundingBox();
    expect(head?.height).toBeLessThan(90);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("shows a 'How It Works' list, no registration, and the form's three fields", async () => {
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(page.getByText(/No registration needed/)).toBeVisible();
    await expect(number(page)).toHaveAttribute('type', 'tel');
    await expect(number(page)).toHaveAttribute('placeholder', /^\+44 7700 900/);
    await expect(page.getByText('Include the country code, e.g. +44')).toBeVisible();
    for (const field of [number(page), message(page), name(page)]) {
      await expect(field).toHaveAttribute('required', '');
    }
    await expect(send(page)).toHaveText('SEND FREE SMS NOW!');
  });

  await test.step('the message stops at 160 characters, and the counter is red above 150', async () => {
    const counter = page.locator('[data-counter]');
    const color = () => counter.evaluate((element) => getComputedStyle(element).color);
    await message(page).fill('x'.repeat(150));
    await expect(counter).toHaveText(/^150\/160$/);
    const plain = await color();
    await message(page).press('x');
    await expect(counter).toHaveText(/^151\/160/);
    expect(await color()).not.toBe(plain);
    await message(page).pressSequentially('y'.repeat(12));
    await expect(counter).toHaveText(/^160\/160/);
    expect(await message(page).inputValue()).toHaveLength(160);
  });

  await test.step('the full length shows beside the counter', async () => {
    await message(page).fill('€5');
    await expect(page.getByText('3 septets (GSM-7), 1 part')).toBeVisible();
    await message(page).fill('🙂'.repeat(40));
    await expect(page.getByText('80 16-bit units (UCS-2), 2 parts')).toBeVisible();
  });

  await test.step('the keys of the handset write letters as phone keys did', async () => {
    await message(page).fill('');
    const key = (digit: string) =>
      page.getByRole('button', { name: new RegExp(`^${digit.replace('*', '\\*')} `) });
    for (const digit of ['4', '4', '0', '#', '2', '#', '*']) await key(digit).click();
    await expect(message(page)).toHaveValue('h A+');
    await expect(page.locator('[data-handset]')).toContainText('h A+');
    await page.getByRole('button', { name: /^C.*rub out the last character$/ }).click();
    await expect(message(page)).toHaveValue('h A');
  });

  await test.step("an empty field shows the toast 'Please fill in all fields' and a mark, and sends nothing", async () => {
    await number(page).fill('+44 7700 900123');
    await message(page).fill('   ');
    await send(page).click();
    await expect(toasts(page).getByText('Please fill in all fields')).toBeVisible();
    await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(number(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(message(page)).toBeFocused();
    expect(posts()).toBe(0);
  });
});

test("the server's answers", async ({ page }) => {
  let reply: (route: Route) => Promise<void> = (route) => route.abort();
  await answer(page, (route) => reply(route));
  await open(page);

  await test.step("a refusal shows the server's error text and keeps the fields", async () => {
    reply = (route) => route.fulfill({ status: 429, json: { error: 'Too many texts' } });
    await fill(page);
    await send(page).click();
    await expect(toasts(page).getByText('Too many texts')).toBeVisible();
    await expect(message(page)).toHaveValue('c u at the arcade');
  });

  await test.step("a refusal without a text shows 'Failed to send SMS'", async () => {
    reply = (route) => route.fulfill({ status: 500, body: '<h1>oops</h1>' });
    await send(page).click();
    await expect(toasts(page).getByText('Failed to send SMS')).toBeVisible();
  });

  await test.step("without network 'An error occurred. Please try again.' shows and the retry is the same text; while busy the button reads 'SENDING...'; success clears fields and counter", async () => {
    const keys: (string | undefined)[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    reply = async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) return route.abort();
      await gate;
      return route.fulfill({ json: { delivery: 'outbox' } });
    };
    await send(page).click();
    await expect(toasts(page).getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(name(page)).toHaveValue('Jo');
    await send(page).click();
    await expect(send(page)).toHaveText('SENDING...');
    await expect(send(page)).toBeDisabled();
    release();
    await expect(toasts(page).getByText('SMS sent successfully!')).toBeVisible();
    await expect(send(page)).toBeFocused();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\w-]{8,}$/);
    for (const field of [number(page), message(page), name(page)]) {
      await expect(field).toHaveValue('');
    }
    await expect(page.locator('[data-counter]')).toHaveText('0/160');
    await expect(page.locator('[data-handset]')).toContainText('Message saved');
    await expect(page.locator('[data-handset]')).toContainText('c u at the arcade');
  });

  await test.step('a text becomes an outbox entry on the real server, markup included', async () => {
    await page.unrouteAll();
    await fill(page);
    await message(page).fill('<b>bold</b> & "quotes"');
    await send(page).click();
    await expect(toasts(page).getByText('SMS sent successfully!')).toBeVisible();
    await expect(toasts(page).getByText('No phone receives it.')).toBeVisible();
    await expect(page.locator('[data-handset]')).toContainText('<b>bold</b> & "quotes"');
    await expect(page.locator('[data-handset]')).toContainText('Kept in the outbox');
  });
});

test('a server that does not say whether texts are sent is named, and asked again when the connection is back', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/api/send-sms', (route) =>
    isDown ? route.fulfill({ status: 502 }) : route.fulfill({ json: { delivery: 'outbox' } }),
  );
  await page.goto('/sms');
  await expect(page.getByText('The server does not say whether')).toBeVisible();
  await expect(send(page)).toHaveAccessibleDescription('The answer will say whether it was sent.');
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/kept in its outbox/)).toBeVisible();
});

test('an answer that cannot be understood does not count as sent', async ({ page }) => {
  const posts = await answer(page, (route) => route.fulfill({ json: {} }));
  await open(page);
  await fill(page);
  await send(page).click();
  await expect(toasts(page).getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(page.getByText('SMS sent successfully!')).toHaveCount(0);
  await expect(message(page)).toHaveValue('c u at the arcade');
  expect(posts()).toBe(1);
});
