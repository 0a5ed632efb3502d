import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sharePictures } from '../../scripts/share/sharePictures';
import {
  shareBudget,
  shareViewport,
  shootSharePicture,
  stageSharePicture,
} from '../../scripts/share/takeSharePicture';
import { pageHeads } from '../../src/content/pageHeads';
import { plain as test } from './tab';

test('there are at most ten pictures, each used by a page, none larger than 8 kB, 6 kB on average', () => {
  const files = readdirSync('assets/share').sort();
  expect(files.length).toBeLessThanOrEqual(10);
  expect(files).toEqual(sharePictures.map(({ name }) => `${name}.png`).sort());
  const shown = new Set(Object.values(pageHeads).map(({ shareImage }) => shareImage?.path ?? ''));
  expect([...shown].sort()).toEqual(files.map((file) => `/share/${file}`));
  const sizes = files.map((file) => readFileSync(`assets/share/${file}`).byteLength);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(shareBudget);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(6000);
});

/** The largest allowed difference between the mean colour of a patch and the page's, of 255. */
const tolerance = 24;

/** The largest difference between the mean colours of a patch in two pictures, of 255. */
function worstPatch(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      // Patches of thirty pixels: a missing letter shows, the smoothness of an edge does not.
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
    pictures.map((picture) => picture.toString('base64')),
  );
}

// Pages with the same width on their pictures are photographed in the same browser.
for (const width of new Set(sharePictures.map((picture) => picture.width))) {
  const pictures = sharePictures.filter((picture) => picture.width === width);
  const names = pictures.map(({ name }) => name).join(', ');
  test(`pictures show their pages as they are: ${names}; npm run share-images renews them`, async ({
    browser,
    baseURL,
  }) => {
    const [first] = pictures;
    if (!first) throw new Error('no picture');
    const page = await browser.newPage(shareViewport(first));
    for (const picture of pictures) {
      await test.step(picture.name, async () => {
        await stageSharePicture(page, baseURL ?? '', picture);
        const now = await shootSharePicture(page);
        const worst = await worstPatch(page, [
          now,
          readFileSync(`assets/share/${picture.name}.png`),
        ]);
        test.info().annotations.push({
          type: 'worst patch',
          description: `${picture.name}: ${worst}`,
        });
        expect.soft(worst).toBeLessThanOrEqual(tolerance);
      });
    }
    await page.close();
  });
}
