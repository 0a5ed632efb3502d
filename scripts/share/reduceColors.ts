/** Squared distance of two packed RGBA pixels in red, green and blue. */
function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

/** Colours closer than this, squared, are one to the eye. */
const alike = 300;

/**
 * A flat picture in few colours: each pixel becomes the nearest of those used most.
 * @param pixels packed RGBA
 * @param count of colours, at the most
 */
export function reduceColors(pixels: Uint32Array, count: number): Uint32Array {
  const uses = new Map<number, number>();
  for (const pixel of pixels) uses.set(pixel, (uses.get(pixel) ?? 0) + 1);
  const byUse = [...uses].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const palette: number[] = [];
  for (const color of byUse) {
    if (palette.length === count) break;
    if (palette.every((taken) => distance(taken, color) > alike)) palette.push(color);
  }
  const nearest = new Map<number, number>();
  for (const color of byUse) {
    let best = palette[0] ?? color;
    for (const candidate of palette) {
      if (distance(candidate, color) < distance(best, color)) best = candidate;
    }
    nearest.set(color, best);
  }
  return pixels.map((pixel) => nearest.get(pixel) ?? pixel);
}
