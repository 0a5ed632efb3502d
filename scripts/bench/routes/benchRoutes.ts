import { catalogue } from '../../../scenes/catalogue';
import { pages } from '../../../src/content/pages';
import type { Bench, Cell } from '../lib/BenchTable';
import { launchBrowser } from '../lib/launchBrowser';
import { measureBytes } from './measureBytes';
import { runLighthouse } from './runLighthouse';
import { serveSite } from './serveSite';
import { withInput } from './withInput';

/** A path without a page, for the 404. */
const nowhere = '/no-such-page';
/** Routes whose engine can run while they are judged. */
const withEngine = new Set(['/', ...catalogue.map(({ route }) => route)]);

/** The bytes of each route, and its scores in Lighthouse. */
export const benchRoutes: Bench = async ({ short, paths, log }) => {
  const runs = short ? 1 : 3;
  const all = [...pages.map((page) => page.path), nowhere];
  const wanted = paths.length > 0 ? paths : short ? all.slice(0, 1) : all;
  const site = await serveSite();
  const livelySite = await withInput(site.origin);
  const browser = await launchBrowser('time');
  try {
    const rows: Cell[][] = [];
    for (const path of wanted) {
      log(`routes: ${path}`);
      const bytes = await measureBytes(browser, site.origin + path);
      const idle = await runLighthouse(site.origin + path, runs);
      const lively = withEngine.has(path)
        ? await runLighthouse(livelySite.origin + path, runs)
        : undefined;
      rows.push([
        path,
        kilobytes(bytes.scriptBefore),
        kilobytes(bytes.scriptAfter),
        kilobytes(bytes.all),
        idle?.join(' / '),
        lively?.join(' / '),
      ]);
    }
    return [
      {
        title: 'Routes: weight and Lighthouse',
        columns: [
          '',
          'script before interactive (kB)',
          'script after (kB)',
          'all in 8 s (kB)',
          'Lighthouse',
          'Lighthouse with input from the start',
        ],
        rows,
        notes: [
          "Scripts: compressed bodies as served, as in the budgets. All: everything transferred, with headers. 1 kB is 1,000 bytes. Interactive is the page's own mark after hydration.",
          `Lighthouse: performance / accessibility / best practices / SEO, mobile preset, median of ${runs}; in the last column the engine runs during the measurement. Lighthouse refuses pages with status 404.`,
        ],
      },
    ];
  } finally {
    await browser.close();
    await livelySite.close();
    await site.close();
  }
};

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
