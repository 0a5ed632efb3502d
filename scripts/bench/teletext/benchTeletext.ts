import { fileURLToPath } from 'node:url';
import {
  backgroundOf,
  characterOf,
  foregroundOf,
  isMosaic,
} from '../../../scenes/teletext/rules/cell';
import { decodeFrame } from '../../../scenes/teletext/rules/decodeFrame';
import { frameLength } from '../../../scenes/teletext/rules/grid';
import { writtenPages } from '../../../src/content/teletext/pages';
import { layPage } from '../../../src/toys/teletext/service/layPage';
import type { Bench, BenchTable } from '../lib/BenchTable';
import { buildPages } from '../lib/buildPages';
import { launchBrowser } from '../lib/launchBrowser';
import { processorMs } from '../lib/processorTime';
import { median } from '../lib/statistics';
import { visit } from '../lib/visit';
import type { TeletextPage } from './page/main';

const page = fileURLToPath(new URL('./page', import.meta.url));
const limits = { decode: 100, draw: 2 } as const;

/** How long it takes to decode and draw a page of teletext. */
export const benchTeletext: Bench = async ({ short, log }) => {
  log('teletext: decoding');
  return [benchDecoding(short ? 1 : 21), await benchDrawing(short ? 20 : 1_000, log)];
};

function benchDecoding(rounds: number): BenchTable {
  const frames = writtenPages.flatMap((written) =>
    layPage(written).subpages.map(({ frame }) => frame),
  );
  const cells = new Uint32Array(frameLength);
  const routes = [
    {
      name: 'ours, into numbers',
      run: () => {
        for (const frame of frames) decodeFrame(frame, cells);
      },
    },
    {
      name: 'an object for each cell',
      run: () => {
        for (const frame of frames) {
          Array.from(decodeFrame(frame, cells), (cell) => ({
            character: characterOf(cell),
            mosaic: isMosaic(cell),
            foreground: foregroundOf(cell),
            background: backgroundOf(cell),
          }));
        }
      },
    },
  ];
  const times = routes.map((): number[] => []);
  const passes = 50;
  for (let round = -2; round < rounds; round++) {
    routes.forEach(({ run }, index) => {
      const ms = processorMs(() => {
        for (let pass = 0; pass < passes; pass++) run();
      });
      if (round >= 0) times[index]?.push((ms * 1000) / (passes * frames.length));
    });
  }
  return {
    title: 'Teletext: decoding a page, µs',
    columns: ['', 'median', 'limit'],
    rows: routes.map(({ name }, index) => [name, median(times[index] ?? []), limits.decode]),
    notes: [`${rounds} rounds of ${passes} times ${frames.length} frames, in processor time.`],
  };
}

async function benchDrawing(rounds: number, log: (line: string) => void): Promise<BenchTable> {
  const { origin, close } = await buildPages(page);
  const browser = await launchBrowser('time');
  try {
    log('teletext: drawing');
    const result = await visit(browser, origin, async (tab) => {
      await tab.waitForFunction(() => 'teletextPage' in globalThis);
      return tab.evaluate(
        (count) =>
          (globalThis as unknown as { teletextPage: TeletextPage }).teletextPage.measure(count),
        rounds,
      );
    });
    const names: Readonly<Record<string, string>> = {
      changed: 'another page, the cells that differ',
      ticked: 'one second of the clock, decoded and drawn',
      usual: 'the usual way: each letter by fillText, in one colour',
    };
    return {
      title: 'Teletext: drawing, ms of script at 1,200 by 900',
      columns: ['', 'median', 'cells touched', 'limit'],
      rows: Object.entries(result).map(([name, { ms, cells }]) => [
        names[name] ?? name,
        ms,
        cells,
        limits.draw,
      ]),
      notes: [`${rounds} times each in one tab, characters already decoded into dots.`],
    };
  } finally {
    await browser.close();
    await close();
  }
}
