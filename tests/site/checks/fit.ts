import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing scrolls sideways and no control, card or text is cut off, at the window's current
 * size, and that on a narrow phone no button is squeezed below the least width for a finger.
 */
export async function expectFit(page: Page): Promise<void> {
  const { overflow, cut, clipped, squeezed } = await page.evaluate(() => {
    const root = document.documentElement;
    /** Content of a box that scrolls or clips by design can be scrolled into view there. */
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const controls = document.querySelectorAll('a[href], button, input, select, textarea');
    const cut = [...controls].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
      return isSeen && (left < -1 || right > root.clientWidth + 1) && !isBoxed(control);
    });
    /** Whether a box around it hides what is too wide, as a ticker does, or can be scrolled. */
    const isFramed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    // A page may clip the decoration at its edges, but no card or text.
    const clipped = [
      ...document.querySelectorAll('main :is(article, h1, h2, h3, h4, p, li)'),
    ].filter((text) => {
      const { right, width } = text.getBoundingClientRect();
      const isSeen = width > 1 && text.checkVisibility({ visibilityProperty: true });
      return isSeen && right > root.clientWidth + 1 && !isFramed(text);
    });
    const squeezed = [...document.querySelectorAll('button')].filter((button) => {
      const { width } = button.getBoundingClientRect();
      const isSeen = width > 1 && button.checkVisibility({ visibilityProperty: true });
      return root.clientWidth < 400 && isSeen && width < 24;
    });
    const name = (control: Element) => control.textContent || control.getAttribute('aria-label');
    return {
      overflow: root.scrollWidth - root.clientWidth,
      cut: cut.map(name),
      clipped: clipped.map((text) => text.textContent),
      squeezed: squeezed.map(name),
    };
  });
  const nothing = { overflow: 0, cut: [], clipped: [], squeezed: [] };
  expect.soft({ overflow, cut, clipped, squeezed }).toEqual(nothing);
}
