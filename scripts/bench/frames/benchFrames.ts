import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { catalogue } from '../../../scenes/catalogue';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
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
/** Frames for the engine's compiler to warm up, frames that count, and how often both are played. */
const usual = { warmUp: 180, counted: 300, rounds: 5 };
const shortest: typeof usual = { warmUp: 60, counted: 120, rounds: 1 };

/** Modes whose picture is not that of the usual game. */
const modesOf: Readonly<Record<string, readonly ConfigValues[]>> = {
  snake: [{ variant: 'cheese' }, { variant: 'portals' }, { variant: 'two' }],
  'block-fall': [{ variant: 'dig' }, { variant: 'modern' }],
  'graveyard-ghosts': [{ night: true }],
  'super-jump': [{ careful: true }],
};

const parts = ['input', 'step', 'draw'] as const;

type FrameCost = Readonly<{ script: number; longest: number; tracks: TrackTimes }>;
type Row = Readonly<{ name: string; muted: string; loud?: string }>;

/** The rows of the tables, and the parameters that open the page for each. */
function rowsOf(): readonly Row[] {
  const games = catalogue.filter(({ kind }) => kind === 'game');
  return games.flatMap(({ id }) => [
    { name: id, muted: `${id}&muted`, loud: id },
    ...(modesOf[id] ?? []).map((modes) => ({
      name: [
        id,
        ...Object.entries(modes).map(([key, value]) => (value === true ? key : value)),
      ].join(', '),
      muted: `${id}&muted&modes=${encodeURIComponent(JSON.stringify(modes))}`,
    })),
  ]);
}

/**
 * Time in scripts per frame of each game, and of modes with pictures of their own, while buttons are
 * pressed at random, compared with frames in which nothing happens.
 */
export const benchFrames: Bench = async ({ short, log }) => {
  const { warmUp, counted, rounds } = short ? shortest : usual;
  const rows = rowsOf();
  // Muted, only the picture is measured; with sound, the synth and the tune as well.
  const visits = ['', ...rows.flatMap(({ muted, loud }) => (loud ? [muted, loud] : [muted]))];
  const costs = new Map(visits.map((visited) => [visited, [] as FrameCost[]]));
  const { origin, close } = await buildPages(page);
  const browser = await launchBrowser('time');
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const visited of visits) {
        log(`frames: ${visited || 'empty'}, round ${round + 1} of ${rounds}`);
        const url = `${origin}/?undrawn&mounted=${visited}`;
        costs.get(visited)?.push(await measure(browser, url, warmUp, counted));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  const middle = (visited: string, part: 'script' | 'longest') =>
    median((costs.get(visited) ?? []).map((cost) => cost[part])) ?? 0;
  const empty = middle('', 'script');
  const tracked = (visited: string, kind: keyof TrackTimes, part: 'median' | 'p99') =>
    median((costs.get(visited) ?? []).map(({ tracks }) => tracks[kind][part])) ?? 0;
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
        ...rows.map(({ name, muted, loud }) => [
          name,
          middle(muted, 'script'),
          middle(muted, 'script') - empty,
          loud && middle(loud, 'script'),
          Math.max(middle(muted, 'longest'), loud ? middle(loud, 'longest') : 0),
        ]),
      ],
      notes: [
        'The table below splits the same frames by the tracks of `npm run profile`.',
        `Rounds of ${counted} frames: ${rounds}. Their medians, in processor time, from a trace; a press every fifth frame.`,
        'This includes ticks, picture, status, narration and overlays. WebGL’s drawing calls do nothing: without a graphics card they delay the frames.',
      ],
    },
    {
      title: 'Games: a frame by its own DevTools track, muted',
      columns: ['', ...parts.flatMap((kind) => [`${kind}, median ms`, 'p99 ms'])],
      rows: rows.map(({ name, muted }) => [
        name,
        ...parts.flatMap((kind) => [tracked(muted, kind, 'median'), tracked(muted, kind, 'p99')]),
      ]),
      notes: ['In wall-clock time, so that other load of the machine is included.'],
    },
  ];
};

function measure(
  browser: Browser,
  url: string,
  warmUp: number,
  counted: number,
): Promise<FrameCost> {
  return visit(browser, url, async (tab) => {
    await tab.waitForFunction(() => 'mountPage' in globalThis);
    await tab.evaluate((frames) => pageApi().play(frames), warmUp);
    const { events } = await recordTrace(browser, () =>
      tab.evaluate(([frames, ...marks]) => pageApi().play(frames, ...marks), [
        counted,
        from,
        to,
      ] as [number, string, string]),
    );
    return {
      script: scriptTime(events, from, to) / counted,
      longest: longestTask(events, from, to),
      tracks: trackTimes(events),
    };
  });
}

/** Defined in the page, where the functions given to `evaluate` run. */
declare function pageApi(): MountPage;
