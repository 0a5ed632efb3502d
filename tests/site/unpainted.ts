import type { BrowserContext, Page } from '@playwright/test';
import { drawNothing } from '../drawNothing';

/**
 * Pauses every animation without an end, now or as soon as it starts. In an unpainted page it is
 * computed sixty times a second for nothing, which takes up to a tenth of a core.
 */
export function pauseEndless(): void {
  const pause = (animations: readonly Animation[]) => {
    for (const animation of animations) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
    }
  };
  pause(document.getAnimations());
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element) pause(target.getAnimations({ subtree: true }));
  });
}

function makeTransparent(): void {
  if (window !== window.top) return;
  const hidingSheet = new CSSStyleSheet({ media: 'screen' });
  hidingSheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(hidingSheet);
}

/**
 * Turns painting off for what is opened from now on, which saves a third of a page's cost without a
 * graphics card: the page is fully transparent, and WebGL draws nothing. Layout, hit testing, focus
 * and names work as usual. For tests that never look at a picture.
 */
export async function leaveUnpainted(opened: BrowserContext | Page): Promise<void> {
  await opened.addInitScript(makeTransparent);
  await opened.addInitScript(drawNothing);
  await opened.addInitScript(pauseEndless);
}

/** Turns painting off for an open page, for example one that `leaveFaint` has opened. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(makeTransparent);
  await page.evaluate(pauseEndless);
}

/**
 * Turns painting off for what is opened from now on, as `leaveUnpainted` does, but keeps layout
 * shifts, which a fully transparent page does not have: Chromium paints nothing below an opacity of
 * 0.0004, and still records the shifts of an element whose opacity is above zero. Animations run,
 * because they may shift something.
 */
export async function leaveFaint(page: Page): Promise<void> {
  await page.addInitScript(drawNothing);
  await page.addInitScript(() => {
    const veil = new CSSStyleSheet({ media: 'screen' });
    veil.replaceSync('html { opacity: 0.0003 !important }');
    document.adoptedStyleSheets.push(veil);
  });
}

/** Makes an unpainted page visible while a function runs. */
export async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const set = (isHidden: boolean) =>
    page.evaluate((isOn) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = !isOn;
    }, isHidden);
  await set(false);
  const found = await look();
  await set(true);
  return found;
}
