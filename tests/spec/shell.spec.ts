import { expect, type Page } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { pages } from '../../src/content/pages';
import { holdBack } from '../site/holdBack';
import { openPage, untilInteractive } from '../site/openPage';
import { pageHeights, wayToEnd } from '../site/pageHeights';
import { test } from '../site/tab';

const phone = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Blocks the scripts of pages that have not been needed yet. */
async function cutTheLine(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

test('the top navigation bar', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.setViewportSize(phone);
  await openPage(page, '/pogs/%3Cimg%20src=x%3E', 404);

  await test.step('an unknown path is logged to the console and shown as text', async () => {
    await expect.poll(() => logged).toContain('404: no page at "/pogs/%3Cimg%20src=x%3E"');
    await expect(page.getByRole('main')).toContainText('/pogs/%3Cimg%20src=x%3E');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  await test.step('on small screens the links are in a menu', async () => {
    await test.step('a toggle button opens and closes it', async () => {
      await expect(mainLinks(page).first()).toBeHidden();
      await menu(page).click();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(mainLinks(page).first()).toBeVisible();
      await menu(page).click();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(mainLinks(page).first()).toBeHidden();
    });

    await test.step('Escape closes it and returns focus to the button', async () => {
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(mainLinks(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mainLinks(page).first()).toBeHidden();
      await expect(menu(page)).toBeFocused();
    });

    await test.step('a press outside closes it', async () => {
      await menu(page).click();
      await expect(mainLinks(page).first()).toBeVisible();
      // In the page's margin, where no link is.
      await page.mouse.click(3, 800);
      await expect(mainLinks(page).first()).toBeHidden();
    });

    await test.step('choosing a link closes it', async () => {
      await menu(page).click();
      await mainLinks(page).getByText('Home', { exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(mainLinks(page).first()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // The link of the open page loads no page, so focus returns to the button.
      await menu(page).click();
      await mainLinks(page).getByText('Home', { exact: true }).click();
      await expect(mainLinks(page).first()).toBeHidden();
      await expect(menu(page)).toBeFocused();
    });
  });

  await test.step('the brand text leads Home and every entry to its page, also from an unknown address', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => {
      history.pushState(null, '', '/pogs/and-more');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('main')).toContainText('/pogs/and-more');
    await page.getByRole('banner').getByRole('link', { name: '90s Kid', exact: true }).click();
    await expect(page).toHaveURL('/');
    const entries = pages.filter(({ inNavigation }) => inNavigation);
    const links = await mainLinks(page).evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    // The album comes after them.
    expect(links.slice(0, entries.length)).toEqual(entries.map(({ label, path }) => [label, path]));
    // Each entry is a link of the same kind; prerender.spec.ts follows one to every page.
    for (const { label, path } of [entries[1], entries[entries.length - 1]]) {
      await mainLinks(page).getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(mainLinks(page).getByText(label, { exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });
});

test.describe('after a navigation', { tag: '@firefox' }, () => {
  test('focus and scroll position', async ({ page }) => {
    await openPage(page, '/no/such/page', 404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');

    await test.step('the first Tab leads past the bar to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    await test.step("focus moves to the page's heading, and the page is announced", async () => {
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '90s Kid' })).toBeFocused();
      await expect(page.getByText('Home, page opened', { exact: true })).toBeAttached();
    });

    // In whole pixels: Firefox scrolls by fractions.
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    await test.step('the bar is fixed at the top', async () => {
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(scrollY).toBeGreaterThan(1000);
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBe(0);
    });

    await test.step('the page starts at the top, and the back button restores the scroll position', async () => {
      await page.evaluate(() => scrollTo(0, 1700));
      expect(await scrollY()).toBe(1700);
      // Dispatched, because a click of the mouse may scroll the link into view.
      await page.getByRole('link', { name: 'The Old Web' }).first().dispatchEvent('click');
      await page.waitForURL('/old-web');
      await expect.poll(scrollY).toBe(0);
      await page.goBack();
      await expect.poll(scrollY).toBe(1700);
    });

    await test.step('an address entered by hand starts at the top, and a reload keeps its position', async () => {
      await openPage(page, '/old-web');
      expect(await scrollY()).toBe(0);
      await page.evaluate(() => scrollTo(0, 900));
      await page.reload();
      await expect.poll(scrollY).toBe(900);
    });
  });

  test('also far down a page, in parts that are laid out only when they come near', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/tech');
    const heading = page.getByRole('heading', { name: 'Tech Evolution' });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Once the near parts are laid out, the heading does not move.
    const frames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    await frames();
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await frames();
    const left = await page.evaluate(() => scrollY);
    const place = await top();
    expect(left).toBeGreaterThan(5000);
    await page.getByRole('banner').getByRole('link', { name: '90s Kid' }).dispatchEvent('click');
    await page.waitForURL('/');
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(2);
    await page.reload();
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(2);
  });
});

test('End leads to the very end, whatever heights were guessed', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/music', '/movies', '/tech']) {
    await openPage(page, path);
    await page.keyboard.press('End');
    const [standing, laidOut] = await pageHeights(page);
    expect(standing, path).toBe(laidOut);
    await expect.poll(() => wayToEnd(page), path).toBe(0);
  }
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await page.keyboard.press('Home');
  await page.keyboard.down('End');
  const before = await sheets();
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('End');
  expect(await sheets()).toBe(before);
});

test('End leads to the very end also where the next frame takes long', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/music');
  await page.evaluate(() => {
    const block = (): void => {
      const until = performance.now() + 600;
      while (performance.now() < until);
    };
    addEventListener('keydown', () => requestAnimationFrame(block), { once: true });
  });
  await page.keyboard.press('End');
  await expect.poll(() => wayToEnd(page)).toBe(0);
});

test('after End the page keeps its length, however late a part loads', async ({ page }) => {
  await page.setViewportSize(phone);
  const bring = await holdBack(page, scriptAddress('PlayWall'));
  await openPage(page, '/');
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  const own = await sheets();
  await page.keyboard.press('End');
  await expect.poll(sheets).toBe(own);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await tall();
  bring();
  await expect(page.locator('[data-waiting]:has(#play)')).toHaveCount(0);
  expect(await tall()).toBe(before);
});

test.describe('parts that are laid out late', () => {
  test.use({ painted: true });
  test('can be found in the page, and are drawn in a picture of it and in print', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/tech');
    const heading = page.getByRole('heading', { name: 'Tech Evolution' });

    await test.step('in a picture of the whole page', async () => {
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      const whole = await page.screenshot({ fullPage: true });
      const colors = await page.evaluate(
        async ([source, top]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const context = new OffscreenCanvas(1280, 400).getContext('2d');
          context?.drawImage(image, 0, -top);
          const { data = [] } = context?.getImageData(0, 0, 1280, 400) ?? {};
          return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size;
        },
        [whole.toString('base64'), y] as const,
      );
      expect(colors).toBeGreaterThan(8);
    });

    await test.step('on paper', async () => {
      const asItIs = await page.pdf();
      const style = await page.addStyleTag({
        content: '* { content-visibility: visible !important }',
      });
      const allOfIt = await page.pdf();
      await style.evaluate((element: Element) => element.remove());
      expect(Math.abs(asItIs.byteLength / allOfIt.byteLength - 1)).toBeLessThan(0.02);
    });

    await test.step("by the browser's search", async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const found = await page.evaluate(() =>
        (window as unknown as { find(text: string): boolean }).find('Home broadband'),
      );
      expect(found).toBe(true);
      await expect(page.getByText('Home broadband').first()).toBeInViewport();
    });
  });
});

