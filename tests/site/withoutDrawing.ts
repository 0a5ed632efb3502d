import type { Page } from '@playwright/test';

/**
 * Takes the drawing itself out of WebGL, before the page is opened: nine tenths of what a game costs
 * where a processor plays the graphics card. For tests that read and press and never look at the
 * canvas; that it is painted is tested with the real thing in tests/browser and elsewhere.
 */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (typeof WebGL2RenderingContext === 'undefined') return;
    const nothing = () => {};
    Object.assign(WebGL2RenderingContext.prototype, {
      drawArrays: nothing,
      drawArraysInstanced: nothing,
      drawElements: nothing,
      drawElementsInstanced: nothing,
    });
  });
}
