/** Of a patch, in pixels either way. */
const size = 30;

/**
 * How far apart two pictures are where they are furthest: the greatest difference of a channel's
 * mean over any patch of thirty pixels, of 255. A letter more or less shows, an edge's smoothness
 * does not.
 * @param one packed RGBA, whole patches both ways
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
