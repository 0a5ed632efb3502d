import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// From the moment this is imported: before the rest is, which is most of what a start allocates. V8
// would double its young generation again and again for it, and keep that while nobody asks.
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');

/** Both halves of the young generation, in bytes: by itself V8 lets it come to four times as much. */
const YOUNG = 8 * 1024 * 1024;
/** More than it takes to make V8 see that it is too small. */
const MOST_KEPT = 4_000;

/** How much memory the young generation is laid out for, in bytes. */
function youngBytes() {
  const spaces = getHeapSpaceStatistics();
  return spaces.find((space) => space.space_name === 'new_space')?.space_size ?? YOUNG;
}

/**
 * Gives back what only the start needed, and lets V8 take memory for speed from here on, within
 * bounds: the least of the young generation that answers no slower, once and for all – V8 takes no
 * such bound after its start but in the factor that it grows by –, and half as much again in the old
 * one as was alive at its last collection, where V8 would wait for four times as much.
 */
export function leaveSmallHeap() {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  // The first frees what the second then moves together.
  collect();
  collect();
  setFlagsFromString('--no-optimize-for-size');
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--semi-space-growth-factor=4');
  // It grows when more outlives its collections than it holds.
  const kept = [];
  while (youngBytes() < YOUNG && kept.length < MOST_KEPT) {
    kept.push(Array.from({ length: 1_024 }, () => 0));
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}
