import type { Browser } from 'playwright';
import { median } from '../lib/statistics';
import { heapBytes, visit } from '../lib/visit';
import { pathOf, type Visit } from './candidates';
import type { HeroPage } from './page/main';

const windows = 4;

/**
 * Bytes that a candidate allocates per frame: the heap's growth over windows without a
 * collection. What fills the young generation within a window is measured over a short one.
 */
export function measureBytes(browser: Browser, origin: string, which: Visit): Promise<number> {
  return visit(browser, origin + pathOf(which), async (page, session) => {
    const play = (frames: number, ms: number) =>
      page.evaluate(
        async ([n, most]) => {
          const { heroPage } = globalThis as unknown as { heroPage: Promise<HeroPage> };
          return (await heroPage).play(n, most);
        },
        [frames, ms] as const,
      );
    await play(60, 2000);
    for (const frames of [60, 4]) {
      const bytes: number[] = [];
      for (let window = 0; window < windows; window += 1) {
        await page.evaluate(() => (globalThis as unknown as { gc: () => void }).gc());
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
