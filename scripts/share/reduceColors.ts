/** Squared distance of two packed RGBA pixels in red, green and blue. */
function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

/**
 * Reduces a flat picture to a few colours and sets each pixel to the nearest of them. The first is
 * the most frequent colour. Each further one is the colour whose pixels have the largest total
 * distance from the chosen colours, so that a rare, distinct colour is kept rather than another
 * shade of an edge.
 * @param pixels packed RGBA
 * @param count maximum number of colours
 */
export function reduceColors(pixels: Uint32Array, count: number): Uint32Array {
  const uses = new Map<number, number>();
  for (const pixel of pixels) uses.set(pixel, (uses.get(pixel) ?? 0) + 1);
  const colors = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const first = colors[0] ?? 0;
  const nearest = new Map(colors.map((color) => [color, first]));
  const error = (color: number): number =>
    (uses.get(color) ?? 0) * distance(color, nearest.get(color) ?? first) ** 2;
  for (let taken = 1; taken < count; taken++) {
    let worst = first;
    for (const color of colors) if (error(color) > error(worst)) worst = color;
    if (error(worst) === 0) break;
    for (const color of colors) {
      if (distance(color, worst) < distance(color, nearest.get(color) ?? first)) {
        nearest.set(color, worst);
      }
    }
  }
  return pixels.map((pixel) => nearest.get(pixel) ?? pixel);
}
