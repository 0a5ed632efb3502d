import { expect, type Page } from '@playwright/test';

/**
 * Checks that nothing fixed to the window covers a control, at the top of the page and at its end.
 * The header may: a control under it can be scrolled out.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const fixed = [...document.querySelectorAll('#root *, body > *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        !element.closest('#root > header'),
    );
    const controls = document.querySelectorAll('a[href], button, input, select, textarea');
    const coveredAt = (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      return [...controls].flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isCovered = fixed.some((bar) => {
          if (bar.contains(control)) return false;
          const box = bar.getBoundingClientRect();
          const x = [Math.max(left, box.left), Math.min(right, box.right)] as const;
          const y = [Math.max(top, box.top), Math.min(bottom, box.bottom)] as const;
          // Half a pixel is a rounding error.
          if (x[1] - x[0] < 1 || y[1] - y[0] < 1) return false;
          const above = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
          return bar.contains(above);
        });
        return isCovered ? [control.textContent || control.getAttribute('aria-label')] : [];
      });
    };
    const atTheTop = coveredAt(0);
    const atTheEnd = coveredAt(1e6);
    return { atTheTop, atTheEnd };
  });
  expect.soft(covered).toEqual({ atTheTop: [], atTheEnd: [] });
}
