/**
 * Guesses how tall the parts are that are laid out only when they come near: measures them in the
 * built site, served at ADDRESS, and writes src/styles/lateHeights.css. Run it after such a part
 * has grown or shrunk: `npm run late-heights -- ADDRESS`
 */
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { pages } from '../src/content/pages';
import { chromiumFlags, findChromium } from './setup/browsers.mjs';

const [address] = process.argv.slice(2);
if (!address) throw new Error('Usage: npm run late-heights -- ADDRESS');

/** Where a guess may change: the widths at which lines break otherwise or columns appear. */
const steps = [0, 360, 400, 480, 560, 640, 700, 760, 820, 900, 1000, 1190, 1280, 1440, 1800];
const widest = 2560;
/** Above what was measured: a font may come late, and other numbers may stand in a count. */
const margin = 1.03;

/** Heights of the parts of the open page at its width, by name; the tallest of equals. */
function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [];
    const late = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    document.adoptedStyleSheets = [all];
    const found: Record<string, number> = {};
    for (const part of late) {
      const name = getComputedStyle(part).getPropertyValue('--late').trim();
      found[name] = Math.max(found[name] ?? 0, part.getBoundingClientRect().height);
    }
    return found;
  });
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const tallest = steps.map((): Record<string, number> => ({}));
try {
  const page = await browser.newPage();
  for (const { path } of pages) {
    await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [index, from] of steps.entries()) {
      const to = (steps[index + 1] ?? widest + 1) - 1;
      for (const width of new Set([Math.max(from, 320), Math.round((from + to) / 2), to])) {
        await page.setViewportSize({ width: Math.max(width, 320), height: 900 });
        for (const [name, height] of Object.entries(await heights(page))) {
          const before = tallest[index][name] ?? 0;
          tallest[index][name] = Math.max(before, Math.ceil((height * margin) / 10) * 10);
        }
      }
    }
  }
} finally {
  await browser.close();
}

const blocks = steps.map((from, index) => {
  const before = index > 0 ? tallest[index - 1] : {};
  const lines = Object.entries(tallest[index])
    .filter(([name, height]) => height !== before[name])
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, height]) => `--late-${name}: ${height}px;`);
  if (lines.length === 0) return '';
  if (from === 0) return `:root {\n  ${lines.join('\n  ')}\n}\n`;
  return `@media (width >= ${from}px) {\n  :root {\n    ${lines.join('\n    ')}\n  }\n}\n`;
});
writeFileSync(
  'src/styles/lateHeights.css',
  `/* Measured: npm run late-heights */\n${blocks.join('')}`,
);
