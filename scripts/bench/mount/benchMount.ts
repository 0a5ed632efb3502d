import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import { catalogue } from '../../../scenes/catalogue';
import type { Bench, BenchTable } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { slope } from '../lib/statistics';
import { visit } from '../lib/visit';
import type { MountPage } from './page/main';

const page = fileURLToPath(new URL('./page', import.meta.url));

/** What a mount and unmount may keep of the heap. */
const keptBytes = 8192;

/** What is left in memory after a number of mounts and a garbage collection. */
type Left = Readonly<{
  mounts: number;
  heap: number;
  nodes: number;
  listeners: number;
  contexts: number;
  intervals: number;
}>;

/** The memory that is left behind by a mount and unmount of each stage and game. */
export const benchMount: Bench = async ({ short, log }) => {
  const mounts = short ? 10 : 60;
  const names = ['hero', ...catalogue.filter(({ kind }) => kind === 'game').map(({ id }) => id)];
  const { origin, close } = await buildPages(page);
  const browser = await launchBrowser('kept');
  try {
    const rows: BenchTable['rows'][number][] = [];
    for (const name of names) {
      log(`mount: ${name}`);
      rows.push(
        await visit(browser, `${origin}/?mounted=${name}`, async (tab, session) => {
          const { left, frames } = await measure(tab, session, mounts);
          const later = left.filter((point) => point.mounts >= mounts / 2);
          const per = (part: keyof Left) =>
            slope(later.map((point) => [point.mounts, point[part]] as const));
          const last = left.at(-1);
          return [
            name,
            Math.round(per('heap')),
            per('nodes'),
            per('listeners'),
            per('contexts'),
            per('intervals'),
            last?.contexts,
            frames,
          ];
        }),
      );
    }
    return [
      {
        title: 'Mount and unmount: what remains after each cycle',
        columns: [
          '',
          'heap bytes',
          'nodes',
          'listeners',
          'contexts',
          'intervals',
          'contexts alive at the end',
          'requested frames per second at the end',
        ],
        rows,
        notes: [
          `Median slope over the last half of ${mounts} mounts, each measured after three forced collections; limit of the heap: ${keptBytes} bytes.`,
          'Scripts run in the interpreter, and the tables of types that it fills are made at once: both are in the heap too, about 10 kB a mount while they warm up, and bounded by the size of the scripts.',
          "The engines keep what they create once, such as a context that detects the graphics card's features. That is in the last columns, but in no slope.",
        ],
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};

async function measure(
  tab: Page,
  session: CDPSession,
  mounts: number,
): Promise<{ left: Left[]; frames: number }> {
  await tab.waitForFunction(() => 'mountPage' in globalThis);
  await session.send('Performance.enable');
  const left: Left[] = [];
  for (let done = 1; done <= mounts; done += 1) {
    await tab.evaluate(() => pageApi().cycle());
    if (done % (mounts / 10) === 0) left.push({ mounts: done, ...(await count(tab, session)) });
  }
  const frames = await tab.evaluate(() => pageApi().framesPerSecond());
  return { left, frames };
}

async function count(tab: Page, session: CDPSession): Promise<Omit<Left, 'mounts'>> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find(({ name: other }) => other === name)?.value ?? 0;
  const { contexts, intervals } = await tab.evaluate(() => ({
    contexts: pageApi().liveContexts(),
    intervals: pageApi().liveIntervals(),
  }));
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    contexts,
    intervals,
  };
}

/** Defined in the page, where the functions given to `evaluate` run. */
declare function pageApi(): MountPage;
