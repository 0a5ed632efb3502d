import { expect, type Page } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { holdBack } from './holdBack';
import { untilInteractive } from './openPage';
import { pageHeights, wayToEnd } from './pageHeights';
import { test } from './tab';

/** Opens a page whose scripts load when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdBack(page, scriptAddress('index'));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    letThrough();
    await untilInteractive(page);
    await page.unrouteAll();
  };
}

// One tab goes from page to page. Each is a separate document, which is enough for these tests.
test("before the page's scripts have loaded", { tag: '@firefox' }, async ({ page }) => {
  await test.step('typed text is not lost', async () => {
    const bringScripts = await openWithoutScripts(page, '/messenger');
    const name = page.getByLabel('Sign-in name');
    const signIn = page.getByRole('button', { name: 'Sign In' });
    await name.fill('Becky');
    await expect(signIn).toBeDisabled();
    await bringScripts();
    await expect(signIn).toBeEnabled();
    await expect(name).toHaveValue('Becky');
    await name.pressSequentially(' B');
    await expect(name).toHaveValue('Becky B');
  });

  await test.step('End leads to the very end', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    const bringScripts = await openWithoutScripts(page, '/');
    // A browser passes on no keys before a page's first frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.keyboard.press('End');
    const [standing, laidOut] = await pageHeights(page);
    expect(standing).toBe(laidOut);
    await expect.poll(() => wayToEnd(page)).toBe(0);
    await bringScripts();
    expect(await wayToEnd(page)).toBe(0);
    await page.setViewportSize({ width, height });
  });

  await test.step('a tick counts, in addition to stored ticks', async () => {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('lifestyle-checked', '[0, 7]'));
    const bringScripts = await openWithoutScripts(page, '/lifestyle');
    const boxes = page.getByRole('checkbox');
    for (const index of [2, 7]) await boxes.nth(index).check();
    await bringScripts();
    await expect(page.getByRole('region', { name: 'School report' })).toContainText('3/119');
    for (const index of [0, 2, 7]) await expect(boxes.nth(index)).toBeChecked();
    await boxes.nth(2).uncheck();
    await expect(page.getByRole('region', { name: 'School report' })).toContainText('2/119');
  });

  await test.step('turning on a handheld works', async () => {
    const bringScripts = await openWithoutScripts(page, '/arcadeboy');
    const power = page.getByRole('switch', { name: 'Power' });
    await power.click();
    await bringScripts();
    await expect(power).toBeChecked();
  });

  await test.step("the header's buttons work", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'MENU' });
    const mute = page.getByRole('button', { name: 'Mute all sound' });
    const bringScripts = await openWithoutScripts(page, '/toys');
    const main = page.getByRole('navigation', { name: 'Main' });
    const snacks = main.getByRole('link', { name: 'Snacks' });
    await expect(snacks).toBeHidden();
    await menu.click();
    await expect(snacks).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await mute.click();
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await bringScripts();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(snacks).toBeVisible();
    await menu.click();
    await expect(snacks).toBeHidden();
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    const bringTwice = await openWithoutScripts(page, '/toys');
    await menu.click();
    await menu.click();
    await expect(snacks).toBeHidden();
    // The mute is stored.
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await mute.click();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    await bringTwice();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(snacks).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    const bringAgain = await openWithoutScripts(page, '/toys');
    await page.getByRole('button', { name: 'Search' }).click();
    await bringAgain();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('the keys of the search and the remote open them', async () => {
    const panels = [
      ['/', page.getByRole('combobox', { name: 'Search the site' })],
      ['?', page.getByRole('navigation', { name: 'Everywhere' })],
    ] as const;
    for (const [key, panel] of panels) {
      const bringScripts = await openWithoutScripts(page, '/toys');
      // With the focus on a button, which must not be pressed by it.
      await page.getByRole('button', { name: 'Mute all sound' }).focus();
      await page.keyboard.press(key);
      await bringScripts();
      await expect(panel).toBeVisible();
    }
  });

  await test.step('three digits of the remote make a page number', async () => {
    const bringScripts = await openWithoutScripts(page, '/teletext');
    for (const digit of ['3', '0', '0']) {
      await page.getByRole('button', { name: digit, exact: true }).click();
    }
    await bringScripts();
    await expect(page.locator('[data-teletext] output').first()).toHaveText('300');
  });

  await test.step('a key that starts a game starts it', async () => {
    const bringScripts = await openWithoutScripts(page, '/snake');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await bringScripts();
    await expect(page.getByText('Press START', { exact: true })).toBeHidden();
  });
});
