import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { servedSizes } from '../servedSize';

const kilobyte = 1_000;

/** Read once for all pages. */
let servedOnce: ReadonlyMap<string, number> | undefined;

/** JavaScript before the page is interactive, in bytes of brotli. */
const contentBudget = 94 * kilobyte;
const toyBudget = 104 * kilobyte;
const toys = new Set(
  '/50p /aol /arcadeboy /clippy /magic8ball /messenger /musictv /mystic /sms /snake /teletext /theme-park /virtual-pet /win95-desktop'.split(
    ' ',
  ),
);

/**
 * A phrase that each heavy library keeps through any minifier, and a file of the library that has
 * it.
 */
export const heavyLibraries = [
  { name: 'phaser', file: 'phaser/dist/phaser.esm.min.js', phrase: 'phaser.io' },
  { name: 'pixi.js', file: 'pixi.js/dist/pixi.min.mjs', phrase: 'PixiJS' },
  { name: 'tone', file: 'tone/build/Tone.js', phrase: 'Tone.js' },
  {
    name: '@supabase/supabase-js',
    file: '@supabase/supabase-js/dist/umd/supabase.js',
    phrase: 'supabase-js',
  },
];

/**
 * Checks that the scripts loaded before the page was interactive are small, and that no engine is
 * among them.
 */
export async function expectScriptsInBudget(page: Page, path: string): Promise<void> {
  const scripts = await page.evaluate(() => {
    const [interactive] = performance.getEntriesByName('interactive');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ responseEnd }) => responseEnd <= (interactive?.startTime ?? Infinity))
      .map(({ name }) => new URL(name).pathname)
      .filter((script) => script.endsWith('.js'));
  });
  servedOnce ??= servedSizes('dist');
  const sizes = servedOnce;
  const sum = scripts.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
  test.info().annotations.push({ type: 'bytes', description: String(sum) });
  expect.soft(scripts.length).toBeGreaterThan(0);
  expect.soft(sum).toBeGreaterThan(50 * kilobyte);
  expect.soft(sum).toBeLessThanOrEqual(toys.has(path) ? toyBudget : contentBudget);
  for (const script of scripts) {
    const source = readFileSync(`dist${script}`, 'utf8');
    const heavy = heavyLibraries.filter(({ phrase }) => source.includes(phrase));
    expect
      .soft(
        heavy.map(({ name }) => name),
        script,
      )
      .toEqual([]);
  }
}
