import type { Camera } from './engine/engine';

/**
 * Shows a world of a fixed size, centred and as large as the canvas allows.
 * @param width the canvas in device pixels
 */
export function fitCamera(
  camera: Camera,
  worldWidth: number,
  worldHeight: number,
  width: number,
  height: number,
): void {
  camera.setSize(width, height);
  camera.setZoom(Math.min(width / worldWidth, height / worldHeight));
  camera.centerOn(worldWidth / 2, worldHeight / 2);
}
