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

test.each(inOrder.map((app) => [app.id, app] as const))(
  'openings and closings of %s leave no listener, context, worker or heap behind',
  async (id, app) => {
    await render(
      <MemoryRouter>
        <div
          style={{ position: 'relative', width: 1200, height: 760, container: 'desktop / size' }}
        >
          <Desktop open={[]} linkTo={() => ''} onCrash={noop} onShutDown={noop} covered={false} />
        </div>
      </MemoryRouter>,
    );
    const cycle = async (): Promise<void> => {
      await launch(app);
      await waitForApp(id);
      expect(find(id)?.textContent).not.toContain('illegal operation');
      close(id);
      await vi.waitUntil(() => !find(id), { interval: 5 });
    };
    const held = watchRetained();
    for (let round = 0; round < warmUp; round += 1) await cycle();
    const before = await held.count();
    /**
     * What is held after further cycles. A window that was closed during its start finishes that
     * first.
     */
    const heldAfter = async (earlier: Retained): Promise<Retained> => {
      for (let time = 0; time < cycles; time += 1) await cycle();
      const until = performance.now() + patience;
      let now = await held.countOnce();
      while (grown(earlier, now).length > 0 && performance.now() < until) now = await held.count();
      return now;
    };
    let [last, after] = [before, await heldAfter(before)];
    const retained = () => after.heap - last.heap;
    const isMore = () => retained() >= maxRetained || grown(last, after).length > 0;
    for (let more = 0; more < 3 && isMore(); more += 1) {
      [last, after] = [after, await heldAfter(after)];
    }
    held.stop();
    console.info(`${id}: retained ${Math.round(retained() / 1000)} kB`);
    expect(grown(last, after)).toEqual([]);
    expect(retained()).toBeLessThan(maxRetained);
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
