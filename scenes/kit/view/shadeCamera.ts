import type { Camera } from './engine/engine';

/**
 * Reduces a camera's picture to a few shades by brightness. This needs filters, which need WebGL;
 * without it the picture keeps its colours.
 * @param shades CSS hex colours, darkest first; undefined leaves the picture unchanged
 */
export function shadeCamera(camera: Camera, shades: readonly string[] | undefined): void {
  // The type says that it is always present, but a 2D canvas has no filters.
  const list = (camera.filters as Camera['filters'] | null)?.external;
  list?.clear();
  if (!list || !shades) return;
  const ramp = shades.map((shade, index) => ({
    colorStart: shade,
    colorEnd: shade,
    start: index / shades.length,
    // The last band ends just above 1, so that it includes pure white.
    end: index === shades.length - 1 ? 1.001 : (index + 1) / shades.length,
  }));
  list.addGradientMap({ ramp });
}
