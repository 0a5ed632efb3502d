import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Forces a full garbage collection, whatever flags the process was started with. */
export function collectGarbage(): void {
  collect();
}

/**
 * Bytes that `work` allocated on the heap, collected or not, less the cost of measuring. It runs
 * three times: a collection discards optimised code, so only the last run counts.
 */
export function allocatedBytes(work: () => void): number {
  const idle = heapGrowth(() => {});
  return heapGrowth(work) - idle;
}

function heapGrowth(work: () => void): number {
  collect();
  work();
  work();
  const before = process.memoryUsage().heapUsed;
  work();
  return process.memoryUsage().heapUsed - before;
}
