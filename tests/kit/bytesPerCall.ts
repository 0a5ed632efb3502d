import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from '../../scripts/bench/collectGarbage';

// On a busy machine optimised code would come at any time: now it stands after the warm-up.
setFlagsFromString('--no-concurrent-recompilation');

export const warmUp = 60_000;
/** Few enough that one small object a call does not fill the young generation. */
const counted = 20_000;
const windows = 24;
/** Bytes per call below which nothing was allocated by a call. */
export const minKept = 1;

/**
 * The least of several windows, in bytes per call: engines put compiled code and the like on the
 * same heap now and then, but what a call allocates is in every window. A collection throws away
 * optimised code as well, so each window is warmed up after its own.
 */
export function bytesPerCall(call: () => void, most = windows): number {
  let least = Number.POSITIVE_INFINITY;
  for (let window = 0; window < most && least >= minKept; window += 1) {
    collectGarbage();
    repeat(call, warmUp);
    const before = process.memoryUsage().heapUsed;
    repeat(call, counted);
    const bytes = process.memoryUsage().heapUsed - before;
    // Less than nothing: a collection fell into the window.
    if (bytes >= 0) least = Math.min(least, bytes / counted);
  }
  return least;
}

function repeat(call: () => void, times: number): void {
  for (let index = 0; index < times; index += 1) call();
}
