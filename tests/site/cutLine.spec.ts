import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { classSelector } from '../../scripts/share/classSelector';
import { openPage, untilGameDrawn } from './openPage';
import { fresh as test } from './tab';

const missed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part could not be fetched' });

/**
 * Checks that a press whose script is blocked shows an error in its own place, and nowhere else.
 */
async function expectMissed(page: Page): Promise<void> {
  await expect(missed(page)).toBeVisible();
}

async function expectDialogMissed(
  page: Page,
  context: BrowserContext,
  opener: Locator,
): Promise<void> {
  await context.setOffline(true);
  await opener.click();
  await expectMissed(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(missed(page)).toHaveCount(0);
  await expect(opener).toBeVisible();
  // Each further press requests it again.
  await opener.click();
  await expectMissed(page);
}

// Failed requests are not cached, so one browser can go through all parts.
test('when the network is lost after a page has loaded', async ({ page, context }) => {
  await test.step('a park can still be played when its tab Books fails to load', async () => {
    await context.setOffline(false);
    await page.route(scriptAddress('attendPark'), (route) => route.abort());
    await page.goto('/theme-park');
    await untilGameDrawn(page);
    await expect(page.getByText('The part that opens and saves parks could not be')).toBeVisible();
    await page.unroute(scriptAddress('attendPark'));
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Books' }).click();
    await expectMissed(page);
    await page.getByRole('tab', { name: 'How to' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('canvas')).toBeVisible();
  });

  await test.step('a site of the old web fails to load, and its window closes', async () => {
    await context.setOffline(false);
    await openPage(page, '/old-web');
    await context.setOffline(true);
    await page.locator('a[href^="/old-web?visit="]').first().click();
    await expectMissed(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step("a year's dive fails to load, and the time machine still turns", async () => {
    await context.setOffline(false);
    await openPage(page, '/');
    const year = page.getByRole('link', { name: /deep dive/ });
    await year.scrollIntoViewIfNeeded();
    await expectDialogMissed(page, context, year);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('slider', { name: 'Year' }).press('ArrowRight');
    await expect(page.getByRole('link', { name: '1996, deep dive' })).toBeVisible();
  });

  await test.step("a friend's note fails to load on the checklist, which can still be ticked", async () => {
    await context.setOffline(false);
    await page.route(scriptAddress('FriendNote'), (route) => route.abort());
    await openPage(page, '/lifestyle?with=torn');
    await expectMissed(page);
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
  });

  await test.step("a handheld's settings close again", async () => {
    await context.setOffline(false);
    await openPage(page, '/arcadeboy');
    await expectDialogMissed(page, context, page.getByRole('button', { name: 'Settings' }));
  });

  await test.step("Snake's menu closes again", async () => {
    await context.setOffline(false);
    await openPage(page, '/snake');
    await expect(page.locator('canvas')).toBeVisible();
    await expectDialogMissed(page, context, page.getByRole('button', { name: 'Menu' }));
  });
});

test('the notice that there is no connection covers nothing on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/messenger', '/sms', '/musictv']) {
    await openPage(page, path);
    await context.setOffline(true);
    const notice = page.getByText('There is no connection just now.');
    await expect(notice).toBeVisible();
    const covered = await notice.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const others = document.querySelectorAll('main :is(a, button, input, textarea, h1, h2, p)');
      return [...others].flatMap((other) => {
        const { top, bottom, left, right, width } = other.getBoundingClientRect();
        const isBeside = bottom <= own.top || top >= own.bottom;
        const isAside = right <= own.left || left >= own.right;
        return other === element || width === 0 || isBeside || isAside ? [] : [other.textContent];
      });
    });
    expect(covered, path).toEqual([]);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  }
});

test('Home keeps its still shapes if the moving ones fail to load', async ({ page }) => {
  await page.route(scriptAddress('LivingHero'), (route) => route.abort());
  await openPage(page, '/');
  const missing = page.waitForEvent('console', (message) => message.text().includes('not fetched'));
  await page.mouse.move(300, 300);
  await missing;
  await expect(page.getByRole('heading', { level: 1, name: /90s kid/i })).toBeVisible();
  await expect(page.locator(`svg${classSelector('picture')}`).first()).toBeVisible();
});
