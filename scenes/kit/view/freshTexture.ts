import type { CanvasTexture, TextureManager } from './engine/engine';

/**
 * A new canvas of this size to paint on. It replaces the one before.
 * @throws when the browser gives no canvas
 */
export function freshTexture(
  textures: TextureManager,
  key: string,
  width: number,
  height: number,
): CanvasTexture {
  if (textures.exists(key)) textures.remove(key);
  const texture = textures.createCanvas(key, width, height);
  if (!texture) throw new Error(`no texture "${key}" could be made`);
  return texture;
}
