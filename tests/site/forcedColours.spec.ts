import { expect } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { openPage } from './openPage';
import { test } from './tab';

test('with forced colours every control keeps an edge, a text or a picture, and focus is shown', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of pages) {
    await openPage(page, path);
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
    expect(lost, path).toEqual([]);

    // The skip link comes first, then the controls of the header.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    expect(ring, `${path}: the focused control has a ring`).toBe(true);
  }
});
