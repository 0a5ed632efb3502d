import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '../../setup/browsers.mjs';
import { installDependencies } from '../../setup/prepare.mjs';
import { run } from '../../setup/run.mjs';
import { median } from '../lib/statistics';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores, 0 to 100. */
export type Scores = readonly [
  performance: number,
  accessibility: number,
  bestPractices: number,
  seo: number,
];

/** The part of a report that is read: scores of 0 to 1, or null if there is no score. */
const report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** Lighthouse accounts for a sixth of all packages, so the first measurement installs it. */
const folder = join(import.meta.dirname, 'lighthouse');

/** @throws {Error} with the last lines of its output when it wrote no report */
async function judge(url: string, file: string): Promise<z.infer<typeof report>> {
  const { output } = await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --use-angle=swiftshader',
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, quiet: true, minutes: 5 },
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`Lighthouse wrote no report on ${url}. ${output.trim()}`);
  return report.parse(JSON.parse(text));
}

/**
 * Judges a page with Lighthouse's mobile preset, each time in a fresh browser.
 * @returns medians, a failed run counting as 0; undefined for a page that answers with an error,
 *   which Lighthouse refuses to judge
 */
export async function runLighthouse(url: string, runs: number): Promise<Scores | undefined> {
  await installDependencies(folder);
  const reports = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const all: Scores[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const judged = await judge(url, join(reports, `${run}.json`));
      if (judged.runtimeError?.code === 'ERRORED_DOCUMENT_REQUEST') return undefined;
      const scoreOf = (name: (typeof categories)[number]) =>
        Math.round((judged.categories[name]?.score ?? 0) * 100);
      all.push(categories.map(scoreOf) as unknown as Scores);
    }
  } finally {
    await rm(reports, { recursive: true });
  }
  const middle = (part: number) => median(all.map((scores) => scores[part])) ?? 0;
  return [middle(0), middle(1), middle(2), middle(3)];
}
