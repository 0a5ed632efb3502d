import { fileURLToPath } from 'node:url';
import type { Bench } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { median } from '../lib/statistics';
import { visit } from '../lib/visit';
import type { CallPage } from './page/main';

const page = fileURLToPath(new URL('./page', import.meta.url));
const api = 'callPage';

/**
 * How much faster than real time the sound of a dial-up call is made, compared with the minimum and
 * with the usual way.
 */
export const benchCall: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 21;
  const { origin, close } = await buildPages(page);
  const browser = await launchBrowser('time');
  try {
    const measured = await visit(browser, origin, async (tab) => {
      await tab.waitForFunction((name) => Reflect.has(globalThis, name), api);
      const names = await tab.evaluate(
        (name) => (Reflect.get(globalThis, name) as CallPage).names,
        api,
      );
      const results = names.map((name) => ({ name, seconds: 0, times: [] as number[] }));
      for (let round = -2; round < rounds; round += 1) {
        log(`call: round ${round + 1} of ${rounds}`);
        for (let turn = 0; turn < results.length; turn += 1) {
          const result = results[(Math.max(round, 0) + turn) % results.length];
          const { seconds, ms } = await tab.evaluate(
            ([name, candidate]) => (Reflect.get(globalThis, name) as CallPage).time(candidate),
            [api, result.name] as const,
          );
          result.seconds = seconds;
          // The first two rounds warm up the compiler.
          if (round >= 0) result.times.push(ms);
        }
      }
      return results;
    });
    return [
      {
        title: 'Dial-up call: rendered in an offline audio context',
        columns: [
          '',
          'seconds of sound',
          'ms, median',
          'ms, slowest',
          'times faster than real time',
        ],
        rows: measured.map(({ name, seconds, times }) => {
          const middle = median(times) ?? 0;
          return [name, seconds, middle, Math.max(...times), (seconds * 1000) / middle];
        }),
        notes: [
          `Medians of ${rounds} rounds in one page, in rotating order, after two warm-up rounds: from the first line of the timeline to the last sample of the speaker's sound.`,
          'Required: 20 times faster than real time. The oscillators do not model the line, its companding, the V.34 signals or the speaker.',
        ],
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};
