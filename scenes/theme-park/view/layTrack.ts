import { shape, shapeOf } from '../rules/coaster/pieces';
import type { Layer } from './QuadList';
import { sprite } from './sprites';
import { levelHeight, pointOn } from './trackPoint';

/** Pieces of rail that one piece of track is drawn with, by shape. */
const rails = Uint8Array.of(4, 4, 4, 5, 5, 5, 6, 16);

const from = { x: 0, y: 0, height: 0 };
const to = { x: 0, y: 0, height: 0 };

/** Lays a piece of track with the corner of its cell at a point in world pixels. */
export function layTrack(list: Layer, track: number, x: number, y: number, alpha = 1): void {
  const piece = shapeOf(track);
  const count = rails[piece];
  pointOn(track, 0.5, from);
  // A loop stands on its foot.
  const height = piece === shape.loop ? from.height - 2 * levelHeight : from.height;
  list.add(sprite.railShade, x + 20, y + 23, alpha);
  for (let rest = height; rest > 2; rest -= levelHeight) {
    const part = Math.min(1, rest / levelHeight);
    list.add(sprite.post, x + 20, y + 23 - rest + (part * levelHeight) / 2, alpha);
  }
  const rail = piece === shape.chain ? sprite.chainRail : sprite.rail;
  pointOn(track, 0, from);
  for (let index = 1; index <= count; index += 1) {
    pointOn(track, index / count, to);
    const acrossX = to.x - from.x;
    const acrossY = to.y - to.height - from.y + from.height;
    list.add(
      rail,
      x + (from.x + to.x) / 2,
      y + (from.y - from.height + to.y - to.height) / 2,
      alpha,
      Math.atan2(acrossY, acrossX),
    );
    from.x = to.x;
    from.y = to.y;
    from.height = to.height;
  }
}
