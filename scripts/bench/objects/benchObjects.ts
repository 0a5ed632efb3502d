import type { Browser, CDPSession, Page } from 'playwright';
import type { Bench, Cell } from '../lib/BenchTable';
import { launchBrowser } from '../lib/launchBrowser';
import { recordTrace } from '../lib/recordTrace';
import { scriptTime, type TraceEvent } from '../lib/scriptTime';
import { median } from '../lib/statistics';
import { heapBytes, visit } from '../lib/visit';
import { serveSite } from '../routes/serveSite';

const from = 'bench-from';
const to = 'bench-to';
/** The objects that are set going at once, and the frames that are measured then. */
const together = 5;
const frames = 45;
/** How long a page at rest is watched, in ms. */
const restMs = 4000;

/** The pages whose objects are all in view, without a card to open first. */
const pages = ['/toys', '/gaming', '/tech', '/snacks', '/old-web'];

type Cost = Readonly<{
  /** Ms from the pointer event's arrival in the page until the drawing was changed. */
  answer: number;
  /** Frames that began in that time. At most one: its own. */
  answerFrames: number;
  /** Ms of scripts per frame with five objects in motion. */
  script: number;
  /** Bytes that the heap grew by in a second at rest, and the frames and timers of that time. */
  bytes: number;
  wakes: number;
}>;

/** Scrolls past the page's objects, so that they can be moved, and back to the first. */
async function reachObjects(page: Page): Promise<void> {
  const grips = page.locator('a[aria-label^="Pick up"]');
  await grips.first().scrollIntoViewIfNeeded();
  await page.locator('[data-live]').first().waitFor();
  for (let index = 1; index <= together; index++) await grips.nth(index).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (least) => document.querySelectorAll('[data-live]').length >= least,
    together,
  );
  await grips.first().scrollIntoViewIfNeeded();
  // Everything that loads late has loaded then, and the page has been scrolled.
  await page.waitForTimeout(3000);
}

/** Events in which the page was woken without input. */
function wakesIn(events: readonly TraceEvent[]): number {
  const start = events.find(({ name }) => name === from);
  const end = events.find(({ name }) => name === to);
  if (!start || !end) throw new Error('the trace has no marks');
  return events.filter(
    ({ name, pid, tid, ts }) =>
      (name === 'FireAnimationFrame' || name === 'TimerFire') &&
      pid === start.pid &&
      tid === start.tid &&
      ts > start.ts &&
      ts < end.ts,
  ).length;
}

const mark = (page: Page, name: string) =>
  page.evaluate((given) => void performance.mark(given), name);

async function rest(browser: Browser, page: Page, session: CDPSession) {
  const { events } = await recordTrace(browser, async () => {
    await mark(page, from);
    await page.waitForTimeout(restMs);
    await mark(page, to);
  });
  await session.send('HeapProfiler.collectGarbage');
  await heapBytes(session);
  const before = await heapBytes(session);
  await page.waitForTimeout(restMs);
  const bytes = (await heapBytes(session)) - before;
  return { wakes: wakesIn(events), bytes: (bytes * 1000) / restMs };
}

type Answer = Readonly<{ answer: number; answerFrames: number }>;

/** Drags the first object with the mouse, and waits until its drawing has changed. */
async function answer(page: Page): Promise<Answer> {
  const object = page.locator('[data-live]').first();
  const box = await object.boundingBox();
  if (!box) throw new Error('the object has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const drawing = document.querySelector('[data-live] svg');
    let at = Number.NaN;
    const frames = {
      begun: 0,
      count(this: void) {
        frames.begun += 1;
        requestAnimationFrame(frames.count);
      },
    };
    const answered = new Promise((resolve) => {
      addEventListener(
        'pointermove',
        () => {
          at = performance.now();
          requestAnimationFrame(frames.count);
        },
        { capture: true, once: true },
      );
      new MutationObserver(() => {
        if (at > 0) resolve({ answer: performance.now() - at, answerFrames: frames.begun });
      }).observe(drawing as Element, {
        attributes: true,
        subtree: true,
        attributeFilter: ['transform'],
      });
    });
    Object.assign(window, { answered });
  });
  await page.mouse.move(x + 20, y + 20);
  const first = await page.evaluate(
    () => (window as unknown as { answered: Promise<Answer> }).answered,
  );
  await page.mouse.up();
  return first;
}

/** The events of a quick drag to and fro, each with the share of the way to the object's edge. */
const drag = [
  ['pointerdown', 0],
  ['pointermove', 0.4],
  ['pointermove', -0.6],
  ['pointermove', 0.8],
  ['pointermove', -0.9],
  ['pointermove', 1],
  ['pointerup', 1],
] as const;

/** Drags five objects in one task, and lets the frames pass in which they move. */
async function moveFive(page: Page): Promise<void> {
  await page.evaluate(
    async ({ count, wanted, begin, end, steps }) => {
      const grips = [...document.querySelectorAll<HTMLElement>('[data-live] a')].slice(0, count);
      for (const grip of grips) {
        const { left, top, width, height } = grip.getBoundingClientRect();
        for (const [type, share] of steps) {
          grip.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 1,
              pointerType: 'mouse',
              clientX: left + width * (0.5 + 0.3 * share),
              clientY: top + height * (0.5 + 0.3 * share),
            }),
          );
        }
      }
      performance.mark(begin);
      for (let frame = 0; frame < wanted; frame++) await new Promise(requestAnimationFrame);
      performance.mark(end);
    },
    { count: together, wanted: frames, begin: from, end: to, steps: drag },
  );
}

function measure(browser: Browser, url: string): Promise<Cost> {
  return visit(browser, url, async (page, session) => {
    await reachObjects(page);
    const { bytes, wakes } = await rest(browser, page, session);
    const first = await answer(page);
    // The object and its sentence are gone then.
    await page.waitForTimeout(6000);
    const { events } = await recordTrace(browser, () => moveFive(page));
    return { ...first, script: scriptTime(events, from, to) / frames, bytes, wakes };
  });
}

/** What the drawn objects cost: their first answer, five in motion, and all of them at rest. */
export const benchObjects: Bench = async ({ short, log }) => {
  const rounds = short ? 1 : 3;
  const { origin, close } = await serveSite();
  const browser = await launchBrowser('heap');
  try {
    const rows: Cell[][] = [];
    for (const path of short ? ['/toys'] : pages) {
      const costs: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) {
        log(`objects: ${path}, round ${round + 1} of ${rounds}`);
        costs.push(await measure(browser, origin + path));
      }
      const middle = (part: keyof Cost) => median(costs.map((cost) => cost[part]));
      rows.push([
        path,
        middle('answer'),
        16.7,
        middle('answerFrames'),
        middle('script'),
        8,
        middle('wakes'),
        middle('bytes'),
      ]);
    }
    return [
      {
        title: 'Objects: the first answer, five at once, and rest',
        columns: [
          '',
          'pointer event to changed drawing, ms',
          'limit',
          'frames until then',
          `script per frame, ${together} moving, ms`,
          'limit',
          'frames and timers at rest',
          'heap bytes per second at rest',
        ],
        rows,
        notes: [
          `Medians of ${rounds} rounds on the built site at 1280 by 720; script is processor time of the main thread over ${frames} frames.`,
          `Rest is ${restMs / 1000} s with the page's objects in view. The heap is the whole page's, the browser's own work in it included.`,
        ],
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};
