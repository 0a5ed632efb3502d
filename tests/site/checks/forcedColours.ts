import { expect, type Page } from '@playwright/test';

/**
 * Checks a page in forced colours: every control keeps an edge, a text or a picture, and the focus
 * is shown. Colours are restored afterwards.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { lost, isRinged } = await page.evaluate(() => {
    const bare = [
      ...document.querySelectorAll('button, a[href], input:not([type=range]), select, textarea'),
    ].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width < 8 || height < 8) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      const hasText = (control.textContent ?? '').trim() !== '';
      const isOwn = appearance !== 'none' && control.matches('input, select, textarea');
      return (
        !hasEdge && !hasText && !isOwn && !control.parentElement?.querySelector('svg, img, canvas')
      );
    });
    // After the skip link come the controls of the header.
    const [, , control] = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }),
    );
    control?.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return {
      lost: bare.map((each) => each.outerHTML.slice(0, 120)),
      isRinged:
        document.activeElement === control &&
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2,
    };
  });
  expect.soft(lost).toEqual([]);
  expect.soft(isRinged, 'the focused control has a ring').toBe(true);
  await page.emulateMedia({ forcedColors: null });
}
