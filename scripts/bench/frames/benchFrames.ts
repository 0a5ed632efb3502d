import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { catalogue } from '../../../scenes/catalogue';
import type { Bench } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { recordTrace } from '../lib/recordTrace';
import { longestTask, scriptTime } from '../lib/scriptTime';
import { median } from '../lib/statistics';
import { type TrackTimes, trackTimes } from '../lib/trackTimes';
import { visit } from '../lib/visit';
import type { MountPage } from '../mount/page/main';

const page = fileURLToPath(new URL('../mount/page', import.meta.url));
const from = 'bench-from';
const to = 'bench-to';
/** Frames for the engine's compiler to warm up. */
const warmUpFrames = 180;
const countedFrames = 300;

const parts = ['input', 'step', 'draw'] as const;

type FrameCost = Readonly<{ script: number; longest: number; tracks: TrackTimes }>;

/**
 * Time in scripts per frame of each game while buttons are pressed at random, compared with frames
 * in which nothing happens.
 */
export const benchFrames: Bench = async ({ short, log }) => {
  const rounds = short ? 2 : 5;
  const games = catalogue.filter(({ kind }) => kind === 'game').map(({ id }) => id);
  // Muted, only the picture is measured; with sound, the synth and the tune as well.
  const visits = ['', ...games.flatMap((id) => [`${id}&muted`, id])];
  const costs = new Map(visits.map((visited) => [visited, [] as FrameCost[]]));
  const { origin, close } = await buildPages(page);
  const browser = await launchBrowser('time');
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const visited of visits) {
        log(`frames: ${visited || 'empty'}, round ${round + 1} of ${rounds}`);
        costs.get(visited)?.push(await measure(browser, `${origin}/?mounted=${visited}`));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  const middle = (visited: string, part: 'script' | 'longest') =>
    median((costs.get(visited) ?? []).map((cost) => cost[part])) ?? 0;
  const empty = middle('', 'script');
  const tracked = (id: string, kind: keyof TrackTimes, part: 'median' | 'p99') =>
    median((costs.get(`${id}&muted`) ?? []).map(({ tracks }) => tracks[kind][part])) ?? 0;
  return [
    {
      title: 'Games: main-thread script of a frame while it is played',
      columns: [
        '',
        'ms per frame, muted',
        'above an empty frame',
        'with sound',
        'longest task, ms',
      ],
      rows: [
        ['an empty frame', empty, 0, undefined, middle('', 'longest')],
        ...games.map((id) => [
          id,
          middle(`${id}&muted`, 'script'),
          middle(`${id}&muted`, 'script') - empty,
          middle(id, 'script'),
          Math.max(middle(id, 'longest'), middle(`${id}&muted`, 'longest')),
        ]),
      ],
      notes: [
        'The table below splits the same frames by the tracks of `npm run profile`.',
        `Medians of ${rounds} rounds of ${countedFrames} frames each, in processor time, from a trace; a press every fifth frame.`,
        'This includes ticks, picture, status, narration and overlays.',
      ],
    },
    {
      title: 'Games: a frame by its own DevTools track, muted',
      columns: ['', ...parts.flatMap((kind) => [`${kind}, median ms`, 'p99 ms'])],
      rows: games.map((id) => [
        id,
        ...parts.flatMap((kind) => [tracked(id, kind, 'median'), tracked(id, kind, 'p99')]),
      ]),
      notes: ['In wall-clock time, so that other load of the machine is included.'],
    },
  ];
};

function measure(browser: Browser, url: string): Promise<FrameCost> {
  return visit(browser, url, async (tab) => {
    await tab.waitForFunction(() => 'mountPage' in globalThis);
    await tab.evaluate((frames) => pageApi().play(frames), warmUpFrames);
    const { events } = await recordTrace(browser, () =>
      tab.evaluate(([frames, ...marks]) => pageApi().play(frames, ...marks), [
        countedFrames,
        from,
        to,
      ] as [number, string, string]),
    );
    return {
      script: scriptTime(events, from, to) / countedFrames,
      longest: longestTask(events, from, to),
      tracks: trackTimes(events),
    };
  });
}

/** Defined in the page, where the functions given to `evaluate` run. */
declare function pageApi(): MountPage;
