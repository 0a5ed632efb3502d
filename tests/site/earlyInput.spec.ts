import { expect, type Page, test } from '@playwright/test';
import { untilInteractive } from './openPage';

/** Opens a page whose scripts come when the function that is returned is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => {
    letThrough();
    return untilInteractive(page);
  };
}

test.describe('before the page’s scripts have come', { tag: '@firefox' }, () => {
  test('what is typed is not lost', async ({ page }) => {
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

  test('what is ticked counts, and joins what was ticked before', async ({ page }) => {
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

  test('a handheld that is switched on comes on', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/arcadeboy');
    const power = page.getByRole('switch', { name: 'Power' });
    await power.click();
    await bringScripts();
    await expect(power).toBeChecked();
  });

  test('a key that starts a game starts it', async ({ page }) => {
    const bringScripts = await openWithoutScripts(page, '/snake');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await bringScripts();
    await expect(page.getByText('Press START', { exact: true })).toBeHidden();
  });
});
