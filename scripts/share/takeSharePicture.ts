import type { Page } from 'playwright';
import { classSelector } from './classSelector';
import { encodePng } from './encodePng';
import { pairRows } from './pairRows';
import { reduceColors } from './reduceColors';
import { commonStyle, type SharePicture } from './sharePictures';
import { worstPatch } from './worstPatch';

export const shareSize = { width: 1200, height: 630 } as const;

/** The maximum size of a picture, in bytes. */
export const shareBudget = 8_000;

/** Options of a browser page that shows a picture at its size. */
export function shareViewport({ width }: SharePicture) {
  const scale = shareSize.width / width;
  return {
    viewport: { width, height: Math.round(shareSize.height / scale) },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  } as const;
}

/**
 * Opens a page of the served site and applies the styles of its picture.
 * @param page made with the picture's viewport
 * @param address origin of the served site
 */
export async function stageSharePicture(
  page: Page,
  address: string,
  { path, style = '' }: SharePicture,
): Promise<void> {
  await page.goto(new URL(path, address).href);
  await page.evaluate(async () => void (await document.fonts.ready));
  // A font that loads late is not shown on the first visit. After a reload it is.
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  const content = (commonStyle + style).replace(/:local\((\w+)\)/g, (_, name: string) =>
    classSelector(name),
  );
  await page.addStyleTag({ content });
  await page.evaluate(async (isHome) => {
    if (!isHome) {
      const mark = document.createElement('div');
      mark.id = 'share-mark';
      const wordmark = document.querySelector('header a[href="/"] > :last-child');
      if (wordmark) mark.append(wordmark.cloneNode(true));
      document.body.append(mark);
    }
    await document.fonts.ready;
    // A lazy image that is never scrolled into view would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, path === '/');
}

/** Takes the picture of a prepared page, exactly 1200 by 630 pixels. */
export async function shootSharePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', scale: 'device' });
}

/** Numbers of colours to try, fewest first. */
const palettes = [8, 9, 10, 11, 12, 14, 16];
/** The largest allowed difference of any patch's mean from the screenshot, of 255. */
const faithful = 16;

/** Decodes a picture to packed RGBA pixels of the size `shareSize`, in a browser's page. */
async function decode(page: Page, png: Buffer): Promise<Uint32Array> {
  const base64 = await page.evaluate(
    async ({ source, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('This browser has no 2D canvas.');
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png.toString('base64'), ...shareSize },
  );
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Uint32Array(bytes.buffer);
}

/**
 * Encodes a screenshot with as few colours as still look the same, which suits flat art.
 * @param page any page; its browser reads the picture
 * @param png the screenshot
 * @throws when the picture is larger than its budget
 */
export async function encodeSharePicture(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height } = shareSize;
  const pixels = pairRows(await decode(page, png), width);
  const tries = palettes.map((count) => reduceColors(pixels, count));
  const chosen = tries.find((reduced) => worstPatch(pixels, reduced, width) <= faithful);
  const encoded = await encodePng(chosen ?? tries.at(-1) ?? pixels, width, height);
  if (encoded.byteLength <= shareBudget) return encoded;
  throw new Error('The picture is larger than its budget.');
}
