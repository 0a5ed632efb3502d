import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// These flags apply as soon as this module is imported. Import it first: loading the other modules is
// most of what a start allocates. Otherwise V8 would double its young generation several times for
// them, and keep that size while no requests come.
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');

/**
 * Frees what only the start needed. From here on V8 may use memory for speed: it collects the old
 * generation again when that has grown by half. By default it would wait until that is four times as
 * large.
 */
export function leaveSmallHeap() {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  // The first collection frees memory. The second compacts what remains.
  collect();
  collect();
  setFlagsFromString('--no-optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--heap-growing-percent=50');
}
