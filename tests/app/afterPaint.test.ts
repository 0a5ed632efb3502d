// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('assets/after-paint.js', 'utf8');

type Paint = () => void;

/** Runs the script on a page with two things in its template. */
function boot(options: Readonly<{ tellsPaint?: boolean; hidden?: boolean; parsed?: boolean }>): {
  paint: Paint;
  brought: () => number;
} {
  const { tellsPaint = true, hidden = false, parsed = true } = options;
  document.head.replaceChildren();
  document.body.innerHTML = '<template id="after-paint"><i></i><b></b></template>';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(parsed ? 'interactive' : 'loading');
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
  return { paint, brought: () => document.head.childElementCount };
}

/** Lets every promise that can settle do so. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('waits for the first paint', async () => {
  const page = boot({});
  await settled();
  expect(page.brought()).toBe(0);
  page.paint();
  await vi.waitFor(() => expect(page.brought()).toBe(2));
});

it('waits for the whole page, however soon it is painted', async () => {
  const page = boot({ parsed: false });
  page.paint();
  await settled();
  expect(page.brought()).toBe(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(page.brought()).toBe(2));
});

it('waits for nothing where no paint is told of', async () => {
  const page = boot({ tellsPaint: false });
  await vi.waitFor(() => expect(page.brought()).toBe(2));
});

it('waits for nothing in a tab that is hidden', async () => {
  const page = boot({ hidden: true });
  await vi.waitFor(() => expect(page.brought()).toBe(2));
});

it('waits no longer than three seconds', async () => {
  const page = boot({});
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(page.brought()).toBe(2));
});
