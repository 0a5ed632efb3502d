import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('assets/after-paint.js', 'utf8');

type Paint = () => void;

/** Runs the script on a page whose template has content. */
function boot(options: Readonly<{ tellsPaint?: boolean; hidden?: boolean; parsed?: boolean }>) {
  const { tellsPaint = true, hidden = false, parsed = true } = options;
  const brought: unknown[] = [];
  const content = 'what makes it answer';
  const document = Object.assign(new EventTarget(), {
    hidden,
    readyState: parsed ? 'interactive' : 'loading',
    documentElement: { dataset: {} },
    head: { append: (given: unknown) => brought.push(given) },
    getElementById: (id: string) => (id === 'after-paint' ? { content } : null),
  });
  let paint: Paint = () => {};
  class Observer {
    static supportedEntryTypes = tellsPaint ? ['mark', 'paint'] : ['mark'];
    constructor(told: (entries: unknown, observer: Observer) => void) {
      paint = () => told(undefined, this);
    }
    observe() {}
    disconnect() {}
  }
  runInNewContext(script, { document, setTimeout, AbortController, PerformanceObserver: Observer });
  return {
    document,
    paint: () => paint(),
    isBrought: async () => {
      await settled();
      expect(brought).toEqual([content]);
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
