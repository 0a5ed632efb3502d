import type { GameObjects } from 'phaser';
import type { ImagePool } from '../../kit/view/ImagePool';

/** The next image of a pool, without what it may have kept from its last use. */
export function plain(pool: ImagePool, frame: string, x: number, y: number): GameObjects.Image {
  const image = pool.next(frame, x, y).setScale(1).setAlpha(1).setRotation(0);
  return image.setFlipX(false).setTint(0xffffff);
}
