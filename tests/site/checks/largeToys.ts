import { expect, type Locator, type Page } from '@playwright/test';

/** Toys that grow with the window, and the least share of a large window that each takes. */
const toys: Readonly<Record<string, readonly [find: (page: Page) => Locator, share: number]>> = {
  '/virtual-pet': [(page) => page.getByRole('img', { name: /^The pet/ }), 0.025],
  '/magic8ball': [(page) => page.getByRole('button', { name: 'Shake the ball' }), 0.15],
  '/50p': [(page) => page.locator('main canvas').first(), 0.1],
  '/mystic': [(page) => page.locator('main svg[viewBox="0 0 400 400"]'), 0.15],
  '/aol': [(page) => page.getByRole('region', { name: /^Dovecote On-Line/ }), 0.15],
  '/clippy': [(page) => page.getByRole('region', { name: 'Document: Fun facts' }), 0.25],
};

/** Checks that a toy takes a good part of a large window, and all of it is on the first screen. */
export async function expectLargeToy(page: Page, path: string): Promise<void> {
  const toy = toys[path];
  if (!toy) return;
  const [find, share] = toy;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const window = page.viewportSize();
  const box = await find(page).boundingBox();
  if (!window || !box) throw new Error('the toy is not shown');
  const taken = (box.width * box.height) / (window.width * window.height);
  expect.soft(taken).toBeGreaterThan(share);
  expect.soft(box.y + box.height).toBeLessThanOrEqual(window.height);
}
