import { expect, type Page } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { cell, initialPlaceOf, item } from '../spec/parkPage';
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

/** A window whose header has its links in a menu. */
const narrow = { width: 390, height: 844 };

// One tab goes from page to page. Each is a separate document, which is enough for these tests. In
// Firefox typed text, a key that scrolls and a press are tried: the same script notes every press.
test("before the page's scripts have loaded", { tag: '@firefox' }, async ({
  page,
  browserName,
}) => {
  const mute = page.getByRole('button', { name: 'Mute all sound' });
  const menu = page.getByRole('button', { name: 'MENU' });
  const snacks = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Snacks' });
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

  await test.step("the header's menu and its mute work, and End leads to the very end", async () => {
    await page.setViewportSize(narrow);
    const bringScripts = await openWithoutScripts(page, '/');
    await expect(snacks).toBeHidden();
    await menu.click();
    await expect(snacks).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await mute.click();
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
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
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(snacks).toBeVisible();
    await menu.click();
    await expect(snacks).toBeHidden();
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
  });
  if (browserName === 'firefox') return;

  await test.step('two presses of the menu close it, and a press of a stored mute unmutes', async () => {
    const bringScripts = await openWithoutScripts(page, '/toys');
    await menu.click();
    await menu.click();
    await expect(snacks).toBeHidden();
    // The mute is stored.
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await mute.click();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    await bringScripts();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(snacks).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a tick counts, in addition to stored ticks, and Search opens', async () => {
    await page.evaluate(() => localStorage.setItem('lifestyle-checked', '[0, 7]'));
    const bringScripts = await openWithoutScripts(page, '/lifestyle');
    const boxes = page.getByRole('checkbox');
    for (const index of [2, 7]) await boxes.nth(index).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await bringScripts();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'School report' })).toContainText('3/119');
    for (const index of [0, 2, 7]) await expect(boxes.nth(index)).toBeChecked();
    await boxes.nth(2).uncheck();
    await expect(page.getByRole('region', { name: 'School report' })).toContainText('2/119');
  });

  await test.step('turning on a handheld works, and the key of the remote opens it', async () => {
    const bringScripts = await openWithoutScripts(page, '/arcadeboy');
    const power = page.getByRole('switch', { name: 'Power' });
    await power.click();
    // The focus is on a button, which must not be pressed by the key.
    await page.keyboard.press('?');
    await bringScripts();
    await expect(page.getByRole('navigation', { name: 'Everywhere' })).toBeVisible();
    await expect(power).toBeChecked();
  });

  await test.step('three digits of the remote make a page number, and the key of the search opens it', async () => {
    const bringScripts = await openWithoutScripts(page, '/teletext');
    for (const digit of ['3', '0', '0']) {
      await page.getByRole('button', { name: digit, exact: true }).click();
    }
    await page.keyboard.press('/');
    await bringScripts();
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeVisible();
    await expect(page.locator('[data-teletext] output').first()).toHaveText('300');
  });

  await test.step("a press on the park's board builds there", async () => {
    const bringScripts = await openWithoutScripts(page, '/theme-park');
    await item(page, 'path').click();
    const { x, y } = await initialPlaceOf(page, 9, 16);
    await page.mouse.click(x, y);
    await bringScripts();
    await expect(cell(page, 9, 16)).toHaveAttribute('aria-label', /^Path,/);
  });

  await test.step('a key that starts a game starts it', async () => {
    const bringScripts = await openWithoutScripts(page, '/snake');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await bringScripts();
    await expect(page.getByText('Press START', { exact: true })).toBeHidden();
  });
});
