import type { Browser, Page } from 'playwright';
import type { BenchTable } from '../lib/BenchTable';
import { launchBrowser } from '../lib/launchBrowser';
import { recordTrace } from '../lib/recordTrace';
import { longestTask, scriptTime } from '../lib/scriptTime';
import { median } from '../lib/statistics';
import { visit } from '../lib/visit';
import { serveSite } from '../routes/serveSite';

const from = 'bench-from';
const to = 'bench-to';

const own = ['display'] as const;
const eight = [
  'computer',
  'bin',
  'notepad',
  'minesweeper',
  'solitaire',
  'snake',
  'teletext',
  'display',
] as const;

type Cost = Readonly<{
  /** Time in scripts per pointer move, in ms of processor time. */
  script: number;
  longest: number;
  /** All changes of the document, except those of the dragged window's own style. */
  changes: number;
}>;

/** Moves the pointer in a circle, one move per frame, with the button pressed or released. */
async function circle(
  page: Page,
  x: number,
  y: number,
  down: boolean,
  moves: number,
): Promise<void> {
  await page.mouse.move(x, y);
  if (down) await page.mouse.down();
  await page.evaluate((name) => void performance.mark(name), from);
  for (let move = 0; move < moves; move += 1) {
    const turn = (move / moves) * 4 * Math.PI;
    await page.mouse.move(x + 60 * Math.sin(turn), y + 40 - 40 * Math.cos(turn));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate((name) => void performance.mark(name), to);
  if (down) await page.mouse.up();
}

function measure(
  browser: Browser,
  origin: string,
  open: readonly string[],
  drags: boolean,
  moves: number,
): Promise<Cost> {
  return visit(browser, `${origin}/win95-desktop?open=${open.join(',')}`, async (page) => {
    const dragged = page.locator('[data-window="display"]');
    await dragged.locator('fieldset').waitFor();
    if (open.includes('snake')) await page.locator('[data-window="snake"] canvas').waitFor();
    const title = await dragged.getByRole('heading').boundingBox();
    if (!title) throw new Error('there is no title bar to drag');
    // Wait until everything that loads late has loaded.
    await page.waitForTimeout(3000);
    const changed = await page.evaluateHandle(() => {
      const told = { count: 0 };
      const display = document.querySelector('[data-window="display"]');
      new MutationObserver((records) => {
        told.count += records.filter(({ target }) => target !== display).length;
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      return told;
    });
    const x = title.x + 40;
    // Without a drag the pointer moves over the content of the window, which has a cost of its own.
    const y = title.y + (drags ? 8 : 120);
    const { events } = await recordTrace(browser, () => circle(page, x, y, drags, moves));
    return {
      script: scriptTime(events, from, to) / moves,
      longest: longestTask(events, from, to),
      changes: await changed.evaluate(({ count }) => count),
    };
  });
}

/** The cost of a pointer move while a window is dragged, with one window open and with eight. */
export async function benchDrag(short: boolean, log: (line: string) => void): Promise<BenchTable> {
  const rounds = short ? 1 : 5;
  const moves = short ? 24 : 240;
  const candidates = [
    ['no drag, one window', own, false],
    ['one window', own, true],
    ['no drag, eight windows', eight, false],
    ['one of eight windows', eight, true],
  ] as const;
  const costs = candidates.map((): Cost[] => []);
  const { origin, close } = await serveSite();
  const browser = await launchBrowser('time');
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, [name, open, drags]] of candidates.entries()) {
        log(`desktop: ${name}, round ${round + 1} of ${rounds}`);
        costs[at].push(await measure(browser, origin, open, drags, moves));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  const middle = (at: number, part: keyof Cost) => median(costs[at].map((cost) => cost[part])) ?? 0;
  return {
    title: 'Desktop: dragging a window',
    columns: [
      '',
      'script per move, ms',
      'above no drag',
      'limit',
      'longest task, ms',
      'limit',
      'other changes of the document',
    ],
    rows: candidates.map(([name, , drags], at) => [
      name,
      middle(at, 'script'),
      drags ? middle(at, 'script') - middle(at - 1, 'script') : undefined,
      drags ? 4 : undefined,
      middle(at, 'longest'),
      drags ? 50 : undefined,
      middle(at, 'changes'),
    ]),
    notes: [
      `Medians of ${rounds} rounds of ${moves} moves on the built site, one move a frame, in processor time of the main thread.`,
      'The last column counts all other changes of the document: the clock and the seconds of the games. A move causes none.',
    ],
  };
}
