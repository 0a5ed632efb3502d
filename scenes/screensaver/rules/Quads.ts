/** Numbers of a quad: middle, size, turn as cosine and sine, place in the atlas, light. */
export const quadStride = 11;

/** More quads than this no saver draws. */
export const mostQuads = 320;

/** What there is to draw, in order; on a field of 1 high and `aspect` wide. */
export type Quads = { data: Float32Array; count: number };

export function createQuads(): Quads {
  return { data: new Float32Array(mostQuads * quadStride), count: 0 };
}

/**
 * Adds a picture of the atlas.
 * @param source column and row of its left top in pictures, and its width and height in them
 */
export function addQuad(
  quads: Quads,
  [x, y, width, height]: readonly [number, number, number, number],
  [cosine, sine]: readonly [number, number],
  source: readonly [number, number, number, number],
  light: number,
): void {
  if (quads.count >= mostQuads) return;
  const at = quads.count * quadStride;
  quads.data.set([x, y, width, height, cosine, sine, ...source, light], at);
  quads.count += 1;
}
