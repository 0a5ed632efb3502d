import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing scrolls sideways and no control, card or text is cut off, at the window's current
 * size, and that on a narrow phone no button is squeezed below the least width for a finger.
 */
export async function expectFit(page: Page): Promise<void> {
  const { overflow, cut, clipped, squeezed } = await page.evaluate(() => {
    const root = document.documentElement;
    /** Whether a box around an element has one of these overflows. */
    const isWithin = (element: Element, overflows: readonly string[]): boolean => {
      for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
        if (overflows.includes(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    // Their content can be scrolled into view, or is meant to be hidden, as in a ticker.
    const boxes = ['auto', 'scroll', 'hidden'];
    const isSeen = (element: Element): boolean =>
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const cut = all('a[href], button, input, select, textarea').filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      const isOut = left < -1 || right > root.clientWidth + 1;
      return isOut && !isWithin(control, [...boxes, 'clip']);
    });
    // A page may clip the decoration at its edges, but no card or text.
    const clipped = all('main :is(article, h1, h2, h3, h4, p, li)').filter((text) => {
      const { right } = text.getBoundingClientRect();
      return right > root.clientWidth + 1 && !isWithin(text, boxes);
    });
    const squeezed = all('button').filter((button) => {
      const { width } = button.getBoundingClientRect();
      return root.clientWidth < 400 && width < 24;
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
