import { expect, type Page } from '@playwright/test';

/**
 * Checks that no focused element of the page is covered by a sticky bar, at the window's current
 * size.
 */
export async function expectFocusUncovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const stays = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const bars = [...document.querySelectorAll('*')].filter(stays);
    const names: (string | null)[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), footer a[href]',
    )) {
      element.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isUnder = bars.some((bar) => {
        if (bar.contains(element) || !bar.checkVisibility()) return false;
        const box = bar.getBoundingClientRect();
        const isApart =
          box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        if (isApart) return false;
        const x = (Math.max(left, box.left) + Math.min(right, box.right)) / 2;
        const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
        return bar.contains(document.elementFromPoint(x, y));
      });
      if (isUnder) names.push(element.textContent || element.getAttribute('aria-label'));
    }
    return names;
  });
  expect.soft(covered).toEqual([]);
}
