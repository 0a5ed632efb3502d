import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { type App, apps } from '../../../src/toys/desktop/apps';
import { Desktop } from '../../../src/toys/desktop/Desktop';
import { leaveUnpainted } from '../leaveUnpainted';
import { type Retained, watchRetained } from './watchRetained';
import { close, find, waitForApp } from './windows';

leaveUnpainted();

/** Until the modules are loaded. */
const warmUp = 2;
const cycles = 2;
/**
 * Bytes of heap: 25 kB a cycle. An engine may create more later, but only once: if more bytes or
 * objects are retained, the same number of cycles is repeated, and must not retain them again. A leak
 * does.
 */
const maxRetained = cycles * 25_000;
/** How long a window that was closed during its start may take to finish that; milliseconds. */
const patience = 5_000;

const noop = () => {};

const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];

async function pressItem(name: string): Promise<void> {
  const item = await vi.waitUntil(
    () => items().find((entry) => entry.textContent?.trim().startsWith(name)),
    { interval: 5 },
  );
  item.click();
}

/** Opens a program as a visitor does: by its icon, or from the Start menu. */
async function launch({ title, program }: App): Promise<void> {
  const icons = document.querySelectorAll<HTMLElement>('[aria-label="Desktop icons"] button');
  const icon = [...icons].find((one) => one.textContent === title);
  if (icon) return icon.click();
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  buttons.find((button) => button.textContent?.trim() === 'Start')?.click();
  if (program) await pressItem('Programs');
  await pressItem(title);
}

/** The counts that are higher than before, in words. What the previous test left may have gone. */
function grown(before: Retained, after: Retained): readonly string[] {
  const { heap: _, ...counts } = after;
  return Object.entries(counts)
    .filter(([name, count]) => count > before[name as keyof Retained])
    .map(([name, count]) => `${name}: ${before[name as keyof Retained]}, then ${count}`);
}

// A window is used in an interactive page, where nothing waits for a first press.
beforeAll(() => void performance.mark('interactive'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/**
 * Programs that load an engine or thousands of texts come last: each collection of garbage goes
 * through all that is loaded by then.
 */
const heavy = ['snake', 'arcadeboy', 'theme-park', 'musictv', 'online', 'teletext'];
const inOrder = apps.toSorted((one, other) => heavy.indexOf(one.id) - heavy.indexOf(other.id));
const groups = Array.from({ length: Math.ceil(apps.length / 5) }, (_, index) =>
  inOrder.slice(index * 5, index * 5 + 5),
);

async function cycle(app: App): Promise<void> {
  await launch(app);
  await waitForApp(app.id);
  expect(find(app.id)?.textContent).not.toContain('illegal operation');
  close(app.id);
  await vi.waitUntil(() => !find(app.id), { interval: 5 });
}

/**
 * Opens and closes programs in turn until a round retains nothing more.
 * @param rounds at most
 * @returns what the last round retained: the counts that grew, and bytes of heap
 */
async function retainedBy(programs: readonly App[], rounds: number) {
  const held = watchRetained();
  const repeat = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) for (const app of programs) await cycle(app);
  };
  await repeat(warmUp);
  let last = await held.count();
  for (let round = 1; ; round += 1) {
    await repeat(cycles);
    // A window that was closed during its start finishes that first.
    const until = performance.now() + patience;
    let now = await held.countOnce();
    while (grown(last, now).length > 0 && performance.now() < until) now = await held.count();
    const counts = grown(last, now);
    const heap = now.heap - last.heap;
    const isMore = heap >= maxRetained || counts.length > 0;
    if (!isMore || round === rounds) {
      held.stop();
      return { counts, heap, isMore };
    }
    last = now;
  }
}

// Five programs are measured together, within the limit of one, because that takes half of the time.
// If they retain more, each is measured by itself.
test.each(groups.map((programs) => [programs.map(({ id }) => id).join(', '), programs] as const))(
  'openings and closings of %s leave no listener, context, worker or heap behind',
  async (ids, programs) => {
    await render(
      <MemoryRouter>
        <div
          style={{ position: 'relative', width: 1200, height: 760, container: 'desktop / size' }}
        >
          <Desktop open={[]} linkTo={() => ''} onCrash={noop} onShutDown={noop} covered={false} />
        </div>
      </MemoryRouter>,
    );
    const together = await retainedBy(programs, 3);
    console.info(`${ids}: retained ${Math.round(together.heap / 1000)} kB`);
    if (!together.isMore) return;
    for (const app of programs) {
      const { counts, heap } = await retainedBy([app], 4);
      console.info(`${app.id}: retained ${Math.round(heap / 1000)} kB`);
      expect(counts, app.id).toEqual([]);
      expect(heap, app.id).toBeLessThan(maxRetained);
    }
  },
  300_000,
);

const eight = [
  'notepad',
  'paint',
  'calculator',
  'charmap',
  'prompt',
  'minesweeper',
  'network',
  'recorder',
];

test('eight windows that stand open for ten minutes hold no more than after the first', async () => {
  // Fake timers let the ten minutes pass at once: only timers can make the heap grow.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => void vi.useRealTimers());
  let listeners = 0;
  const added: (...given: never[]) => unknown = Reflect.get(
    EventTarget.prototype,
    'addEventListener',
  );
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...given
  ) {
    listeners += 1;
    return Reflect.apply(added, this, given);
  });
  onTestFinished(() => add.mockRestore());
  await render(
    <MemoryRouter>
      <div style={{ position: 'relative', width: 1200, height: 760, container: 'desktop / size' }}>
        <Desktop open={[]} linkTo={() => ''} onCrash={noop} onShutDown={noop} covered={false} />
      </div>
    </MemoryRouter>,
  );
  for (const id of eight) {
    const app = apps.find((one) => one.id === id);
    if (!app) throw new Error(id);
    await launch(app);
    await waitForApp(id);
  }
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) await vi.advanceTimersByTimeAsync(60_000);
    const elements = document.querySelectorAll('*').length;
    return { elements, timers: vi.getTimerCount(), listeners };
  };
  const first = await pass(1);
  expect(document.querySelectorAll('[data-window]')).toHaveLength(eight.length);
  expect(await pass(9)).toEqual(first);
}, 120_000);
