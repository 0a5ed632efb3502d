import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sharePictures } from '../../scripts/share/sharePictures';
import {
  shareBudget,
  shareViewport,
  shootSharePicture,
  stageSharePicture,
} from '../../scripts/share/takeSharePicture';
import { pageHeads } from '../../src/content/pageHeads';

test('at most ten pictures, each shown by a page, none heavier than 10 kB', () => {
  const files = readdirSync('assets/share').sort();
  expect(files.length).toBeLessThanOrEqual(10);
  expect(files).toEqual(sharePictures.map(({ name }) => `${name}.png`).sort());
  const shown = new Set(Object.values(pageHeads).map(({ shareImage }) => shareImage?.path ?? ''));
  expect([...shown].sort()).toEqual(files.map((file) => `/share/${file}`));
  for (const file of files) {
    expect(readFileSync(`assets/share/${file}`).byteLength, file).toBeLessThanOrEqual(shareBudget);
  }
});

/** How far the average colour of any patch may be from what the page shows now, of 255. */
const tolerance = 24;

for (const picture of sharePictures) {
  test(`the picture ${picture.name} shows its page as it is; npm run share-images renews it`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage(shareViewport(picture));
    await stageSharePicture(page, baseURL ?? '', picture);
    const now = await shootSharePicture(page);
    const kept = readFileSync(`assets/share/${picture.name}.png`);
    const worst = await page.evaluate(
      async (sources) => {
        // Patches of thirty pixels: a letter more or less shows, an edge's smoothness does not.
        const patches = await Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = `data:image/png;base64,${source}`;
            await image.decode();
            const context = new OffscreenCanvas(40, 21).getContext('2d');
            if (!context) throw new Error('no canvas');
            context.imageSmoothingQuality = 'high';
            context.drawImage(image, 0, 0, 40, 21);
            return context.getImageData(0, 0, 40, 21).data;
          }),
        );
        const [a = [], b = []] = patches;
        return Math.max(...Array.from(a, (value, index) => Math.abs(value - (b[index] ?? 0))));
      },
      [now.toString('base64'), kept.toString('base64')],
    );
    test.info().annotations.push({ type: 'worst patch', description: String(worst) });
    expect(worst).toBeLessThanOrEqual(tolerance);
    await page.close();
  });
}
