import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { testChromiumFlags } from '../../setup/browsers.mjs';
import type { LateStep } from './lateStyles';

/** The widths at which a height may change: lines break differently or columns appear. */
const steps = [0, 360, 400, 480, 560, 640, 700, 760, 820, 900, 1000, 1190, 1280, 1440, 1800];
const narrowest = 320;
const widest = 2560;
/** Factor above the measured height: a font may load late, and a count may have other digits. */
const margin = 1.03;

/** The widths to measure for a step: both ends and the middle. */
function widthsOf(index: number): Set<number> {
  const from = Math.max(steps[index] ?? 0, narrowest);
  const to = (steps[index + 1] ?? widest + 1) - 1;
  return new Set([from, Math.round((from + to) / 2), to]);
}

/**
 * Heights of the parts of the open page that are laid out late, by name; the tallest of equal
 * names.
 */
function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const all = new CSSStyleSheet();
    // Nothing is painted: painting at every width would take most of the time.
    all.replaceSync('* { content-visibility: visible !important } html { opacity: 0 }');
    document.adoptedStyleSheets = [];
    const late = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    document.adoptedStyleSheets = [all];
    const found: Record<string, number> = {};
    for (const part of late) {
      const name = getComputedStyle(part).getPropertyValue('--late').trim();
      // A part may reserve its guessed height: measured again, that would grow with every build.
      document.documentElement.style.setProperty(`--late-${name}`, '0px');
      found[name] = Math.max(found[name] ?? 0, part.getBoundingClientRect().height);
    }
    return found;
  });
}

/** The first widths at which to look for a part that only some widths have. */
const someWidths = [narrowest, 820, 1440];

/**
 * Measures how tall the parts are that are laid out only when they come near. A part is measured at
 * every step of the window's width, unless a page before it had the same part.
 * @param executablePath of a Chromium
 * @param paths of the pages of the built site
 */
export async function measureLateHeights(
  executablePath: string,
  paths: readonly string[],
): Promise<LateStep[]> {
  const tallest = steps.map((from) => ({ from, heights: {} as Record<string, number> }));
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath, args: testChromiumFlags });
  try {
    const page = await browser.newPage();
    const heightsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return Object.entries(await heights(page));
    };
    const known = new Set<string>();
    for (const path of paths) {
      // Each page has a folder of its own.
      await page.goto(new URL(`${path.replace(/\/$/, '')}/`, server.resolvedUrls?.local[0]).href);
      const before = known.size;
      for (const width of someWidths) {
        for (const [name] of await heightsAt(width)) known.add(name);
      }
      if (known.size === before) continue;
      // A font that loads late is not shown on the first visit. After a reload it is.
      await page.reload();
      await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [index, step] of tallest.entries()) {
        for (const width of widthsOf(index)) {
          for (const [name, height] of await heightsAt(width)) {
            const guess = Math.ceil((height * margin) / 10) * 10;
            step.heights[name] = Math.max(step.heights[name] ?? 0, guess);
          }
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return tallest;
}
