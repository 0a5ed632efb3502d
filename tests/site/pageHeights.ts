import type { Page } from '@playwright/test';

/**
 * The height of a page in CSS pixels: first with guessed heights, then with everything laid out.
 */
export function pageHeights(page: Page): Promise<readonly [standing: number, laidOut: number]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const standing = root.scrollHeight;
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    const laidOut = root.scrollHeight;
    document.adoptedStyleSheets.pop();
    return [standing, laidOut] as const;
  });
}

/** The distance of a page's scroll position from its end, in CSS pixels. */
export function wayToEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.round(root.scrollHeight - scrollY - innerHeight);
  });
}
