/**
 * Numbers per quad: centre, size, rotation as cosine and sine, position in the atlas, brightness.
 */
export const quadStride = 11;

/** The most quads that a screensaver draws. */
export const maxQuads = 320;

/** The quads to draw, in order, on a field of height 1 and width `aspect`. */
export type Quads = { data: Float32Array; count: number };

export function createQuads(): Quads {
  return { data: new Float32Array(maxQuads * quadStride), count: 0 };
}

/**
 * Adds a quad with a picture of the atlas.
 * @param source column and row of its top left corner, width and height, all in pictures
 */
export function addQuad(
  quads: Quads,
  [x, y, width, height]: readonly [number, number, number, number],
  [cosine, sine]: readonly [number, number],
  source: readonly [number, number, number, number],
  light: number,
): void {
  if (quads.count >= maxQuads) return;
  const at = quads.count * quadStride;
  quads.data.set([x, y, width, height, cosine, sine, ...source, light], at);
  quads.count += 1;
}
