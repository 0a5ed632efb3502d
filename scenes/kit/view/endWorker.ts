/** Longer than any page and its pictures take to start. */
const startedMs = 10_000;

/**
 * Ends a worker that has had a canvas, later. The page waits while the worker's graphics are
 * released: 60 to 300 ms while others start, and hardly at all once they have.
 */
export function endWorker(worker: Worker): void {
  setTimeout(() => worker.terminate(), startedMs);
}
