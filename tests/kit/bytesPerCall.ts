import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from '../../scripts/bench/collectGarbage';

// Without this, a busy machine would install optimised code at random times. Now it is ready after
// the warm-up.
setFlagsFromString('--no-concurrent-recompilation');

export const warmUp = 60_000;
/** So few that one small object a call does not fill the young generation. */
const counted = 20_000;
const windows = 24;
/** Below this number of bytes a call allocates nothing. */
export const minKept = 1;

/**
 * The minimum of several windows, in bytes per call. Engines put compiled code on the same heap now
 * and then, but what a call allocates is in every window. A garbage collection also discards
 * optimised code, so each window is warmed up after its own.
 */
export function bytesPerCall(call: () => void, most = windows): number {
  let least = Number.POSITIVE_INFINITY;
  for (let window = 0; window < most && least >= minKept; window += 1) {
    collectGarbage();
    repeat(call, warmUp);
    const before = process.memoryUsage().heapUsed;
    repeat(call, counted);
    const bytes = process.memoryUsage().heapUsed - before;
    // A negative value means a garbage collection within the window.
    if (bytes >= 0) least = Math.min(least, bytes / counted);
  }
  return least;
}

function repeat(call: () => void, times: number): void {
  for (let index = 0; index < times; index += 1) call();
}
