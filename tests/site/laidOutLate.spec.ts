import { expect } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { openPage } from './openPage';
import { test } from './tab';

// A guess that is too small would let the back button and a reload land too far down.
for (const { path } of pages) {
  test(`on ${path} no part that is laid out late is taller than guessed`, async ({ page }) => {
    // The narrowest screen makes the tallest parts; side by side they may stretch to one another.
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const parts = await page.evaluate(() => {
        const late = [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        );
        const guesses = late.map((part) =>
          Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto', '')),
        );
        const all = new CSSStyleSheet();
        all.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(all);
        return late.map((part, index) => ({
          part: part.getAttribute('aria-labelledby') ?? part.localName,
          over: part.getBoundingClientRect().height - (guesses[index] ?? 0),
        }));
      });
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.filter(({ over }) => !(over <= 0))).toEqual([]);
    }
  });
}
