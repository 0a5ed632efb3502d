import { fileURLToPath } from 'node:url';
import type { Bench } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { rotated } from '../lib/statistics';
import { counts, keyOf, visits } from './candidates';
import { bytesTable, limitsTable, timeTable } from './heroTables';
import { measureBytes } from './measureBytes';
import { measureTime } from './measureTime';
import { type Repetition, summarise } from './summarise';

const page = fileURLToPath(new URL('./page', import.meta.url));

/** The cost per frame of the drifting shapes, compared with other ways of showing them. */
export const benchHero: Bench = async ({ short, log }) => {
  const browsers = short ? 1 : 3;
  const repetitionsEach = short ? 1 : 2;
  const numbers = short ? [80] : counts;
  const warmUp = short ? { frames: 5, ms: 500 } : { frames: 90, ms: 2500 };
  const heapWarmUp = short ? warmUp : { frames: 400, ms: 8000 };
  const window = short ? warmUp : { frames: 120, ms: 3000 };
  const { origin, close } = await buildPages(page);
  try {
    const repetitions: Repetition[] = [];
    for (let number = 0; number < browsers; number += 1) {
      const browser = await launchBrowser('time');
      for (let each = 0; each < repetitionsEach; each += 1) {
        log(`hero: browser ${number + 1} of ${browsers}, round ${each + 1} of ${repetitionsEach}`);
        const repetition: Repetition = new Map();
        for (const which of rotated(visits(numbers), 7 * repetitions.length)) {
          const time = await measureTime(browser, origin, which, warmUp, window);
          log(`  ${keyOf(which)}: ${time.script.toFixed(3)} ms over ${time.frames} frames`);
          repetition.set(keyOf(which), time);
        }
        repetitions.push(repetition);
      }
      await browser.close();
    }
    const bytes = new Map<string, number>();
    const browser = await launchBrowser('heap');
    log('hero: bytes per frame');
    for (const which of visits(numbers)) {
      const each = await measureBytes(browser, origin, which, heapWarmUp);
      log(`  ${keyOf(which)}: ${Math.round(each)} bytes`);
      bytes.set(keyOf(which), each);
    }
    await browser.close();
    const times = summarise(repetitions);
    return [timeTable(times), bytesTable(bytes), limitsTable(times, bytes)];
  } finally {
    await close();
  }
};
