import { expect, type Page } from '@playwright/test';

/**
 * Checks a page in forced colours: every control keeps an edge, a text or a picture, and the focus
 * is shown. Colours are restored afterwards.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('button, a[href], input:not([type=range]), select, textarea'),
    )
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        if (width < 8 || height < 8) return false;
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const hasText = (control.textContent ?? '').trim() !== '';
        const isOwn = appearance !== 'none' && control.matches('input, select, textarea');
        return (
          !hasEdge &&
          !hasText &&
          !isOwn &&
          !control.parentElement?.querySelector('svg, img, canvas')
        );
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect.soft(lost).toEqual([]);

  // From the skip link, which comes first, to the controls of the header.
  await page.locator('a[href]').first().focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  expect.soft(ring, 'the focused control has a ring').toBe(true);
  await page.emulateMedia({ forcedColors: null });
}
