/**
 * Replaces each pair of rows by their mean, so that half of the rows take almost no bytes. A share
 * card is shown at half the picture's size or less, where this cannot be seen.
 * @param pixels packed RGBA, opaque, an even number of rows
 */
export function pairRows(pixels: Uint32Array, width: number): Uint32Array {
  const paired = new Uint32Array(pixels.length);
  for (let top = 0; top < pixels.length; top += 2 * width) {
    for (let at = top; at < top + width; at++) {
      const upper = pixels[at] ?? 0;
      const lower = pixels[at + width] ?? 0;
      // The mean of each channel: the bits that both have, plus half of the bits that only one has.
      const mean = ((upper & lower) + (((upper ^ lower) >>> 1) & 0x7f7f7f7f)) >>> 0;
      paired[at] = mean;
      paired[at + width] = mean;
    }
  }
  return paired;
}
