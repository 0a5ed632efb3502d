import type { Browser } from 'playwright';
import { median } from '../lib/statistics';
import { heapBytes, visit } from '../lib/visit';
import { pathOf, type Visit } from './candidates';
import type { HeroPage } from './page/main';

const windows = 4;

type Window = Readonly<{ frames: number; ms: number }>;
/**
 * Bytes that a candidate allocates per frame: the growth of the heap over windows without a
 * collection. No collection is forced, since that discards optimised code. A candidate that fills
 * the young generation within a window is measured over a short window.
 * @param warmUp frames, and at most ms, before the measurement: code that is not optimised yet
 * allocates a number for every sum
 */
export function measureBytes(
  browser: Browser,
  origin: string,
  which: Visit,
  warmUp: Window,
): Promise<number> {
  return visit(browser, origin + pathOf(which), async (page, session) => {
    const play = (frames: number, ms: number) =>
      page.evaluate(
        async ([n, most]) => {
          const { heroPage } = globalThis as unknown as { heroPage: Promise<HeroPage> };
          return (await heroPage).play(n, most);
        },
        [frames, ms] as const,
      );
    await play(warmUp.frames, warmUp.ms);
    for (const frames of [Math.min(60, warmUp.frames), 4]) {
      const bytes: number[] = [];
      for (let window = 0; window < windows; window += 1) {
        const before = await heapBytes(session);
        const played = await play(frames, 2000);
        const grown = (await heapBytes(session)) - before;
        if (grown >= 0) bytes.push(grown / played);
      }
      const middle = median(bytes);
      if (middle !== undefined && bytes.length >= windows / 2) return middle;
    }
    throw new Error(`${which.id} at ${which.count} was collected in every window`);
  });
}
