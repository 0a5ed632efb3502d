import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// From the moment this is imported: before the rest is, which is most of what a start allocates. V8
// would double its young generation again and again for it, and keep that while nobody asks.
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');

/**
 * Gives back what only the start needed, and lets V8 take memory for speed from here on: in the old
 * generation half as much again as was alive at its last collection, where it would wait for four
 * times as much.
 */
export function leaveSmallHeap() {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  // The first frees what the second then moves together.
  collect();
  collect();
  setFlagsFromString('--no-optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--heap-growing-percent=50');
}
