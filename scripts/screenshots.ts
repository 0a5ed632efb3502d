import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pages } from '../src/content/pages';
import { drawObjectSheet } from './objects/drawObjectSheet';
import { chromiumFlags, findChromium } from './setup/browsers.mjs';

/**
 * Takes a picture of every page at three sizes, and of its first screen at five unusual sizes: `npm
 * run screenshots -- ADDRESS [FOLDER] [PATH …]`, with the site served at ADDRESS. For one sheet of
 * all objects, at rest and in the middle of their gesture: `npm run screenshots -- --objects
 * [FILE]`.
 */
if (process.argv[2] === '--objects') {
  await drawObjectSheet(process.argv[3] ?? 'objects.png');
  process.exit();
}

const [address, folder = 'screenshots', ...paths] = process.argv.slice(2);
if (!address) throw new Error('Usage: npm run screenshots -- ADDRESS [FOLDER] [PATH …]');

const sizes = [
  { name: 'phone', width: 390, height: 844, hasTouch: true },
  { name: 'tablet', width: 820, height: 1180, hasTouch: true },
  { name: 'desktop', width: 1440, height: 900, hasTouch: false },
  { name: 'small-phone', width: 320, height: 568, hasTouch: true },
  { name: 'landscape-phone', width: 844, height: 390, hasTouch: true },
  { name: 'low', width: 1280, height: 600, hasTouch: false },
  { name: 'laptop', width: 1366, height: 768, hasTouch: false },
  { name: 'wide', width: 2560, height: 1440, hasTouch: false },
] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const { name, width, height, hasTouch } of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch });
    const page = await context.newPage();
    for (const path of paths.length > 0 ? paths : pages.map((each) => each.path)) {
      await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      // Animations are shown at their end.
      const file = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${name}.png`;
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
      console.log(join(folder, file));
    }
    await context.close();
  }
} finally {
  await browser.close();
}
