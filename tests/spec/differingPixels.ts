import type { Page } from '@playwright/test';

/**
 * The number of pixels that visibly differ between two screenshots in base64; all pixels if their
 * sizes differ.
 */
export function differingPixels(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixelsOf = async (png: string): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas to compare on');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [{ data, width, height }, { data: others }] = [
        await pixelsOf(first),
        await pixelsOf(second),
      ];
      if (data.length !== others.length) return width * height;
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const far = Math.max(
          ...[0, 1, 2].map((part) => Math.abs(data[at + part] - others[at + part])),
        );
        if (far > 24) count += 1;
      }
      return count;
    },
    [one, other] as const,
  );
}
