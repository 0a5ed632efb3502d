/** Width and height of a patch in pixels. */
const size = 30;

/**
 * The largest difference between two pictures: of a channel's mean over any patch of thirty by
 * thirty pixels, of 255. A missing letter shows in it; the smoothness of an edge does not.
 * @param one packed RGBA, a whole number of patches wide and high
 * @param other of the same size
 */
export function worstPatch(one: Uint32Array, other: Uint32Array, width: number): number {
  const across = width / size;
  const sums = new Float64Array((one.length / size ** 2) * 3);
  for (let at = 0; at < one.length; at++) {
    const a = one[at] ?? 0;
    const b = other[at] ?? 0;
    if (a === b) continue;
    const patch = Math.floor(at / width / size) * across + Math.floor((at % width) / size);
    for (let channel = 0; channel < 3; channel++) {
      const shift = 8 * channel;
      sums[patch * 3 + channel] =
        (sums[patch * 3 + channel] ?? 0) + ((a >> shift) & 255) - ((b >> shift) & 255);
    }
  }
  return sums.reduce((worst, sum) => Math.max(worst, Math.abs(sum)), 0) / size ** 2;
}
