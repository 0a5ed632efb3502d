import { expect, type Page } from '@playwright/test';

/** Checks that nothing scrolls sideways and no control is cut off, at the window's current size. */
export async function expectFit(page: Page): Promise<void> {
  const { overflow, cut } = await page.evaluate(() => {
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
    return {
      overflow: root.scrollWidth - root.clientWidth,
      cut: cut.map((control) => control.textContent || control.getAttribute('aria-label')),
    };
  });
  expect.soft({ overflow, cut }).toEqual({ overflow: 0, cut: [] });
}
