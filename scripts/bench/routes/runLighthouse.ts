import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../setup/browsers.mjs';
import { median } from '../lib/statistics';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores, 0 to 100. */
export type Scores = readonly [
  performance: number,
  accessibility: number,
  bestPractices: number,
  seo: number,
];

/**
 * Judges a page with Lighthouse's mobile preset in a fresh browser each time.
 * @returns medians, a run that failed being 0; undefined for a page that answers with an error, which
 * Lighthouse refuses to judge
 */
export async function runLighthouse(url: string, runs: number): Promise<Scores | undefined> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const browser = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--use-angle=swiftshader'],
    });
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        onlyCategories: [...categories],
        logLevel: 'error',
      });
      if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
      if (result.lhr.runtimeError?.code === 'ERRORED_DOCUMENT_REQUEST') return undefined;
      const scoreOf = (name: (typeof categories)[number]) =>
        Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
      all.push(categories.map(scoreOf) as unknown as Scores);
    } finally {
      browser.kill();
    }
  }
  const middle = (part: number) => median(all.map((scores) => scores[part])) ?? 0;
  return [middle(0), middle(1), middle(2), middle(3)];
}
