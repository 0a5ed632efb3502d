import type { Cameras } from 'phaser';

/**
 * Shows a world of a fixed size whole and centred, as large as the canvas allows.
 * @param width the canvas in device pixels
 * @returns device pixels per world pixel
 */
export function fitCamera(
  camera: Cameras.Scene2D.Camera,
  worldWidth: number,
  worldHeight: number,
  width: number,
  height: number,
): number {
  const zoom = Math.min(width / worldWidth, height / worldHeight);
  camera.setSize(width, height);
  camera.setZoom(zoom);
  camera.centerOn(worldWidth / 2, worldHeight / 2);
  return zoom;
}
