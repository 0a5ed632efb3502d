import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import type { Bench } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { recordTrace } from '../lib/recordTrace';
import { scriptTime } from '../lib/scriptTime';
import { median, rotated } from '../lib/statistics';
import { visit } from '../lib/visit';
import type { ParkPage } from './page/main';

const page = fileURLToPath(new URL('./page', import.meta.url));
const from = 'bench-from';
const to = 'bench-to';
type Window = Readonly<{ frames: number; ms: number }>;
/** A round is dropped if its empty frame took this many times as long as the fastest round's. */
const busy = 1.5;
const limitMs = 0.7;

const candidates = [
  { key: 'empty', name: 'an empty frame', path: '/?candidate=empty' },
  { key: 'nobody', name: 'our park, empty', path: '/?candidate=ours&visitors=0' },
  { key: 'ours', name: 'our park, 5,000 visitors', path: '/?candidate=ours&visitors=5000' },
  { key: 'phaser', name: '5,000 sprites of Phaser', path: '/?candidate=phaser&visitors=5000' },
] as const;

type Round = Readonly<Record<(typeof candidates)[number]['key'], number>>;

/**
 * Time in scripts per frame of a park with 5,000 visitors, compared with the usual way of drawing
 * them.
 */
export const benchPark: Bench = async ({ short, log }) => {
  const browsers = short ? 1 : 3;
  const roundsEach = short ? 1 : 3;
  const warmUp = short ? { frames: 5, ms: 500 } : { frames: 180, ms: 5000 };
  const window = short ? warmUp : { frames: 180, ms: 8000 };
  const rounds: Round[] = [];
  const { origin, close } = await buildPages(page);
  try {
    for (let number = 0; number < browsers; number += 1) {
      const browser = await launchBrowser('time');
      for (let each = 0; each < roundsEach; each += 1) {
        log(`park picture: browser ${number + 1} of ${browsers}, round ${each + 1}`);
        const round: Record<string, number> = {};
        for (const { key, path } of rotated(candidates, 3 * rounds.length)) {
          round[key] = await measure(browser, origin + path, warmUp, window);
        }
        rounds.push(round as Round);
      }
      await browser.close();
    }
  } finally {
    await close();
  }
  const quickest = Math.min(...rounds.map(({ empty }) => empty));
  const kept = rounds.filter(({ empty }) => empty <= busy * quickest);
  return [
    {
      title: 'Theme park: main-thread script of a frame',
      columns: ['', 'ms per frame', 'above an empty frame', 'best above'],
      rows: candidates.map(({ key, name }) => {
        const above = kept.map((round) => round[key] - round.empty);
        return [name, median(kept.map((round) => round[key])), median(above), Math.min(...above)];
      }),
      notes: [
        `Required: 5,000 visitors within ${limitMs} ms above an empty frame.`,
        `Medians of ${kept.length} rounds in ${browsers} browsers, ${rounds.length - kept.length} left out because the machine was busy; processor time from a trace; each round shows every candidate in turn.`,
        'Draw calls do nothing in every candidate: without a graphics card they would slow the page down.',
        'Our park also steps, books its money and draws 60 × 60 cells; the sprites only move.',
      ],
    },
  ];
};

/** @param warmUp frames, and at most ms, for the engine's compiler */
function measure(browser: Browser, url: string, warmUp: Window, window: Window): Promise<number> {
  return visit(browser, url, async (tab) => {
    const play = (frames: number, ms: number, marks: readonly string[] = []) =>
      tab.evaluate(
        async ([n, most, ...names]) => {
          const { parkPage } = globalThis as unknown as { parkPage: Promise<ParkPage> };
          return (await parkPage).play(n, most, ...names);
        },
        [frames, ms, ...marks] as [number, number, ...string[]],
      );
    await play(warmUp.frames, warmUp.ms);
    const { result: frames, events } = await recordTrace(browser, () =>
      play(window.frames, window.ms, [from, to]),
    );
    return scriptTime(events, from, to) / frames;
  });
}
