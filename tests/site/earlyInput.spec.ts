import { expect, test } from '@playwright/test';
import { untilInteractive } from './openPage';

test('what is typed before the page’s scripts have come is not lost', {
  tag: '@firefox',
}, async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/messenger', { waitUntil: 'domcontentloaded' });
  const name = page.getByLabel('Sign-in name');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await name.fill('Becky');
  await expect(signIn).toBeDisabled();
  letThrough();
  await untilInteractive(page);
  await expect(signIn).toBeEnabled();
  await expect(name).toHaveValue('Becky');
  await name.pressSequentially(' B');
  await expect(name).toHaveValue('Becky B');
});
