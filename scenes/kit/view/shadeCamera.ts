import type { Camera } from './engine/engine';

/**
 * Shows what a camera sees in a few shades by brightness. Without WebGL, which filters need, the
 * picture keeps its colours.
 * @param shades CSS hex colours, darkest first; without them the picture is unchanged
 */
export function shadeCamera(camera: Camera, shades: readonly string[] | undefined): void {
  // The type is not optional, but a 2D canvas has no filters.
  const list = (camera.filters as Camera['filters'] | null)?.external;
  list?.clear();
  if (!list || !shades) return;
  const ramp = shades.map((shade, index) => ({
    colorStart: shade,
    colorEnd: shade,
    start: index / shades.length,
    // Pure white is at the very end of the last band.
    end: index === shades.length - 1 ? 1.001 : (index + 1) / shades.length,
  }));
  list.addGradientMap({ ramp });
}
