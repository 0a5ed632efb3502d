import type { Page } from '@playwright/test';

/**
 * What the page gave to the share sheet, which the test replaced by the list `window.shared`: its
 * text, and of its first file the type, the bytes and the size in pixels. Null without a file.
 */
export function readShared(page: Page) {
  return page.evaluate(async () => {
    const [data] = (window as unknown as { shared: ShareData[] }).shared;
    const file = data?.files?.[0];
    if (!file) return null;
    const { width, height } = await createImageBitmap(file);
    return { text: data.text, type: file.type, size: file.size, width, height };
  });
}
