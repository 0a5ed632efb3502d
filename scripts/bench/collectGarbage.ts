import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Forces a full collection, whatever flags the process was started with. */
export function collectGarbage(): void {
  collect();
}

/**
 * Bytes on the heap that `work` left behind, collected or not, less what the measuring costs. It
 * is run three times: a collection throws optimised code away, so only the last run counts.
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
