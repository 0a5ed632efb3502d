import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findTestChromium, testChromiumFlags } from './setup/browsers.mjs';
import { sharePictures } from './share/sharePictures';
import {
  encodeSharePicture,
  shareViewport,
  shootSharePicture,
  stageSharePicture,
} from './share/takeSharePicture';

/**
 * Draws the pictures for social cards: `npm run share-images -- ADDRESS`, with the site served at
 * ADDRESS; or only those named: `npm run share-images -- ADDRESS home toys`.
 */
const [address, ...names] = process.argv.slice(2);
if (!address) throw new Error('Usage: npm run share-images -- ADDRESS [NAME …]');

const folder = 'assets/share';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: testChromiumFlags,
});
try {
  const desk = await browser.newPage();
  for (const picture of sharePictures) {
    if (names.length > 0 && !names.includes(picture.name)) continue;
    const page = await browser.newPage(shareViewport(picture));
    await stageSharePicture(page, address, picture);
    const png = await encodeSharePicture(desk, await shootSharePicture(page));
    await page.close();
    const file = join(folder, `${picture.name}.png`);
    await writeFile(file, png);
    console.log(`${file}: ${png.byteLength} bytes`);
  }
} finally {
  await browser.close();
}