test('tooltips', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptAddress('attachTooltip'), async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/');
  const target = page.getByRole('button', { name: 'Mute all sound' });
  const bubble = page.getByRole('tooltip', { includeHidden: true });
  // The button before the remote's.
  const remote = page.getByRole('banner').getByRole('button', { name: 'Remote' });
  await remote.focus();
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(bubble).toBeHidden();
  // One whose code loads late opens on an element that has the focus already; Escape closes it.
  release();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();

  await remote.focus();
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(bubble).toBeVisible();
  await expect(target).toHaveAccessibleDescription('Mutes the whole site');
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
  await expect(target).toBeFocused();

  await test.step('on hover after 700 ms, and within 300 ms of the last one at once', async () => {
    await page.mouse.move(400, 500);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await target.hover();
    await page.clock.runFor(699);
    await expect(bubble).toBeHidden();
    await page.clock.runFor(1);
    await expect(bubble).toBeVisible();
    await page.mouse.move(400, 500);
    await expect(bubble).toBeHidden();
    await page.clock.runFor(299);
    await target.hover();
    await page.clock.runFor(0);
    await expect(bubble).toBeVisible();
    await page.mouse.move(400, 500);
    await expect(bubble).toBeHidden();
    await page.clock.runFor(301);
    await target.hover();
    await page.clock.runFor(0);
    await expect(bubble).toBeHidden();
  });
});

