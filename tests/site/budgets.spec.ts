import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { listenForComplaints, openPage, untilInteractive } from './openPage';
import { servedSizes } from './servedSize';

const kilobyte = 1_000;
const floppy = 1_474_560;

/** Of JavaScript before the page is interactive, in bytes of brotli. */
const contentBudget = 100 * kilobyte;
const toyBudget = 110 * kilobyte;
const toys = new Set(
  '/50p /aol /arcadeboy /clippy /magic8ball /messenger /musictv /mystic /sms /snake /teletext /theme-park /virtual-pet /win95-desktop'.split(
    ' ',
  ),
);

/** A phrase that each heavy library keeps through any minifier, and a file of it to check that by. */
const heavyLibraries = [
  { name: 'phaser', file: 'phaser/dist/phaser.esm.min.js', phrase: 'phaser.io' },
  { name: 'pixi.js', file: 'pixi.js/dist/pixi.min.mjs', phrase: 'PixiJS' },
  { name: 'tone', file: 'tone/build/Tone.js', phrase: 'Tone.js' },
  {
    name: '@supabase/supabase-js',
    file: '@supabase/supabase-js/dist/umd/supabase.js',
    phrase: 'supabase-js',
  },
];

/** The addresses of the scripts that had come when the page began to answer. */
async function scriptsBeforeInteractive(page: Page): Promise<string[]> {
  await untilInteractive(page);
  return page.evaluate(() => {
    const [interactive] = performance.getEntriesByName('interactive');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ responseEnd }) => responseEnd <= (interactive?.startTime ?? Infinity))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
  });
}

/** Goes down the whole page as a reader does, a screen a frame or two. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

test.describe('JavaScript before the page is interactive', () => {
  for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
    const budget = toys.has(path) ? toyBudget : contentBudget;
    test(`${path} stays within ${budget / kilobyte} kB, without an engine or a complaint`, async ({
      page,
    }) => {
      const complaints = await listenForComplaints(page);
      await page.goto(path);
      const scripts = await scriptsBeforeInteractive(page);
      const sizes = servedSizes('dist');
      const sum = scripts.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
      test.info().annotations.push({ type: 'bytes', description: String(sum) });
      expect(scripts.length).toBeGreaterThan(0);
      expect(sum).toBeGreaterThan(50 * kilobyte);
      expect(sum).toBeLessThanOrEqual(budget);
      for (const script of scripts) {
        const source = readFileSync(`dist${script}`, 'utf8');
        const heavy = heavyLibraries.filter(({ phrase }) => source.includes(phrase));
        expect(
          heavy.map(({ name }) => name),
          script,
        ).toEqual([]);
      }
      const expected = path === '/no/such/page' ? /404/ : /^$/;
      expect(complaints.messages.filter((message) => !expected.test(message))).toEqual([]);
    });
  }

  for (const { name, file, phrase } of heavyLibraries) {
    test(`${name} is known by "${phrase}"`, () => {
      expect(readFileSync(`node_modules/${file}`, 'utf8')).toContain(phrase);
      const built = readdirSync('dist/assets').filter((script) => script.endsWith('.js'));
      const sources = built.map((script) => readFileSync(`dist/assets/${script}`, 'utf8'));
      expect(sources.filter((source) => source.includes(phrase))).not.toEqual([]);
    });
  }
});

test('the whole site as served fits on a floppy', () => {
  const total = [...servedSizes('dist').values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(total).toBeLessThan(floppy);
});

for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
  test.describe(path, { tag: '@phone' }, () => {
    test('asks no other host for anything, shifts nothing and leaves the chat client be', async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { origin, protocol, pathname } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
        if (pathname.endsWith('.js') && origin === baseURL) scripts.add(pathname);
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            performance.mark('shift', { detail: JSON.stringify(shift) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openPage(page, path, path === '/no/such/page' ? 404 : 200);
      await scrollThrough(page);
      const shifts = await page.evaluate(() =>
        performance.getEntriesByName('shift').map((mark) => (mark as PerformanceMark).detail),
      );
      expect(shifts).toEqual([]);
      expect(foreign).toEqual([]);
      // It comes when somebody signs in to the messenger, and nowhere else.
      expect(scripts.size).toBeGreaterThan(0);
      const chats = [...scripts].filter((script) =>
        readFileSync(`dist${script}`, 'utf8').includes('supabase-js'),
      );
      expect(chats).toEqual([]);
    });
  });
}
