import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '../../src/lib/afterFirstPaint';

/** A browser whose page is painted when the test says so. */
const observers = new Set<PaintObserver>();
let painted: string[] = [];

class PaintObserver {
  static supportedEntryTypes: readonly string[] = ['mark', 'paint'];
  readonly #told: (list: unknown) => void;

  constructor(told: (list: unknown) => void) {
    this.#told = told;
  }

  observe(options: PerformanceObserverInit): void {
    expect(options).toEqual({ type: 'paint', buffered: true });
    observers.add(this);
  }

  disconnect(): void {
    observers.delete(this);
  }

  tell(name: string): void {
    this.#told({ getEntriesByName: (asked: string) => [name].filter((each) => each === asked) });
  }
}

function paint(name: string): void {
  painted.push(name);
  for (const observer of observers) observer.tell(name);
}

beforeEach(() => {
  painted = [];
  observers.clear();
  PaintObserver.supportedEntryTypes = ['mark', 'paint'];
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('performance', {
    getEntriesByName: (asked: string) => painted.filter((name) => name === asked),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('waits for content, which a mere background is not, and comes once', async () => {
  const called = vi.fn();
  afterFirstPaint(called);
  await Promise.resolve();
  paint('first-paint');
  expect(called).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(called).toHaveBeenCalledOnce();
  expect(observers.size).toBe(0);
});

test('on a page already painted it comes within the same task, after its caller', async () => {
  paint('first-contentful-paint');
  const called = vi.fn();
  afterFirstPaint(called);
  expect(called).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(called).toHaveBeenCalledOnce();
  expect(observers.size).toBe(0);
});

test('a browser that knows nothing of paints waits for none', async () => {
  PaintObserver.supportedEntryTypes = ['mark'];
  const called = vi.fn();
  afterFirstPaint(called);
  await Promise.resolve();
  expect(called).toHaveBeenCalledOnce();
});

test.each([
  ['before the paint', []],
  ['after it', ['first-contentful-paint']],
])('cancelled %s it leaves nothing behind', async (_, before) => {
  painted = [...before];
  const called = vi.fn();
  const cancel = afterFirstPaint(called);
  cancel();
  await Promise.resolve();
  expect(observers.size).toBe(0);
  paint('first-contentful-paint');
  expect(called).not.toHaveBeenCalled();
});
