import type { BrowserContext, Page } from '@playwright/test';
import { drawNothing } from '../drawNothing';

/**
 * Takes painting out of what is opened from now on, a third of what a page costs where a processor
 * plays the graphics card: the page is as transparent as glass, and WebGL draws nothing. Everything
 * is laid out, hit, focused and named as ever. For tests that read and press and never look at a
 * picture.
 */
export async function leaveUnpainted(opened: BrowserContext | Page): Promise<void> {
  await opened.addInitScript(() => {
    if (window === window.top) {
      const glass = new CSSStyleSheet({ media: 'screen' });
      glass.replaceSync('html { opacity: 0 !important }');
      document.adoptedStyleSheets.push(glass);
    }
  });
  await opened.addInitScript(drawNothing);
}

/**
 * Takes painting out of what is opened from now on and leaves it its layout shifts, which a page as
 * transparent as glass has none of: Chromium paints nothing fainter than 0.0004, and counts the
 * shifts of whatever is fainter than that and still there.
 */
export async function leaveFaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const veil = new CSSStyleSheet({ media: 'screen' });
    veil.replaceSync('html { opacity: 0.0003 !important }');
    document.adoptedStyleSheets.push(veil);
  });
}

/** Lets a page that is left unpainted be seen while somebody looks at it. */
export async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const set = (isGlass: boolean) =>
    page.evaluate((isOn) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = !isOn;
    }, isGlass);
  await set(false);
  const found = await look();
  await set(true);
  return found;
}
