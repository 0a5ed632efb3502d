/**
 * A picture whose rows come in pairs, each the mean of the two that it stands for. A card is shown
 * at half the picture's size or less, where nothing of it is seen; half of all the rows cost nothing.
 * @param pixels packed RGBA, opaque, an even number of rows
 */
export function pairRows(pixels: Uint32Array, width: number): Uint32Array {
  const paired = new Uint32Array(pixels.length);
  for (let top = 0; top < pixels.length; top += 2 * width) {
    for (let at = top; at < top + width; at++) {
      const upper = pixels[at] ?? 0;
      const lower = pixels[at + width] ?? 0;
      // Channel by channel: what both have, and half of what one of them has.
      const mean = ((upper & lower) + (((upper ^ lower) >>> 1) & 0x7f7f7f7f)) >>> 0;
      paired[at] = mean;
      paired[at + width] = mean;
    }
  }
  return paired;
}
