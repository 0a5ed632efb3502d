import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('assets/after-paint.js', 'utf8');

type Paint = () => void;

type Connection = Readonly<{ rtt: number }>;
const fast: Connection = { rtt: 50 };

const links = 'links that fetch the modules';
const content = 'what makes it answer';
const contents: Readonly<Record<string, string>> = { modules: links, 'after-paint': content };

type Options = Readonly<{
  tellsPaint?: boolean;
  hidden?: boolean;
  parsed?: boolean;
  /** undefined in browsers that do not tell */
  connection?: Connection | undefined;
}>;

/** Runs the script on a page whose templates have content. */
function boot(options: Options) {
  const {
    tellsPaint = true,
    hidden = false,
    parsed = true,
    connection,
  } = { connection: fast, ...options };
  const brought: unknown[] = [];
  const document = Object.assign(new EventTarget(), {
    hidden,
    readyState: parsed ? 'interactive' : 'loading',
    documentElement: { dataset: {} },
    head: { append: (given: unknown) => brought.push(given) },
    getElementById: (id: string) => ({ content: contents[id] }),
  });
  let paint: Paint = () => {};
  let frame: () => void = () => {};
  class Observer {
    static supportedEntryTypes = tellsPaint ? ['mark', 'paint'] : ['mark'];
    constructor(told: (entries: unknown, observer: Observer) => void) {
      paint = () => told(undefined, this);
    }
    observe() {}
    disconnect() {}
  }
  const navigator = { connection };
  const requestAnimationFrame = (callback: () => void) => {
    frame = callback;
  };
  const globals = { document, navigator, setTimeout, AbortController, requestAnimationFrame };
  runInNewContext(script, { ...globals, PerformanceObserver: Observer });
  return {
    document,
    brought,
    paint: () => paint(),
    /** Runs what was requested for the next frame. */
    frame: () => frame(),
    isBrought: async () => {
      await settled();
      expect(brought).toEqual([links, content]);
    },
    isNot: async () => {
      await settled();
      expect(brought).toEqual([]);
    },
  };
}

/** Lets every pending promise settle. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

it('the template is inserted after the first paint', async () => {
  const page = boot({});
  await page.isNot();
  page.paint();
  await page.isBrought();
});

it('the template is not inserted before the page is parsed', async () => {
  const page = boot({ parsed: false });
  page.paint();
  await page.isNot();
  page.document.dispatchEvent(new Event('DOMContentLoaded'));
  await page.isBrought();
});

it('without paint timing it is inserted at once', async () => {
  await boot({ tellsPaint: false }).isBrought();
});

it('in a hidden tab it is inserted at once', async () => {
  await boot({ hidden: true }).isBrought();
});

it('when the tab is hidden it is inserted at once', async () => {
  const page = boot({});
  await page.isNot();
  page.document.dispatchEvent(new Event('visibilitychange'));
  await page.isBrought();
});

it('it is inserted after three seconds at the latest', async () => {
  const page = boot({});
  vi.advanceTimersByTime(2999);
  await page.isNot();
  vi.advanceTimersByTime(1);
  await page.isBrought();
});

it('on an unknown connection the modules are fetched at once and run after the paint', async () => {
  const page = boot({ connection: undefined });
  await settled();
  expect(page.brought).toEqual([links]);
  page.paint();
  await page.isBrought();
});

it('on a slow connection the modules are fetched at once and run after the first frame, before it is painted', async () => {
  const page = boot({ connection: { rtt: 150 } });
  page.frame();
  await settled();
  // The styles and the layout of the frame come after its callbacks.
  expect(page.brought).toEqual([links]);
  vi.advanceTimersByTime(0);
  await page.isBrought();
});

/** Presses a button with the mouse. @returns how often the script has focused it */
function pressWith(
  page: ReturnType<typeof boot>,
  focusedOf: (button: object) => object,
  prevented = false,
): number {
  const focus = vi.fn();
  const button = { focus, contains: (other: unknown) => other === button };
  const target = { closest: () => button };
  const down = new Event('mousedown', { cancelable: true });
  Object.defineProperty(down, 'target', { value: target });
  if (prevented) down.preventDefault();
  page.document.dispatchEvent(down);
  Object.assign(page.document, { activeElement: focusedOf(button) });
  page.document.dispatchEvent(new Event('mouseup'));
  return focus.mock.calls.length;
}

it('a button that is pressed gets the focus that the browser gives to the page around it', () => {
  const page = boot({});
  const around = () => ({ contains: (other: unknown) => Boolean(other) });
  expect(pressWith(page, around)).toBe(1);
  expect(pressWith(page, around, true)).toBe(0);
  expect(pressWith(page, (button) => button)).toBe(0);
  expect(pressWith(page, () => ({ contains: () => false }))).toBe(0);
});