test('preferences, notices, and a page that cannot be loaded', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  const html = page.locator('html');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');

  await test.step('the motion switch follows the system until it is changed, also while the page is open', async () => {
    await expect(html).toHaveAttribute('data-motion', 'reduced');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(html).toHaveAttribute('data-motion', 'full');
  });

  const mute = page.getByRole('button', { name: 'Mute all sound' });
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Less' }).check();
  await expect(html).toHaveAttribute('data-motion', 'reduced');

  await test.step('a chosen setting overrides the system and applies before the first paint of the next visit', async () => {
    // Without the site's scripts only the script that runs before the first paint is left.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await html.getAttribute('data-motion')).toBe('reduced');
    await page.unrouteAll();
    await page.reload();
    await untilInteractive(page);
    await expect(page.getByRole('radio', { name: 'Less' })).toBeChecked();
  });

  await test.step('the mute of the whole site survives a reload', () =>
    expect(mute).toHaveAttribute('aria-pressed', 'true'));

  await test.step('the opposite choice overrides the system too', async () => {
    await page.getByRole('radio', { name: 'Full' }).check();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(html).toHaveAttribute('data-motion', 'full');
  });

  await test.step("notices stack at the bottom right, in a region labelled 'Notifications', with the hotkey Alt+T", async () => {
    const modem = page.getByRole('button', { name: 'Unmute dial-up sound' });
    const notices = page.getByRole('region', { name: 'Notifications', exact: true });
    await modem.click();
    await expect(notices.getByRole('listitem')).toHaveCount(1);
    // A device without AudioContext says so and stays muted.
    await expect(notices).toContainText('The line is dead');
    await expect(modem).toBeVisible();
    await page.route(scriptAddress('panels'), (route) => route.abort());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(notices.getByRole('listitem')).toHaveCount(2);
    // The same notice does not show twice.
    await modem.click();
    await expect(notices.getByRole('listitem')).toHaveCount(2);
    const size = page.viewportSize();
    await expect
      .poll(async () => {
        const box = await notices.getByRole('listitem').first().boundingBox();
        if (!box || !size) return false;
        return box.x > size.width / 2 && box.y > size.height / 2;
      })
      .toBe(true);
    await page.keyboard.press('Alt+T');
    await expect(notices.getByRole('list')).toBeFocused();
    await page.unrouteAll();
  });

  await test.step("'Unexpected Application Error!' followed by the message shows when a page cannot be loaded, with a link Home and a retry", async () => {
    await page.keyboard.press('Escape');
    await cutTheLine(page);
    await page.getByRole('link', { name: 'Enter Portal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/');

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page).toHaveURL('/toys');
  });
});
