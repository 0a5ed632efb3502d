import { expect, test } from 'vitest';
import { GraveyardCamera } from '../../scenes/graveyard-ghosts/view/GraveyardCamera';
import { mazeSide } from '../../scenes/graveyard-ghosts/view/paintMaze';
import type { Camera } from '../../scenes/kit/view/engine/engine';

function fit(width: number, height: number): GraveyardCamera {
  const camera = new GraveyardCamera();
  const nothing = { setSize: () => nothing, setZoom: () => nothing, centerOn: () => nothing };
  camera.fit(nothing as unknown as Camera, width, height);
  return camera;
}

test.each([
  ['on a phone, 368 pixels wide, the maze is shown at twice its size', 368, 470, 2],
  ['at 367 pixels it is shown at its own size', 367, 470, 1],
  ['at three device pixels to one it is shown at six times its size', 1104, 1410, 6],
])('%s', (_what, width, height, zoom) => {
  const { window } = fit(width, height);
  expect(width / window.width).toBe(zoom);
  // At least one pixel of the hedge around it shows on either side.
  expect(window.left).toBeLessThanOrEqual(13);
  expect(window.left + window.width).toBeGreaterThanOrEqual(mazeSide - 13);
});
