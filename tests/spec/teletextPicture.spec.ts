import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';
import { fakePlayer } from './fakePlayer';

/** How a picture appears on the screen. */
type Seen = Readonly<{
  /** The number of different pictures of a full stop: one if all are drawn alike. */
  stops: number;
  /** Pixels in a colour that teletext does not have. */
  mixed: number;
  /** Screen pixels that differ from those of the canvas, below the row of the clock. */
  resampled: number;
}>;

/**
 * Compares the screen with the canvas, pixel by pixel.
 * @param rows the text of each row; characters in unknown cells are not searched for
 */
async function look(page: Page, canvas: Locator, rows: readonly string[]): Promise<Seen> {
  const shot = await page.screenshot({ scale: 'device' });
  return canvas.evaluate(
    async (element, { png, lines }) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
      const { width, height } = element;
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
      const screen = await createImageBitmap(new Blob([bytes]));
      const copy = new OffscreenCanvas(width, height).getContext('2d');
      if (!copy) throw new Error('no context');
      const pixelsOf = (source: CanvasImageSource, x: number, y: number) => {
        copy.drawImage(source, x, y, width, height, 0, 0, width, height);
        return new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
      };
      const place = element.getBoundingClientRect();
      const left = Math.round(place.x * devicePixelRatio);
      const top = Math.round(place.y * devicePixelRatio);
      const drawn = pixelsOf(element, 0, 0);
      const shown = pixelsOf(screen, left, top);
      const [cellWidth, cellHeight] = [width / 40, height / 25];
      const isPure = (part: number) => part === 0 || part === 255;
      let [mixed, resampled] = [0, 0];
      drawn.forEach((pixel, at) => {
        if (![pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255].every(isPure)) mixed++;
        if (at >= width * cellHeight && pixel !== shown[at]) resampled++;
      });
      const stops = new Set<string>();
      lines.forEach((line, row) => {
        for (let column = line.indexOf('.'); column >= 0; column = line.indexOf('.', column + 1)) {
          let picture = '';
          for (let y = row * cellHeight; y < (row + 1) * cellHeight; y++) {
            const start = y * width + column * cellWidth;
            picture += drawn.subarray(start, start + cellWidth).join();
          }
          stops.add(picture);
        }
      });
      return { stops: stops.size, mixed, resampled };
    },
    { png: shot.toString('base64'), lines: rows },
  );
}

const pure = { mixed: 0, resampled: 0 };

/** Checks both sets of a page in a window of this size in device pixels. */
async function expectSharp(page: Page, width: number, scale: number): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('teletext', JSON.stringify({ version: 1, wait: 'none', tube: false })),
  );
  await openPage(page, '/teletext');
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, scale]);
  await expect(page.locator('[data-service="whole"]')).toBeVisible();
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const rows = await page.locator('[data-page-text] p').allTextContents();
  expect(await look(page, canvas, rows)).toEqual({ stops: 1, ...pure });

  await openPage(page, '/musictv');
  await fakePlayer(page);
  await page.getByRole('region', { name: 'Remote control' }).getByText('Mix').click();
  const mix = page.getByRole('region', { name: /^Teletext, page/ }).locator('canvas');
  await mix.scrollIntoViewIfNeeded();
  await expect(mix).toBeVisible();
  expect(await look(page, mix, [])).toEqual({ stops: 0, ...pure });
}

const alike = 'every letter is drawn alike, in pure colours, on the pixels of the screen';

// An emulated scale interpolates between the screen's pixels, so this uses the screen's own.
const ownScreen = { viewport: null, deviceScaleFactor: undefined, isMobile: undefined };

for (const { width, height, scale } of [
  { width: 390, height: 844, scale: 2 },
  { width: 900, height: 700, scale: 1.5 },
]) {
  test(`at ${width} by ${height} and ${scale} pixels each, ${alike}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [
      ...(launchOptions.args ?? []),
      `--force-device-scale-factor=${scale}`,
      `--window-size=${width},${height}`,
    ];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ ...ownScreen, baseURL, reducedMotion: 'reduce' });
    await expectSharp(page, width, scale);
    await browser.close();
  });
}

test.describe('every pixel of the canvas is a pixel of the screen', () => {
  test.use({ painted: true });

  test(`at 1440 by 900 and 1 pixels each, ${alike}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectSharp(page, 1440, 1);
  });
});
