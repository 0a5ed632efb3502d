import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { createTracks } from '../../../scenes/kit/view/tracks';

// The other tests have no timeline (quietTimeline.ts); this one restores it.
beforeAll(
  () => void Object.assign(console, { timeStamp: Reflect.get(globalThis, 'ownTimeStamp') }),
);
afterAll(() => void Reflect.deleteProperty(console, 'timeStamp'));

test("an entry names its kind, its start, the game's own track and the site's group", () => {
  const stamp = vi.spyOn(console, 'timeStamp');
  const tracks = createTracks('Dot');
  tracks.begin('step');
  tracks.end('step');
  expect(stamp.mock.calls).toEqual([
    ['step begins'],
    ['step', 'step begins', undefined, 'Dot', '90s Kid', 'primary'],
  ]);
  stamp.mockRestore();
});

test('a browser that would keep each stamp gets none', () => {
  const stamp = vi.spyOn(console, 'timeStamp');
  const memory = Object.getOwnPropertyDescriptor(console, 'memory') ?? {};
  Reflect.deleteProperty(console, 'memory');
  createTracks('Dot').begin('step');
  Object.defineProperty(console, 'memory', memory);
  expect(stamp).not.toHaveBeenCalled();
  stamp.mockRestore();
});

/** Writes the entries of a number of frames, without anything else that could allocate. */
function record(frames: number): void {
  const tracks = createTracks('Dot');
  for (let frame = 0; frame < frames; frame++) {
    tracks.begin('step');
    tracks.end('step');
    tracks.begin('draw');
    tracks.end('draw');
  }
}

test('no entry stays in the performance timeline, and no byte on the heap', async () => {
  const left = () => [
    ...performance.getEntriesByType('measure'),
    ...performance.getEntriesByType('mark'),
  ];
  const heap = async () =>
    ((await cdp().send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
  const frames = 5_000;
  record(1);
  const entries = left().length;
  // The measurement itself costs some ten kilobytes; a boxed number per frame would be 60.
  const most = 40_000;
  // The first rounds also allocate what the engine needs to compile the loop.
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && least >= most; round++) {
    globalThis.gc?.();
    const before = await heap();
    record(frames);
    least = Math.min(least, (await heap()) - before);
  }
  expect(left()).toHaveLength(entries);
  expect(least).toBeLessThan(most);
});
